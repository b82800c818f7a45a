/** The common parts of paged tables: search and selects above the rows, range and pages below. */
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;
export const phone = `screen and (max-width: ${breakpoints.phone - 1}px)`;

export const tools = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    paddingBlockEnd: space.s12,
  }),
);

export const search = style(
  inPatterns({ flex: '0 1 280px', minWidth: 0, '@media': { [phone]: { flex: '1 1 100%' } } }),
);

export const foot = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: 44,
    font: vars.text.data,
    color: color.inkSecond,
  }),
);

export const footBelowRows = style([foot, inPatterns({ paddingBlockStart: space.s12 })]);
