/** From one colour to a whole brand: hue and chroma stay its own, lightness is what each role needs. */
import { oklch, oklchHex } from '../colour.ts';
import type { Brand, BrandColours } from './brand.ts';
import { mended } from './check.ts';

/** What a customer says. */
export interface BrandWish extends Pick<Brand, 'titles' | 'shape'> {
  /** The brand's colour, `#rrggbb`. */
  readonly colour: string;
}

/** How far hover and press move from the accent, in lightness. */
const HOVER = 0.06;
const PRESSED = 0.11;
/** Above this lightness an accent carries dark words in light, too. */
const BRIGHT = 0.68;

function light(colour: string): BrandColours {
  const { l, c, h } = oklch(colour);
  const away = l > BRIGHT ? 1 : -1;
  return {
    accent: colour,
    accentHover: oklchHex(l + away * HOVER, c, h),
    accentPressed: oklchHex(l + away * PRESSED, c, h),
    onAccent:
      away === 1 ? oklchHex(0.2, Math.min(c, 0.03), h) : oklchHex(0.985, Math.min(c, 0.008), h),
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

/** The brand as its colour asks for it; some of its pairs may read too poorly. */
export const draftBrand = ({ colour, titles, shape }: BrandWish): Brand => ({
  light: light(colour),
  dark: dark(colour),
  titles,
  shape,
});

/** A brand whose every pair of colours reads, whatever its colour is. */
export function deriveBrand(wish: BrandWish): Brand {
  const draft = draftBrand(wish);
  // Hover and press are steps away from the accent as it reads, not as it was asked for.
  return mended({ ...draft, light: light(mended(draft).light.accent) });
}
