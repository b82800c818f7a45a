import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { coarse, states } from '../../theme/states.ts';

const { color, space } = vars;

/** An inner second pixel, as in every field, so that nothing moves when the border thickens. */
const thick = (of: string) => ({ borderColor: of, boxShadow: `inset 0 0 0 1px ${of}` });

export const field = style(inPatterns({ padding: 0, margin: 0, minWidth: 0 }));

export const label = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    minHeight: 22,
    marginBlockEnd: 5,
    font: vars.text.label,
    fontWeight: 500,
    color: color.ink,
    cursor: 'default',
  }),
);

/** Looks like a field; the card element inside takes the input. */
export const box = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: vars.size.control,
    paddingInline: 11,
    paddingBlock: 5,
    background: color.surface,
    color: color.ink,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.control,
    font: vars.text.body,
    transition: `border-color ${vars.motion.colour} ease-out`,
    selectors: {
      [states.focused]: thick(color.focus),
      [states.invalid]: thick(color.danger),
      [states.disabled]: {
        background: color.sunken,
        color: color.inkQuiet,
        borderColor: color.line,
        borderStyle: vars.disabledBorder,
      },
    },
    '@media': {
      [coarse]: { minHeight: 44, fontSize: '1rem' },
      '(forced-colors: active)': {
        selectors: { [states.focused]: { outline: '2px solid Highlight' } },
      },
    },
  }),
);

/** Covers the element until it is ready. */
export const waiting = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    paddingInline: 11,
    pointerEvents: 'none',
  }),
);

/** Mounted while it loads, because a frame that is not rendered does not load. */
export const element = style(
  inPatterns({
    minWidth: 0,
    selectors: { '&[data-waiting]': { visibility: 'hidden' } },
  }),
);

export const hint = style(
  inPatterns({
    display: 'block',
    marginBlockStart: 5,
    font: vars.text.caption,
    color: color.inkQuiet,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const error = style(
  inPatterns({
    display: 'flex',
    gap: 6,
    font: vars.text.caption,
    color: color.dangerText,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:empty)': { marginBlockStart: 5 } },
  }),
);

export const form = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

export const actions = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s8,
    marginBlockStart: space.s4,
  }),
);
