/** The places of words while plans load. */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { figureLine } from './PlanCards.css.ts';

const { space } = vars;

/** The name of a plan. */
export const boneTitle = style(
  inPatterns({ minHeight: '1.75rem', paddingBlockStart: space.s4, marginBlockEnd: space.s4 }),
);
/** As high as a sentence, or as the choice beside it. */
export const boneHead = recipe({
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
export const boneNote = style(inPatterns({ height: 32 }));
export const boneFigure = style(inPatterns({ width: 110, height: figureLine, paddingBlock: 5 }));
export const boneAction = style(
  inPatterns({ height: vars.size.control, overflow: 'hidden', borderRadius: vars.radius.control }),
);
export const boneRow = style(inPatterns({ paddingBlock: 6 }));
