import { style } from '@vanilla-extract/css';
import { rowBleed, lineOnPhones } from '../../theme/rowBleed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { coarse, focusRingInside, states } from '../../theme/states.ts';

const { color, space } = vars;

/** Below this width of its place the facts of a row stand under its words. */
const narrow = '(max-width: 659px)';

export const place = style(inPatterns({ containerType: 'inline-size', minWidth: 0 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlockEnd: space.s12,
    minHeight: 48,
  }),
);

export const notices = style(
  inPatterns({ selectors: { '&:not(:empty)': { paddingBlockEnd: space.s12 } } }),
);

export const list = style(
  inPatterns({
    display: 'grid',
    marginInline: -rowBleed,
    borderBlockStart: `1px solid ${color.lineStrong}`,
    '@media': lineOnPhones(color.lineStrong),
    outline: 'none',
  }),
);

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 184px 240px auto',
    alignItems: 'center',
    columnGap: space.s12,
    minHeight: 65,
    padding: `${space.s12} ${rowBleed}px`,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': lineOnPhones(color.line),
    outline: 'none',
    cursor: 'pointer',
    font: vars.text.data,
    color: color.inkSecond,
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      [states.hovered]: { background: color.hover },
      [states.focusVisible]: focusRingInside,
      '&[data-locked]': {
        gridTemplateColumns: 'minmax(0, 1fr) 184px 240px',
        cursor: 'default',
      },
      '&[data-dragging]': {
        background: color.raised,
        boxShadow: vars.shadow.raised,
        opacity: 0.7,
      },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'start',
        rowGap: space.s4,
        selectors: { '&[data-locked]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
);

export const words = style(inPatterns({ display: 'grid', gap: 2, minWidth: 0 }));

export const name = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s8,
    font: vars.text.label,
    fontWeight: 500,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);

/** What the team calls it, where the page says something else. */
export const inner = style(inPatterns({ fontWeight: 400, color: color.inkQuiet }));

export const target = style(
  inPatterns({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const broken = style(
  inPatterns({
    display: 'flex',
    gap: 6,
    font: vars.text.caption,
    color: color.cautionText,
    overflowWrap: 'anywhere',
  }),
);

export const fact = style(
  inPatterns({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@container': {
      [narrow]: {
        gridColumn: 2,
        selectors: { '[data-locked] > &': { gridColumn: 1 } },
      },
    },
  }),
);

/** The glyph, not the button's box, stands on the column edge. */
export const actions = style(
  inPatterns({
    marginInlineEnd: bleedMargin(8),
    '@container': { [narrow]: { gridColumn: 3, gridRow: 1, marginBlockStart: -6 } },
    '@media': { [coarse]: { marginBlockStart: 0 } },
  }),
);

export const foot = style(
  inPatterns({ paddingBlockStart: space.s12, font: vars.text.caption, color: color.inkQuiet }),
);

export const skeleton = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s16,
    height: 66,
    paddingInline: rowBleed,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': lineOnPhones(color.line),
  }),
);
