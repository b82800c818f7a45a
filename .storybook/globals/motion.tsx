import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './useRootAttribute.ts';

export interface MotionProviderProps {
  /** A name of the toolbar: full or reduced; anything else leaves it to the system. */
  motion: unknown;
  children: ReactNode;
}

/** Shows its children with or without motion, whatever the system prefers. */
export function MotionProvider({ motion, children }: MotionProviderProps) {
  useRootAttribute('data-motion', motion === 'full' || motion === 'reduced' ? motion : null);
  return children;
}

/** Renders the story with the toolbar's motion. */
export const withMotion: Decorator = (Story, { globals }) => (
  <MotionProvider motion={globals['motion']}>
    <Story />
  </MotionProvider>
);
