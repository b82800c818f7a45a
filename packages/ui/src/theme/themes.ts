/** Every theme's values, and how they stand in the contract. */
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { mapValues } from './mapValues.ts';
import { shadowCss } from './shadow.ts';

export const themes = { light, dark, contrast } as const;

/** A theme, as `data-theme` on the root names it. */
export type ThemeName = keyof typeof themes;

/** What a theme fills in, as CSS reads it; the rest of the contract is the scale's. */
export const themeCss = (name: ThemeName) => ({
  ...themes[name],
  shadow: mapValues(themes[name].shadow, shadowCss),
});
