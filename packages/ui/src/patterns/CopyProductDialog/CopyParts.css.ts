import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;

export const parts = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.s16} ${space.s24}`,
    '@media': {
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: { gridTemplateColumns: '1fr' },
    },
  }),
);

export const list = style(
  inPatterns({ display: 'grid', gap: space.s4, marginBlockStart: space.s8 }),
);

export const item = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    font: vars.text.data,
    color: color.inkSecond,
  }),
);
