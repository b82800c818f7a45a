/** How well a code in a colour is told from white paper in the red light of tills (ISO/IEC 15415, at 660 nm). */
import type { PrintUse } from '../wire/code.ts';

/** Shares of all light: below the least a till reads nothing; from the good one on it is a grade A. */
export const CONTRAST = { least: 0.4, good: 0.7 } as const;

/** What a colour leaves of red light, as a share. @param colour Like `#8a1f2b`. */
export const inkContrast = (colour: string): number =>
  1 - Number.parseInt(colour.slice(1, 3), 16) / 255;

/** Why a code in this colour would not be read there; null when it would, and where nobody said the colour. */
export const inkRefusal = (use: PrintUse, colour: string | null): string | null =>
  use === 'till' && colour !== null && inkContrast(colour) < CONTRAST.least
    ? `This colour keeps ${Math.round(inkContrast(colour) * 100)}% contrast in red light, and a till needs 40%. Choose black or a darker ink.`
    : null;
