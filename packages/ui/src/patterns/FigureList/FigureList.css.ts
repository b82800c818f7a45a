import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { coarse } from '../../theme/states.ts';

const { color, space } = vars;

export const list = style(
  inPatterns({
    marginBlockStart: space.s8,
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
);

export const row = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s16,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
    '@media': { [coarse]: { paddingBlock: 12 } },
  }),
);

export const value = style(
  inPatterns({ fontVariantNumeric: 'tabular-nums', color: color.inkSecond }),
);

export const note = style(
  inPatterns({ display: 'block', font: vars.text.caption, color: color.inkQuiet }),
);
