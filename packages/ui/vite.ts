/**
 * The Vite plugins that every build of the library needs: the app, Storybook and the tests each use this list once.
 * Registering vanilla-extract twice loses styles.
 */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { classNames } from './classNames.ts';

/** Locales whose React Aria strings stay in the bundle. */
export const locales = ['en-US', 'fr-FR', 'de-DE', 'ar-AE'] as const;

/** Browsers that support the style sheets as written (`light-dark()`, `round()`, `:dir()`). */
export const browsers = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5'];

/** Compiles style files to CSS with the library's class names. */
export const styles = (): PluginOption => vanillaExtractPlugin({ identifiers: classNames() });

/**
 * The library's plugins without React, which Storybook's framework adds itself.
 * @param more Locales besides the product's own.
 */
export function libraryPlugins(more: readonly string[] = []): PluginOption[] {
  return [
    { ...optimizeLocales.vite({ locales: [...locales, ...more] }), enforce: 'pre' },
    styles(),
  ];
}

/** The plugins that an app build needs to render the library. */
export function uiPlugins(): PluginOption[] {
  return [...libraryPlugins(), react()];
}

/** Dependencies to pre-bundle, because Vite reloads the page when it discovers one later. */
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
