/** The values of every theme, as the contract's variables. */
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { mapValues } from './mapValues.ts';
import { shadowCss } from './shadow.ts';

export const themes = { light, dark, contrast } as const;

/** A theme, the value of `data-theme` on the root. */
export type ThemeName = keyof typeof themes;

/** The contract values of a theme, as CSS; the others are the scale's. */
export const themeCss = (name: ThemeName) => ({
  ...themes[name],
  shadow: mapValues(themes[name].shadow, shadowCss),
});
