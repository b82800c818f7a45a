import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rowBleed, lineOnPhones } from '../../theme/rowBleed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { cssVariables, stacked } from './cssVariables.ts';

const { color } = vars;

/** Among cards the row around it would be as narrow as its words. */
const wholeCard = '100cqi';

/** A browser's cell keeps a pixel at either end, and lines must meet those of the heads. */
const inCell = { selectors: { 'td > &': { margin: -1 } } } as const;

/** What stands there while there are no rows. */
export const instead = style(
  inElements({
    paddingInline: rowBleed,
    textAlign: 'start',
    fontWeight: 400,
    // As wide as a card and with that pixel it would scroll sideways.
    '@container': { [stacked]: { ...inCell, width: wholeCard } },
  }),
);

/** The row that takes the place of rows; over it nothing is a table while cards are. */
export const skeletonRows = style(
  inElements({ ...inCell, textAlign: 'start', '@container': { [stacked]: { width: wholeCard } } }),
);

/** The place of one row, in the columns of the table. */
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

/** The place of one cell; of a card, its name and its figure are told. */
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
