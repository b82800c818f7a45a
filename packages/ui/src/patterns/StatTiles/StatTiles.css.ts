import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;
const phone = `screen and (max-width: ${breakpoints.phone - 1}px)`;

/** One line above all tiles and none between: spacing separates them. */
export const tiles = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
    columnGap: space.s32,
    rowGap: space.s28,
    marginBlockStart: space.s12,
    paddingBlockStart: space.s20,
    borderBlockStart: `1px solid ${color.lineStrong}`,
    // Five in the first row would leave the sixth alone.
    selectors: { '&[data-count="6"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    '@media': {
      [phone]: {
        selectors: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
        columnGap: space.s20,
      },
    },
  }),
);

export const tile = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    minWidth: 0,
    '@media': {
      // Half of a phone's width is too small for it.
      [phone]: { selectors: { '&:has([data-length="long"])': { gridColumn: '1 / -1' } } },
    },
  }),
);

export const figure = style(
  inPatterns({
    font: vars.text.figure,
    fontWeight: 400,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'lining-nums',
    color: color.ink,
    // A number does not wrap at a comma.
    whiteSpace: 'nowrap',
    // Seven digits and more fit on one line beside their neighbours.
    selectors: { '&[data-length="long"]': { font: vars.text.pageTitle, lineHeight: '2.75rem' } },
    '@media': {
      [phone]: { selectors: { '&&': { font: vars.text.pageTitle } } },
    },
  }),
);

export const label = style(inPatterns({ font: vars.text.label, color: color.ink }));

export const note = style(
  inPatterns({ font: vars.text.caption, color: color.inkQuiet, textWrap: 'pretty' }),
);

/** As high as the loaded figure and label. */
export const figureSkeleton = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    height: 44,
    '@media': { [phone]: { height: 40 } },
  }),
);

export const lineSkeleton = style(
  inPatterns({ display: 'flex', alignItems: 'center', height: 20 }),
);

export const failed = style(inPatterns({ marginBlockStart: space.s12 }));
