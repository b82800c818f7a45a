import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './useRootAttribute.ts';

export interface DensityProviderProps {
  /** A name of the toolbar: comfortable or compact. */
  density: unknown;
  children: ReactNode;
}

/** Shows what is inside in a density. */
export function DensityProvider({ density, children }: DensityProviderProps) {
  useRootAttribute('data-density', density === 'compact' ? density : null);
  return children;
}

/** Draws the story in the density chosen in the toolbar. */
export const withDensity: Decorator = (Story, { globals }) => (
  <DensityProvider density={globals['density']}>
    <Story />
  </DensityProvider>
);
