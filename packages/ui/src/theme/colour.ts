/** Contrast by WCAG 2, measured on the 8-bit colours a browser shows. */
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const TEXT_RATIO = 4.5;
/** The contrast that a border or a mark needs (WCAG 2.2, 1.4.11). */
export const MARK_RATIO = 3;

/** The text as `#rrggbb`, or the fallback when it is no valid colour. */
export function hexOr(colour: string, fallback: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : fallback;
}

/** Contrast ratio of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** Lightness, chroma and hue as `#rrggbb`, clamped to sRGB. */
export function oklchHex(l: number, c: number, h: number | undefined): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: h ?? 0 }, 'oklch')) ?? '#000000';
}

/** Lightness (0 to 1), chroma and hue of a colour. */
export function oklch(colour: string): { l: number; c: number; h: number | undefined } {
  const { l, c, h } = toOklch(colour) ?? { l: 0, c: 0, h: undefined };
  return { l, c, h };
}

/** Black or white, whichever has more contrast on the background: always 4.58 or more. */
export function starkest(ground: string): '#000000' | '#ffffff' {
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

/** The change of lightness per step. */
const STEP = 0.01;

/**
 * The requested colour, moved towards black or white only as far as its contrast on the background requires. Hue stays;
 * chroma shrinks to fit sRGB.
 */
export function readable(requested: string, ground: string, ratio: number): string {
  if (contrast(requested, ground) >= ratio) return requested;
  const goal = starkest(ground);
  const { l, c, h } = oklch(requested);
  const sign = goal === '#000000' ? -1 : 1;
  for (let light = l + sign * STEP; light > 0 && light < 1; light += sign * STEP) {
    const candidate = oklchHex(light, c, h);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return goal;
}

/** A background that a colour needs contrast with. */
export interface Against {
  readonly ground: string;
  /** The required contrast, 1 to 21. */
  readonly ratio: number;
}

/** Whether the colour has enough contrast with every background. */
export const readsOn = (colour: string, all: readonly Against[]): boolean =>
  all.every(({ ground, ratio }) => contrast(colour, ground) >= ratio);

/**
 * The nearest lightness, in either direction, with enough contrast on every background; black or white where none has.
 */
export function readableOnAll(requested: string, all: readonly Against[]): string {
  if (readsOn(requested, all)) return requested;
  const { l, c, h } = oklch(requested);
  for (let step = STEP; step < 1; step += STEP)
    for (const light of [l - step, l + step]) {
      const candidate = oklchHex(Math.min(Math.max(light, 0), 1), c, h);
      if (readsOn(candidate, all)) return candidate;
    }
  const worst = (pole: string) => Math.min(...all.map(({ ground }) => contrast(pole, ground)));
  return worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff';
}
