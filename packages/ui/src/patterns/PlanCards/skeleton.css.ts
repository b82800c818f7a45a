/** Skeletons of text while plans load. */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { figureLine } from './PlanCards.css.ts';

const { space } = vars;

/** The name of a plan. */
export const titleSkeleton = style(
  inPatterns({ minHeight: '1.75rem', paddingBlockStart: space.s4, marginBlockEnd: space.s4 }),
);
/** As high as a sentence, or as the choice beside it. */
export const headSkeleton = recipe({
  base: inPatterns({
    display: 'grid',
    // A phone is narrower than its line.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minWidth: 0,
  }),
  variants: { hasChoice: { true: inPatterns({ minHeight: 32 }), false: {} } },
});
/** Two lines of a note. */
export const noteSkeleton = style(inPatterns({ height: 32 }));
export const figureSkeleton = style(
  inPatterns({ width: 110, height: figureLine, paddingBlock: 5 }),
);
export const actionSkeleton = style(
  inPatterns({ height: vars.size.control, overflow: 'hidden', borderRadius: vars.radius.control }),
);
export const rowSkeleton = style(inPatterns({ paddingBlock: 6 }));
