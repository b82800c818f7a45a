/** A brand's theme as the variables of `vars.css.ts`. */
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { palette } from '../colour/palette.ts';
import { variableNames } from './variableNames.ts';

type Role = keyof typeof variableNames;

/** The faces that the page loads, what stands in for them meanwhile, and what draws letters that they lack (decision 0047). */
const families = {
  serif: "'Newsreader Variable',Newsreader,n1,'Noto Serif',Georgia,serif",
  sans: "'Inter Variable',Inter,i1,system-ui,sans-serif",
} as const;

const titleOf = {
  serif: { titles: families.serif, titleWeight: '400', titleTracking: '-.015em' },
  sans: { titles: families.sans, titleWeight: '600', titleTracking: '-.025em' },
} as const;

const cornerOf = {
  square: { shape: '0', corner: '0' },
  round: { shape: '8px', corner: '6px' },
  pill: { shape: '99px', corner: '4px' },
} as const;

/** CSS variables by name; every value is a computed colour or one of a few constants. */
export function brandVariables(theme: BrandTheme): Readonly<Record<`--${string}`, string>> {
  const values: Readonly<Record<Role, string>> = {
    ...palette(theme),
    ...(Object.hasOwn(titleOf, theme.titles) ? titleOf[theme.titles] : titleOf.serif),
    ...(Object.hasOwn(cornerOf, theme.shape) ? cornerOf[theme.shape] : cornerOf.round),
  };
  const roles = Object.entries(variableNames) as readonly [Role, string][];
  return Object.fromEntries(roles.map(([role, name]) => [`--${name}`, values[role]]));
}
