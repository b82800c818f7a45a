import { inElements } from '../../theme/inLayer.ts';

/** The alignment of a column's head and cells. */
export const parts = {
  title: {},
  fact: {},
  figure: inElements({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
  box: {},
};
