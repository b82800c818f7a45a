import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { space } = vars;

export const framing = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space.s16} ${space.s24}`,
    '@media': {
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: {
        gridTemplateColumns: '132px minmax(0, 1fr)',
      },
    },
  }),
);

/** The phone-sized frame of the page, beside all its fields. */
export const frame = style(
  inPatterns({
    '@media': {
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: { gridRow: 'span 2' },
    },
  }),
);
