import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useRootAttribute } from './useRootAttribute.ts';

/** The themes by their name in the toolbar, and by their `data-theme`. */
const themes = { light: 'light', dark: 'dark', 'high contrast': 'contrast' } as const;

/** The value of `data-theme` for a name of the toolbar; light for any other. */
export const themeOf = (name: unknown): (typeof themes)[keyof typeof themes] =>
  name === 'dark' || name === 'high contrast' ? themes[name] : 'light';

export interface ThemeProviderProps {
  /** A name of the toolbar: light, dark or high contrast. */
  theme: unknown;
  children: ReactNode;
}

/** Shows its children in a theme. */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  useRootAttribute('data-theme', themeOf(theme), 'light');
  return children;
}

/** Renders the story in the toolbar's theme. */
export const withTheme: Decorator = (Story, { globals }) => (
  <ThemeProvider theme={globals['theme']}>
    <Story />
  </ThemeProvider>
);
