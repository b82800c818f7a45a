/** Checks the contrast of a brand's colours, and proposes values for the pairs that fail. */
import { type Against, contrast, readableOnAll } from '../colour.ts';
import type { ColourRole } from '../contract.ts';
import { neededRatio, type Pair, pairs } from '../pairs.ts';
import { themes } from '../themes.ts';
import {
  type Brand,
  type BrandColours,
  type BrandRole,
  type BrandTheme,
  brandThemes,
} from './brand.ts';

/** A pair with too little contrast. */
export interface BrandFault extends Pair {
  readonly theme: BrandTheme;
  /** The current contrast, 1 to 21. */
  readonly ratio: number;
  /** The required contrast. */
  readonly needed: number;
  /** The role to change, and the nearest value with which all its pairs pass. */
  readonly proposal: { readonly role: BrandRole; readonly value: string };
}

/** The order of checking: a role is compared with the theme's own colours and the roles before it. */
const order: readonly BrandRole[] = [
  'accentSoft',
  'accent',
  'onAccent',
  'accentHover',
  'accentPressed',
  'accentText',
  'focus',
];

const rank = (role: ColourRole) => order.findIndex((brandRole) => brandRole === role);

/** The pairs of a role whose other colour is already fixed. */
const pairsOf = (role: BrandRole): readonly Pair[] =>
  pairs.filter((pair) => Math.max(rank(pair.role), rank(pair.ground)) === rank(role));

interface BrandCheck {
  readonly faults: readonly BrandFault[];
  readonly colours: BrandColours;
}

function checkBrand(brand: Brand, theme: BrandTheme): BrandCheck {
  const given: Record<ColourRole, string> = { ...themes[theme].color, ...brand[theme] };
  let colours: BrandColours = brand[theme];
  const faults: BrandFault[] = [];
  for (const role of order) {
    const now: Record<ColourRole, string> = { ...given, ...colours };
    const own = pairsOf(role);
    const against: readonly Against[] = own.map((pair) => ({
      ground: now[pair.role === role ? pair.ground : pair.role],
      ratio: neededRatio(pair.kind, theme),
    }));
    const value = readableOnAll(now[role], against);
    colours = { ...colours, [role]: value };
    for (const pair of own) {
      const needed = neededRatio(pair.kind, theme);
      const ratio = contrast(given[pair.role], given[pair.ground]);
      if (ratio < needed) faults.push({ ...pair, theme, ratio, needed, proposal: { role, value } });
    }
  }
  return { faults, colours };
}

/** The pairs of a brand that fail in light or dark, each with a proposed value; empty for a valid brand. */
export const brandFaults = (brand: Brand): readonly BrandFault[] =>
  brandThemes.flatMap((theme) => checkBrand(brand, theme).faults);

/** The brand with every proposal applied. */
export const corrected = (brand: Brand): Brand => ({
  ...brand,
  light: checkBrand(brand, 'light').colours,
  dark: checkBrand(brand, 'dark').colours,
});
