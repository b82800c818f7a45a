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

const columns = 'minmax(0, 1fr) minmax(0, 168px) minmax(0, 208px) auto';
/** All that is said of one stands on one edge, after the handle and the mark. */
const stacked = '[words] minmax(0, 1fr) auto';

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    columnGap: space.s12,
    minHeight: 65,
    padding: `${space.s12} ${rowBleed}px`,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': lineOnPhones(color.line),
    outline: 'none',
    font: vars.text.data,
    color: color.inkSecond,
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      '&[data-moves]': { gridTemplateColumns: `auto ${columns}` },
      '&[data-opens]': { cursor: 'pointer' },
      [states.hovered]: { background: color.hover },
      [states.focusVisible]: focusRingInside,
      '&[data-dragging]': {
        background: color.raised,
        boxShadow: vars.shadow.raised,
        opacity: 0.7,
      },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: stacked,
        alignItems: 'start',
        rowGap: space.s4,
        selectors: {
          '&:is([data-moves], [data-marked])': { gridTemplateColumns: `auto ${stacked}` },
          '&[data-moves][data-marked]': { gridTemplateColumns: `auto auto ${stacked}` },
        },
      },
    },
  }),
);

export const what = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minWidth: 0,
    '@container': { [narrow]: { display: 'contents' } },
  }),
);

/** All marks of a list are as wide, so that names stand under one another. */
export const mark = style(
  inPatterns({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: 24,
    color: color.inkSecond,
    // Its height pushes no words apart.
    '@container': { [narrow]: { gridRow: 'span 3' } },
  }),
);

export const words = style(
  inPatterns({
    display: 'grid',
    gap: 2,
    minWidth: 0,
    '@container': { [narrow]: { gridColumn: 'words' } },
  }),
);

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

export const inner = style(inPatterns({ fontWeight: 400, color: color.inkQuiet }));

export const note = style(
  inPatterns({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
);

export const fact = style(
  inPatterns({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { gridColumn: 'words' } },
  }),
);

/** The glyph, not the button's box, stands on the column edge. */
export const actions = style(
  inPatterns({
    minWidth: 32,
    marginInlineEnd: bleedMargin(8),
    '@container': {
      [narrow]: {
        gridColumnEnd: -1,
        gridRow: '1 / span 3',
        marginBlockStart: -6,
      },
    },
    '@media': { [coarse]: { marginBlockStart: 0 } },
  }),
);

export const foot = style(
  inPatterns({ paddingBlockStart: space.s12, font: vars.text.caption, color: color.inkQuiet }),
);

/** What holds a thing that cannot go; long lists scroll. */
export const uses = style(
  inPatterns({
    display: 'grid',
    gap: space.s4,
    maxHeight: 180,
    overflow: 'auto',
    marginBlockStart: space.s8,
    font: vars.text.data,
    overflowWrap: 'anywhere',
  }),
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
