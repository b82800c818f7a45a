import { inElements } from '../../theme/inLayer.ts';

/** How a column's head and cells stand. */
export const parts = {
  title: {},
  fact: {},
  figure: inElements({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
  box: {},
};
