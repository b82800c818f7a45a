/** The product's brand and two examples, by the root's `data-brand`. */
import { dark } from '../dark.ts';
import { light } from '../light.ts';
import { type Brand, type BrandColours } from './brand.ts';
import { deriveBrand } from './derive.ts';

const hangtagBrand = ({ color }: { readonly color: BrandColours }): BrandColours => ({
  accent: color.accent,
  accentHover: color.accentHover,
  accentPressed: color.accentPressed,
  onAccent: color.onAccent,
  accentSoft: color.accentSoft,
  accentText: color.accentText,
  focus: color.focus,
});

export const brands = {
  /** Bottle green, Newsreader. */
  hangtag: {
    light: hangtagBrand(light),
    dark: hangtagBrand(dark),
    titles: 'newsreader',
    shape: 'soft',
  },
  /** A maker of tableware: deep blue, sober titles, straight corners. */
  merrow: deriveBrand({ colour: '#1f4e79', titles: 'inter', shape: 'square' }),
  /** A roastery: burnt orange, bookish titles, round corners. */
  lantern: deriveBrand({ colour: '#b4451f', titles: 'georgia', shape: 'round' }),
} as const satisfies Record<string, Brand>;

/** A built-in brand. */
export type BrandName = keyof typeof brands;
