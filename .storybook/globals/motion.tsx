import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './useRootAttribute.ts';

export interface MotionProviderProps {
  /** A name of the toolbar: full or reduced; anything else leaves it to the system. */
  motion: unknown;
  children: ReactNode;
}

/** Shows what is inside moving or still, whatever the system prefers. */
export function MotionProvider({ motion, children }: MotionProviderProps) {
  useRootAttribute('data-motion', motion === 'full' || motion === 'reduced' ? motion : null);
  return children;
}

/** Draws the story with the motion chosen in the toolbar. */
export const withMotion: Decorator = (Story, { globals }) => (
  <MotionProvider motion={globals['motion']}>
    <Story />
  </MotionProvider>
);
