import { style } from '@vanilla-extract/css';
import { rowBleed, lineOnPhones } from '../../theme/rowBleed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

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

/** What the list is, with the button that creates an item on its last line. */
export const heading = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlockEnd: space.s24,
  }),
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

export const name = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s8,
    font: vars.text.label,
    fontWeight: 500,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);

export const inner = style(inPatterns({ fontWeight: 400, color: color.inkQuiet }));

export const warning = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 6,
    font: vars.text.caption,
    color: color.cautionText,
    overflowWrap: 'anywhere',
  }),
);

export const foot = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s40,
    rowGap: space.s8,
    paddingBlockStart: space.s12,
    font: vars.text.caption,
    color: color.inkQuiet,
  }),
);

/** The list of what uses an item; long lists scroll. */
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
    paddingInline: rowBleed,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': lineOnPhones(color.line),
  }),
);
