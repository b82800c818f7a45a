import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './root.ts';

export interface MovedProps {
  /** A name of the toolbar: full or reduced; anything else leaves it to the system. */
  motion: unknown;
  children: ReactNode;
}

/** Shows what is inside moving or still, whatever the system prefers. */
export function Moved({ motion, children }: MovedProps) {
  useRootAttribute('data-motion', motion === 'full' || motion === 'reduced' ? motion : null);
  return children;
}

/** Draws the story with the motion chosen in the toolbar. */
export const withMotion: Decorator = (Story, { globals }) => (
  <Moved motion={globals['motion']}>
    <Story />
  </Moved>
);
