/** Colours by lightness, chroma and hue, so that shades of one thing stay one colour. */

export interface Tone {
  /** Lightness, 0 to 1. */
  readonly l: number;
  readonly c: number;
  /** Hue in degrees. */
  readonly h: number;
}

/** Names a colour in OKLCH. */
export const tone = (l: number, c: number, h: number): Tone => ({ l, c, h });

/** The same colour, lighter or darker; its chroma follows so that deep shades do not glow. */
export function lit(base: Tone, by: number): Tone {
  const l = Math.min(0.985, Math.max(0.06, base.l + by));
  return { l, c: base.c * (by < 0 ? Math.max(0.3, 1 + by * 2.8) : 1 - by * 0.4), h: base.h };
}

/** @param alpha 0 to 1. @default 1 */
export const css = ({ l, c, h }: Tone, alpha = 1): string =>
  `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(1)} / ${alpha})`;
