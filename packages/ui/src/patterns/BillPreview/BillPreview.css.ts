import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const receipt = style(inPatterns({ display: 'grid', gap: space.s8, minWidth: 0 }));

export const lines = style(inPatterns({ display: 'grid', minWidth: 0 }));

/** The text at the start, the amount at the end on the text's first line. */
export const line = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s16,
    paddingBlock: 3,
    font: vars.text.data,
    color: color.inkSecond,
  }),
  variants: {
    kind: {
      item: {},
      total: inPatterns({
        marginBlockStart: space.s8,
        paddingBlockStart: space.s12,
        borderBlockStart: `1px solid ${color.line}`,
        color: color.ink,
        fontWeight: 600,
      }),
    },
  },
});

export const words = style(inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }));

export const amount = recipe({
  base: inPatterns({
    flex: 'none',
    color: color.ink,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
  variants: {
    // Outdated amounts are dimmed until the new ones arrive.
    isStale: { true: inPatterns({ color: color.inkQuiet }) },
  },
});

/** The next bill, apart from today's. */
export const next = style(
  inPatterns({ display: 'grid', gap: space.s4, marginBlockStart: space.s12, minWidth: 0 }),
);

/** The skeleton of an amount. */
export const skeleton = style(inPatterns({ flex: 'none', width: 64 }));

export const after = style(
  inPatterns({
    display: 'grid',
    gap: space.s4,
    justifyItems: 'start',
    minWidth: 0,
    textWrap: 'pretty',
  }),
);

export const alternative = style(inPatterns({ marginBlockStart: space.s8 }));

/** A date does not break at its hyphens. */
export const date = style(inPatterns({ whiteSpace: 'nowrap' }));
