/** From two colours of a brand to every colour of its page, readable whatever the two are. */
import type { BrandTheme, PageLook } from '@hangtag/contract/wire/company';
import { formatHex, interpolate } from 'culori';
import {
  contrast,
  hexOr,
  MARK_RATIO,
  oklch,
  oklchHex,
  readable,
  starkest,
  TEXT_RATIO,
} from '@hangtag/ui/theme/colour';

/** Every colour of a page, `#rrggbb`. */
export interface Palette {
  readonly ground: string;
  /** What one reads first. */
  readonly ink: string;
  /** Supporting sentences, labels, captions. */
  readonly inkSecond: string;
  /** Hairlines: decoration only. */
  readonly line: string;
  /** The brand's colour as a surface: main button, band. */
  readonly accent: string;
  /** Boundary of a surface in `accent`: itself where it stands out from the ground. */
  readonly accentEdge: string;
  /** Links, marks and focus ring on the ground. */
  readonly accentText: string;
  readonly onAccent: string;
  readonly onAccentSecond: string;
  /** Hairlines on `accent`. */
  readonly onAccentLine: string;
}

/** Hangtag's own paper and bottle green, for pages that no brand speaks on. */
export const neutralTheme: BrandTheme = {
  ground: '#f5f3ee',
  accent: '#1e4d3b',
  shape: 'round',
  titles: 'serif',
};

const mix = (from: string, to: string, share: number) =>
  formatHex(interpolate([from, to], 'oklab')(share)) ?? from;

/** Lightness of dark and light ink before contrast is asked for. */
const INK = { dark: 0.25, light: 0.96 } as const;
/** Ink carries a breath of the brand's hue, never a colour of its own. */
const INK_CHROMA = 0.025;
/** What ink is given where the ground allows it; a middle grey allows no more than 4.58. */
const INK_RATIO = 6;
/** An accent that keeps less than this from the ground has no darker self worth reading: ink takes its place. */
const PALE = 2;

/** Computes the page's colours; a value that is no `#rrggbb` is replaced by the neutral one. */
export function palette(theme: BrandTheme): Palette {
  const ground = hexOr(theme.ground, neutralTheme.ground);
  const accent = hexOr(theme.accent, neutralTheme.accent);
  const hue = oklch(accent);
  const chroma = Math.min(hue.c, INK_CHROMA);

  const tinted = (on: string) =>
    readable(
      oklchHex(starkest(on) === '#000000' ? INK.dark : INK.light, chroma, hue.h),
      on,
      INK_RATIO,
    );

  const ink = tinted(ground);
  const onAccent = contrast(ground, accent) >= TEXT_RATIO ? ground : tinted(accent);
  return {
    ground,
    ink,
    inkSecond: readable(mix(ink, ground, 0.28), ground, TEXT_RATIO),
    line: mix(ground, ink, 0.14),
    accent,
    accentEdge: readable(accent, ground, MARK_RATIO),
    accentText: contrast(accent, ground) < PALE ? ink : readable(accent, ground, TEXT_RATIO),
    onAccent,
    onAccentSecond: readable(mix(onAccent, accent, 0.18), accent, TEXT_RATIO),
    onAccentLine: mix(accent, onAccent, 0.28),
  };
}

/** How pages of this theme draw a button, for what shows one outside of a page. */
export function lookOf(theme: BrandTheme): PageLook {
  const { ground, ink, inkSecond, accent, accentEdge, accentText, onAccent } = palette(theme);
  const { shape, titles } = theme;
  return { ground, ink, inkSecond, accent, accentEdge, accentText, onAccent, shape, titles };
}
