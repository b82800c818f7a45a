import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './useRootAttribute.ts';

export interface DensityProviderProps {
  /** A name of the toolbar: comfortable or compact. */
  density: unknown;
  children: ReactNode;
}

/** Shows its children in a density. */
export function DensityProvider({ density, children }: DensityProviderProps) {
  useRootAttribute('data-density', density === 'compact' ? density : null);
  return children;
}

/** Renders the story in the toolbar's density. */
export const withDensity: Decorator = (Story, { globals }) => (
  <DensityProvider density={globals['density']}>
    <Story />
  </DensityProvider>
);
