import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './root.ts';

export interface SpacedProps {
  /** A name of the toolbar: comfortable or compact. */
  density: unknown;
  children: ReactNode;
}

/** Shows what is inside in a density. */
export function Spaced({ density, children }: SpacedProps) {
  useRootAttribute('data-density', density === 'compact' ? density : null);
  return children;
}

/** Draws the story in the density chosen in the toolbar. */
export const withDensity: Decorator = (Story, { globals }) => (
  <Spaced density={globals['density']}>
    <Story />
  </Spaced>
);
