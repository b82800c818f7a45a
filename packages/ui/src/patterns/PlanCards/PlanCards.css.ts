import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** Side by side as soon as three columns fit; the container's width decides, not the window's. */
const columns = '(min-width: 660px)';
const roomy = '(min-width: 860px)';

export const place = style(
  inPatterns({ containerType: 'inline-size', display: 'grid', gap: space.s20, minWidth: 0 }),
);

/** The heading and the choice of the interval. */
export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s12} ${space.s24}`,
  }),
);

/** One sheet with hairlines; all columns share its rows. */
export const sheet = style(
  inPatterns({
    display: 'grid',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
    overflow: 'hidden',
    '@container': {
      [columns]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const card = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minWidth: 0,
    padding: space.s20,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    '@container': {
      [columns]: {
        gridRow: '1 / span 8',
        gridTemplateRows: 'subgrid',
        selectors: {
          '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line}` },
        },
      },
      [roomy]: { padding: space.s28 },
    },
  }),
);

/** The name with its badge. */
export const title = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s12}`,
    marginBlockEnd: space.s4,
  }),
);

export const price = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s8,
    marginBlock: `${space.s16} ${space.s20}`,
    overflowWrap: 'anywhere',
  }),
);

/** The line height of the large number. */
export const figureLine = '3rem';

/** The large price of a card. */
export const figure = style(
  inPatterns({
    font: vars.text.figure,
    fontSize: '2.25rem',
    lineHeight: figureLine,
    whiteSpace: 'nowrap',
    '@container': { [roomy]: { fontSize: '2.75rem' } },
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'lining-nums',
    color: color.ink,
  }),
);

/** The text in place of a price, at the same height. */
export const noFigure = style(
  inPatterns({ font: vars.text.sectionTitle, lineHeight: figureLine, color: color.ink }),
);

/** As high as a button, also in a card without one. */
export const action = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minHeight: vars.size.control,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
    '@container': { [columns]: { selectors: { '&:empty': { display: 'grid' } } } },
  }),
);

export const features = style(
  inPatterns({
    display: 'grid',
    marginBlockStart: space.s20,
    paddingBlockStart: space.s12,
    borderBlockStart: `1px solid ${color.line}`,
    '@container': { [columns]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
  }),
);

export const feature = recipe({
  base: inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s8,
    paddingBlock: 6,
    font: vars.text.data,
    overflowWrap: 'anywhere',
  }),
  variants: {
    isIncluded: {
      true: inPatterns({ color: color.inkSecond }),
      false: inPatterns({ color: color.inkQuiet }),
    },
  },
});

/** Centred on the first line of text. */
export const mark = recipe({
  base: inPatterns({ paddingBlockStart: 2 }),
  variants: { isIncluded: { true: inPatterns({ color: color.accentText }), false: {} } },
});

export const sup = style(
  inPatterns({
    fontSize: '0.625rem',
    lineHeight: 0,
    verticalAlign: '0.5em',
    paddingInlineStart: 1,
  }),
);

/** The footnotes below the columns, aligned with their text. */
export const notes = style(
  inPatterns({
    display: 'grid',
    gap: space.s8,
    paddingInline: 1,
    '@container': {
      [columns]: { gap: 0, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const note = style(
  inPatterns({
    paddingInline: space.s20,
    font: vars.text.caption,
    color: color.inkSecond,
    textWrap: 'pretty',
    '@container': { [roomy]: { paddingInline: space.s28 } },
  }),
);
