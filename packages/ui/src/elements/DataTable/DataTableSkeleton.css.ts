import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rowBleed, lineOnPhones } from '../../theme/rowBleed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { cssVariables, stacked } from './cssVariables.ts';

const { color } = vars;

/** Between cards the row around it would shrink to its text. */
const wholeCard = '100cqi';

/** A browser's cell has a padding of one pixel, and the lines must meet those of the heads. */
const inCell = { selectors: { 'td > &': { margin: -1 } } } as const;

/** The message that replaces the rows. */
export const instead = style(
  inElements({
    paddingInline: rowBleed,
    textAlign: 'start',
    fontWeight: 400,
    // Full width plus that pixel would scroll sideways.
    '@container': { [stacked]: { ...inCell, width: wholeCard } },
  }),
);

/** The row that replaces the rows; hides the head while rows are cards. */
export const skeletonRows = style(
  inElements({ ...inCell, textAlign: 'start', '@container': { [stacked]: { width: wholeCard } } }),
);

/** The skeleton of one row, in the table's columns. */
export const skeletonRow = style(
  inElements({
    display: 'grid',
    gridTemplateColumns: `var(${cssVariables.tracks})`,
    alignItems: 'center',
    height: `var(${cssVariables.height})`,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': lineOnPhones(color.line),
    '@container': {
      [stacked]: {
        display: 'flex',
        justifyContent: 'space-between',
        height: 'auto',
        minHeight: 68,
      },
    },
  }),
);

/** The skeleton of one cell; a card shows only its name and figure. */
export const skeletonCell = recipe({
  base: inElements({ paddingInline: rowBleed, minWidth: 0 }),
  variants: {
    part: {
      title: inElements({ '@container': { [stacked]: { flex: 1 } } }),
      fact: inElements({
        '@container': { [stacked]: { width: 0, padding: 0, overflow: 'hidden' } },
      }),
      figure: inElements({
        display: 'grid',
        justifyItems: 'end',
        '@container': { [stacked]: { width: 88 } },
      }),
    },
  },
});
