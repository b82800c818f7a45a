import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inLayout } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

/** 776 + 64 + 344 at the page's full width. */
export const split = style(
  inLayout({
    display: 'grid',
    gap: vars.space.s40,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [`screen and (min-width: ${breakpoints.desktop}px)`]: {
        gap: vars.space.s64,
        gridTemplateColumns: 'minmax(0, 776fr) minmax(0, 344fr)',
        alignItems: 'start',
      },
    },
  }),
);
