import { brandCss } from '@hangtag/ui/theme/brands/brandCss';
import { type BrandName, brands } from '@hangtag/ui/theme/brands/brands';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './useRootAttribute.ts';

const isBrand = (name: unknown): name is BrandName =>
  typeof name === 'string' && Object.hasOwn(brands, name);

export interface BrandProviderProps {
  /** A name of the toolbar; Hangtag is the themes' own brand and needs no further rule. */
  brand: unknown;
  children: ReactNode;
}

/** Shows its children in a customer's brand. */
export function BrandProvider({ brand, children }: BrandProviderProps) {
  const name = isBrand(brand) && brand !== 'hangtag' ? brand : null;
  useRootAttribute('data-brand', name);
  return (
    <>
      {name !== null && <style>{brandCss(name, brands[name])}</style>}
      {children}
    </>
  );
}

/** Renders the story in the toolbar's brand. */
export const withBrand: Decorator = (Story, { globals }) => (
  <BrandProvider brand={globals['brand']}>
    <Story />
  </BrandProvider>
);
