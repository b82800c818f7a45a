import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const summary = style(inPatterns({ display: 'grid', gap: space.s28, minWidth: 0 }));

/** The skeletons, at the height of the loaded content. */
export const footSkeleton = style(inPatterns({ height: vars.size.control }));

export const headSkeleton = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'flex-start',
    paddingBlockStart: 6,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
  }),
  variants: {
    // With column names, or without.
    height: { 42: inPatterns({ minHeight: 57 }), 55: inPatterns({ minHeight: 42 }) },
  },
});

export const rowSkeleton = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  variants: {
    height: { 42: inPatterns({ minHeight: 42 }), 55: inPatterns({ minHeight: 55 }) },
  },
});
