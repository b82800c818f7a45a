import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const mark = (color: string) =>
  inElements({ flex: 'none', width: 10, height: 10, marginBlockStart: 5, color });

export const statusMark = styleVariants({
  root: inElements({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space.s8,
    font: vars.text.data,
    color: vars.color.inkSecond,
    minWidth: 0,
  }),
  word: inElements({ minWidth: 0, overflowWrap: 'anywhere' }),
  full: mark(vars.color.accentText),
  half: mark(vars.color.cautionMark),
  dashed: mark(vars.color.inkQuiet),
  struck: mark(vars.color.inkQuiet),
  paused: mark(vars.color.cautionMark),
  clock: mark(vars.color.inkSecond),
  square: mark(vars.color.inkQuiet),
});
