import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;
const narrow = 'screen and (max-width: 1099px)';

export const panel = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    columnGap: 72,
    rowGap: space.s40,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const column = style(
  inPatterns({ display: 'grid', alignContent: 'start', gap: space.s28, minWidth: 0 }),
);

/** The drawing has this height in every window with room for its 310 pixels. */
export const drawingSkeleton = style(inPatterns({ minHeight: 462 }));

/** The heights of what stands there, each with its label or heading. */
export const skeletonOf = styleVariants(
  { width: 81, artwork: 281, use: 155, address: 76, files: 586, checks: 575 },
  (minHeight) => inPatterns({ minHeight }),
);
