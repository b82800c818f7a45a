import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { coarse } from '../../theme/states.ts';

const { color, space } = vars;

const inkEdge = `inset 0 0 0 1px ${color.ink}`;

export const card = style(inPatterns({ position: 'relative', minWidth: 0 }));

/** A mouse hovers the card, or its link has keyboard focus; on touch the card just opens. */
const active = {
  mouse: `${card}:hover &`,
  keyboard: `${card}:has([data-focus-visible]) &`,
};

export const picture = style(
  inPatterns({
    position: 'relative',
    marginBlockEnd: space.s12,
    // An ink border, drawn inside so that nothing moves.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.control,
      pointerEvents: 'none',
    },
    selectors: { [`${card}:has([data-focus-visible]) &::after`]: { boxShadow: inkEdge } },
    '@media': {
      '(hover: hover)': { selectors: { [`${card}:hover &::after`]: { boxShadow: inkEdge } } },
    },
  }),
);

export const edit = style(
  inPatterns({
    position: 'absolute',
    insetBlockEnd: space.s12,
    insetInlineStart: space.s12,
    zIndex: 1,
    display: 'none',
    alignItems: 'center',
    minHeight: vars.size.controlSmall,
    paddingInline: space.s12,
    borderRadius: vars.radius.control,
    background: color.accent,
    color: color.onAccent,
    font: vars.text.label,
    fontWeight: 500,
    pointerEvents: 'none',
    selectors: { [active.keyboard]: { display: 'inline-flex' } },
    '@media': { '(hover: hover)': { selectors: { [active.mouse]: { display: 'inline-flex' } } } },
  }),
);

export const head = style(inPatterns({ display: 'flex', alignItems: 'flex-start', gap: space.s8 }));

/** Above the link that covers the card; its icon aligns with the picture's edge. */
export const above = style(
  inPatterns({
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    marginInlineStart: 'auto',
    marginInlineEnd: bleedMargin(8),
    marginBlock: -4,
    // The touch target grows, the name's line does not.
    '@media': { [coarse]: { marginInlineEnd: bleedMargin(14), marginBlock: -10 } },
  }),
);

/** Stands on the picture once the card is pointed at, something is selected, or on touch. */
export const choose = style(
  inPatterns({
    position: 'absolute',
    insetBlockStart: space.s8,
    insetInlineStart: space.s8,
    zIndex: 1,
    opacity: 0,
    selectors: {
      [active.mouse]: { opacity: 1 },
      '&:focus-within, &[data-chosen], [data-selecting] &': { opacity: 1 },
    },
    '@media': { [coarse]: { opacity: 1 } },
  }),
);

export const restore = style(
  inPatterns({ position: 'relative', zIndex: 1, marginBlockStart: space.s8, width: 'fit-content' }),
);

export const name = style(
  inPatterns({
    font: vars.text.heading,
    fontWeight: 600,
    letterSpacing: '-0.006em',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const model = style(
  inPatterns({
    font: vars.text.data,
    color: color.inkQuiet,
    marginBlockEnd: space.s4,
    overflowWrap: 'anywhere',
  }),
);
