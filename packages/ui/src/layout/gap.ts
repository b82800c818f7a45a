import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayout } from '../theme/inLayer.ts';

/** Distances between children, in pixels; the spacing scale of the theme and nothing else. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 64;

const { space } = vars;

const distances: Record<Gap, string> = {
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

/** The gap as a variant of a layout's recipe. */
export const gaps = Object.fromEntries(
  Object.entries(distances).map(([gap, distance]) => [gap, inLayout({ gap: distance })]),
) as Record<Gap, StyleRule>;
