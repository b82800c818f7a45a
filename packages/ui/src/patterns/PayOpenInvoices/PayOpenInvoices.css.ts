import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const view = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

export const lines = style(inPatterns({ display: 'grid', margin: 0, minWidth: 0 }));

/** Words at the start, the amount at the end. */
export const line = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s16,
    paddingBlock: space.s4,
    font: vars.text.body,
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

export const amount = style(
  inPatterns({
    flex: 'none',
    margin: 0,
    color: color.ink,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);

export const card = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minWidth: 0,
  }),
);

export const cards = style(
  inPatterns({ display: 'grid', justifyItems: 'start', gap: space.s12, minWidth: 0 }),
);
