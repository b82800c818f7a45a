import { type BrandName, brands } from '@hangtag/ui/theme/brands/brands';
import { shapes, titleFamilies } from '@hangtag/ui/theme/brands/brand';
import type { ColourRole } from '@hangtag/ui/theme/contract';
import { scale } from '@hangtag/ui/theme/scale';
import { type ThemeName, themes } from '@hangtag/ui/theme/themes';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-brand'] });
  return () => observer.disconnect();
}

function pageTheme(): ThemeName {
  const name = document.documentElement.dataset['theme'];
  return name === 'dark' || name === 'contrast' ? name : 'light';
}

const isBrand = (name: string): name is BrandName => Object.hasOwn(brands, name);

function pageBrand(): BrandName {
  const name = document.documentElement.dataset['brand'] ?? '';
  return isBrand(name) ? name : 'hangtag';
}

/** The theme that the toolbar sets for the page. */
export const usePageTheme = (): ThemeName => useSyncExternalStore(subscribe, pageTheme);

/** The contract's values under a brand. */
const valuesOf = (brand: BrandName) => {
  const { titles, shape, light, dark } = brands[brand];
  const colours: Readonly<Record<ThemeName, Readonly<Record<ColourRole, string>>>> = {
    light: { ...themes.light.color, ...light },
    dark: { ...themes.dark.color, ...dark },
    // No brand can weaken high contrast.
    contrast: themes.contrast.color,
  };
  return {
    isOurs: brand === 'hangtag',
    colours,
    font: { ...scale.font, title: titleFamilies[titles] },
    radius: { ...scale.radius, ...shapes[shape] },
  } as const;
};

/** The contract's values on this page: the theme's and the scale's, under the toolbar's brand. */
export const usePageValues = () => valuesOf(useSyncExternalStore(subscribe, pageBrand));
