import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const way = style(
  inElements({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s8,
    font: vars.text.data,
    listStyle: 'none',
    padding: 0,
    margin: 0,
  }),
);

export const crumb = style(
  inElements({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': {
      // Phones show only the nearest parent page.
      [phone]: { selectors: { '&:not(:nth-last-child(-n + 2))': { display: 'none' } } },
    },
  }),
);

export const between = style(
  inElements({
    display: 'grid',
    color: color.edge,
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  }),
);

export const here = style(inElements({ color: color.ink }));
