/**
 * What every build of the library needs, in one place: the app, Storybook and the tests each take this list once.
 * Registering vanilla-extract twice loses styles.
 */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Locales whose React Aria strings are kept in the bundle. */
export const locales = ['en-US', 'fr-FR', 'de-DE', 'ar-AE'] as const;

/** The library's own plugins, without React: Storybook's framework brings React itself. */
export function libraryPlugins(): PluginOption[] {
  return [
    { ...optimizeLocales.vite({ locales: [...locales] }), enforce: 'pre' },
    vanillaExtractPlugin(),
  ];
}

/** Everything an app build needs to draw the library. */
export function uiPlugins(): PluginOption[] {
  return [...libraryPlugins(), react()];
}

/** Dependencies to bundle before the first page, so that none is found midway and reloads it. */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  '@vanilla-extract/recipes/createRuntimeFn',
  'lucide-react',
];
