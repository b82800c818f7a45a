/** Does everything read in a brand's colours? Which pairs do not, and which value would? */
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

/** A pair that reads too poorly. */
export interface BrandFault extends Pair {
  readonly theme: BrandTheme;
  /** Contrast as it is, 1 to 21. */
  readonly ratio: number;
  /** Contrast that is needed. */
  readonly needed: number;
  /** The role to change, and the nearest value with which all its pairs read. */
  readonly proposal: { readonly role: BrandRole; readonly value: string };
}

/** Who gives way to whom: a role is judged against the theme's own colours and the roles before it. */
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

/** The pairs that end with this role, because its other side is settled before it. */
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

/** The pairs of a brand that read too poorly in light or dark, each with a value that would do; empty for a good one. */
export const brandFaults = (brand: Brand): readonly BrandFault[] =>
  brandThemes.flatMap((theme) => checkBrand(brand, theme).faults);

/** The brand with every proposal taken. */
export const corrected = (brand: Brand): Brand => ({
  ...brand,
  light: checkBrand(brand, 'light').colours,
  dark: checkBrand(brand, 'dark').colours,
});
