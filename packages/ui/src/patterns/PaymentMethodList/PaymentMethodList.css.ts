import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';

const { color, space } = vars;

/** Below this container width a row takes two lines: the card, then its expiry. */
const narrow = '(max-width: 519px)';

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: vars.size.controlSmall,
    paddingBlockEnd: space.s8,
  }),
);

export const place = style(inPatterns({ containerType: 'inline-size', minWidth: 0 }));

/** The columns of all rows, so that texts align. */
export const list = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr) auto auto',
    columnGap: space.s4,
    borderBlockStart: `1px solid ${color.lineStrong}`,
    outline: 'none',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
  }),
);

export const empty = style(
  inPatterns({
    paddingBlock: space.s16,
    borderBlockStart: `1px solid ${color.lineStrong}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const row = style(
  inPatterns({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: 55,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.line}`,
    outline: 'none',
    '@container': { [narrow]: { paddingBlock: space.s12 } },
  }),
);

export const card = style(
  inPatterns({
    minWidth: 0,
    paddingInlineEnd: space.s12,
    // The adjacent button has its own padding.
    '@container': { [narrow]: { gridColumn: '1 / span 2', paddingInlineEnd: 0 } },
  }),
);

/** On a narrow row it aligns with the card's text, not its mark. */
export const expiry = recipe({
  base: inPatterns({
    display: 'flex',
    minWidth: 0,
    paddingInlineEnd: space.s12,
    // "next month" wraps to the second line as a whole.
    textWrap: 'balance',
    '@container': { [narrow]: { gridRow: '2', paddingInlineStart: 48, paddingInlineEnd: 0 } },
  }),
  variants: {
    layout: {
      alone: inPatterns({ '@container': { [narrow]: { gridColumn: '1 / -1' } } }),
      beside: inPatterns({ '@container': { [narrow]: { gridColumn: '1' } } }),
    },
  },
});

/** The label of a quiet button, not its box, aligns with the column edge. */
export const makeDefault = recipe({
  base: inPatterns({
    justifySelf: 'end',
    '@container': {
      [narrow]: { gridColumn: '2 / span 2', gridRow: '2', marginInlineEnd: bleedMargin(12) },
    },
  }),
  variants: {
    // The spinner takes the space before the label, so that no column moves; a visible box would overlap other text.
    isBusy: { true: inPatterns({ marginInlineStart: bleedMargin(24) }), false: {} },
  },
});

/** The icon also aligns with the column edge. */
export const bin = style(
  inPatterns({
    gridColumn: '4',
    marginInlineEnd: bleedMargin(8),
    '@container': { [narrow]: { gridColumn: '3', gridRow: '1' } },
  }),
);

/** Aligned with the card's text, not its mark. */
export const refusal = style(
  inPatterns({
    display: 'flex',
    gap: space.s8,
    gridColumn: '1 / -1',
    paddingInlineStart: 48,
    paddingBlockStart: space.s8,
    font: vars.text.caption,
    color: color.dangerText,
    textWrap: 'pretty',
  }),
);
