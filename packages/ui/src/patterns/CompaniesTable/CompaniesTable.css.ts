import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { phone } from '../pagedTable/PagedTable.css.ts';

const { color, space } = vars;

export const total = style(
  inPatterns({
    flex: '1 1 auto',
    font: vars.text.data,
    color: color.inkSecond,
    '@media': { [phone]: { order: 1, flex: '1 1 100%' } },
  }),
);

export const choices = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 136px)',
    gap: space.s8,
    '@media': { [phone]: { flex: '1 1 100%', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const order = style(
  inPatterns({ minWidth: 0, '@media': { [phone]: { gridColumn: '1 / -1' } } }),
);

export const company = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minWidth: 0,
  }),
);

export const words = style(inPatterns({ display: 'grid', minWidth: 0 }));

export const name = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s8,
    font: vars.text.label,
    fontWeight: 500,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);

export const under = style(inPatterns({ color: color.inkSecond, overflowWrap: 'anywhere' }));
