/**
 * What every build of the library needs, in one place: the app, Storybook and the tests each take this list once.
 * Registering vanilla-extract twice loses styles.
 */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { classNames } from './classNames.ts';

/** Locales whose React Aria strings are kept in the bundle. */
export const locales = ['en-US', 'fr-FR', 'de-DE', 'ar-AE'] as const;

/** Browsers that read the style sheets as they are written (`light-dark()`, `round()`, `:dir()`). */
export const browsers = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5'];

/** Style files, as CSS with the library's class names. */
export const styles = (): PluginOption => vanillaExtractPlugin({ identifiers: classNames() });

/**
 * The library's own plugins, without React: Storybook's framework brings React itself.
 * @param more Locales to keep beside the product's own.
 */
export function libraryPlugins(more: readonly string[] = []): PluginOption[] {
  return [
    { ...optimizeLocales.vite({ locales: [...locales, ...more] }), enforce: 'pre' },
    styles(),
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
  '@internationalized/date',
  '@vanilla-extract/recipes/createRuntimeFn',
  'lucide-react',
  '@visx/scale',
];
