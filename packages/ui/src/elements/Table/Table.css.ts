import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rowBleed, lineOnPhones } from '../../theme/rowBleed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { forcedColours } from '../../theme/states.ts';

const { color, space } = vars;

/** Below this container width a row becomes a card: the name, then each fact beside its column's name. */
const stacked = '(max-width: 819px)';
/** From this width on a card's phrases and briefs share one line. */
const broad = '(min-width: 560px) and (max-width: 819px)';

/** Chromium keeps the colours of a table's collapsed borders in forced colours. */
const lines = { [forcedColours]: { borderColor: 'CanvasText' } };

export const place = style(
  inElements({ containerType: 'inline-size', marginInline: -rowBleed, minWidth: 0 }),
);

export const table = style(
  inElements({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    font: vars.text.data,
    color: color.inkSecond,
    '@container': { [stacked]: { display: 'block' } },
  }),
);

export const head = style(
  inElements({
    '@container': {
      // The column names move beside the facts; screen readers still read the head.
      [stacked]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const column = recipe({
  base: inElements({
    padding: `${space.s8} ${space.s16} ${space.s8} 0`,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkQuiet,
    textAlign: 'start',
    selectors: {
      '&:first-child': { paddingInlineStart: rowBleed },
      '&:last-child': { paddingInlineEnd: rowBleed },
    },
    '@media': lines,
  }),
  variants: {
    isFigure: { true: inElements({ paddingInlineEnd: space.s28, textAlign: 'end' }) },
  },
});

export const body = style(
  inElements({
    '@media': lineOnPhones(color.lineStrong),
    '@container': {
      [stacked]: { display: 'block', borderBlockStart: `1px solid ${color.lineStrong}` },
    },
  }),
);

export const row = style(
  inElements({
    borderBlockEnd: `1px solid ${color.line}`,
    transition: `background ${vars.motion.colour} ease-out`,
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } },
      ...lines,
      ...lineOnPhones(color.line),
    },
    '@container': {
      [stacked]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space.s12,
        padding: `${space.s12} ${rowBleed}px`,
        // The title and the actions have a line of their own; facts beside their names start on a new one.
        '::before': { content: '""', flex: '1 1 100%', order: -1 },
        '::after': { content: '""', flex: '1 1 100%', order: 1 },
      },
      [broad]: { '::after': { display: 'none' } },
    },
  }),
);

export const cell = recipe({
  base: inElements({
    height: vars.size.row,
    padding: `${space.s8} ${space.s16} ${space.s8} 0`,
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    selectors: {
      '&:first-child': { paddingInlineStart: rowBleed },
      '&:last-child': { paddingInlineEnd: rowBleed },
    },
    '@container': {
      [stacked]: {
        height: 'auto',
        padding: 0,
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
        },
      },
    },
  }),
  variants: {
    part: {
      title: inElements({
        textAlign: 'start',
        fontWeight: 400,
        color: color.ink,
        '@container': {
          [stacked]: {
            order: -2,
            flex: '1 1 100%',
            minWidth: 0,
            paddingBlockEnd: space.s4,
            // Beside the buttons at the row's end; below them where the name would be broken between letters.
            selectors: {
              [`${row}:has([data-part=actions]) > &`]: {
                flexBasis: 0,
                minWidth: 'min(144px, 100%)',
              },
            },
          },
        },
      }),
      fact: inElements({
        '@container': {
          [stacked]: {
            flex: '1 1 100%',
            display: 'flex',
            alignItems: 'center',
            gap: space.s12,
            minHeight: 32,
            '::before': {
              // The column's name for sighted users; screen readers read the head.
              content: 'attr(data-name) / ""',
              flex: '0 0 96px',
              font: vars.text.caption,
              color: color.inkQuiet,
            },
          },
        },
      }),
      phrase: inElements({ '@container': { [stacked]: { flex: 'none', lineHeight: '28px' } } }),
      brief: inElements({
        '@container': {
          [stacked]: {
            order: 2,
            flex: 'none',
            lineHeight: '28px',
            '::before': {
              content: 'attr(data-name) / ""',
              marginInlineEnd: space.s8,
              font: vars.text.caption,
              color: color.inkQuiet,
            },
          },
        },
      }),
      actions: inElements({
        textAlign: 'end',
        '@container': { [stacked]: { order: -2, marginInlineStart: 'auto' } },
      }),
    },
    isFigure: {
      true: inElements({
        paddingInlineEnd: space.s28,
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        '@container': { [stacked]: { paddingInlineEnd: 0, textAlign: 'start' } },
      }),
    },
  },
});
