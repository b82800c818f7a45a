/** Derives a whole brand from one colour: hue and chroma stay, lightness follows from each role. */
import { contrast, oklch, oklchHex, TEXT_RATIO } from '../colour.ts';
import type { Brand, BrandColours } from './brand.ts';
import { corrected } from './check.ts';

/** The customer's input. */
export interface BrandInput extends Pick<Brand, 'titles' | 'shape'> {
  /** The brand's colour, `#rrggbb`. */
  readonly colour: string;
}

/** How far hover and press differ from the accent, in lightness. */
const HOVER = 0.06;
const PRESSED = 0.11;
/** Below this lightness an even darker accent is not visible: it gets lighter. */
const DARK = 0.32;
/** The lower limit of darker accents: closer to black their steps are not visible. */
const DARKEST = 0.16;

/**
 * Hover and press move away from the text colour, so that contrast does not drop; on the darkest accents it is high
 * anyway.
 */
function light(colour: string): BrandColours {
  const { l, c, h } = oklch(colour);
  const carriesBright = contrast('#ffffff', colour) >= TEXT_RATIO;
  const away = carriesBright && l > DARK ? -1 : 1;
  const from = Math.max(l, DARKEST);
  return {
    accent: colour,
    accentHover: oklchHex(from + away * HOVER, c, h),
    accentPressed: oklchHex(from + away * PRESSED, c, h),
    onAccent: carriesBright
      ? oklchHex(0.985, Math.min(c, 0.008), h)
      : oklchHex(0.2, Math.min(c, 0.03), h),
    accentSoft: oklchHex(0.925, Math.min(c, 0.025), h),
    accentText: colour,
    focus: colour,
  };
}

function dark(colour: string): BrandColours {
  const { c, h } = oklch(colour);
  const bright = (lightness: number) => oklchHex(lightness, Math.min(c, 0.11), h);
  return {
    accent: bright(0.79),
    accentHover: bright(0.84),
    accentPressed: bright(0.72),
    onAccent: oklchHex(0.23, Math.min(c, 0.03), h),
    accentSoft: oklchHex(0.29, Math.min(c, 0.03), h),
    accentText: bright(0.79),
    focus: bright(0.79),
  };
}

/** The brand derived from its colour; some of its pairs may fail. */
export const draftBrand = ({ colour, titles, shape }: BrandInput): Brand => ({
  light: light(colour),
  dark: dark(colour),
  titles,
  shape,
});

/** A brand whose every pair of colours passes, whatever its colour is. */
export function deriveBrand(input: BrandInput): Brand {
  const draft = draftBrand(input);
  // Hover and press are steps from the corrected accent, not the requested one.
  return corrected({ ...draft, light: light(corrected(draft).light.accent) });
}
