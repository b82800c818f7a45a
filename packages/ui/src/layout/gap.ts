import { vars } from '../theme/contract.css.ts';

/** Distances between children in pixels: the theme's spacing scale. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 64;

const { space } = vars;

/** Each distance as CSS. */
export const distances: Readonly<Record<Gap, string>> = {
  0: '0',
  4: space.s4,
  8: space.s8,
  12: space.s12,
  16: space.s16,
  20: space.s20,
  24: space.s24,
  28: space.s28,
  32: space.s32,
  40: space.s40,
  48: space.s48,
  64: space.s64,
};
