import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;

export const line = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    font: vars.text.data,
    color: vars.color.inkSecond,
    whiteSpace: 'nowrap',
  }),
);

export const failure = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s8,
    font: vars.text.data,
    color: vars.color.dangerText,
  }),
);

export const words = style(
  inPatterns({ display: 'flex', gap: space.s8, alignItems: 'flex-start', maxWidth: 420 }),
);
