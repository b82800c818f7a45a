/** The Vitest project that runs the stories, whatever checks follow. */
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { prebundled } from '../.storybook/prebundled.ts';
import { browserMode, isPinned } from './browser.ts';
import { cacheModules, dropLibrarySourceMaps } from './pagePlugins.ts';

/** The absolute path of a file of this folder. */
export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Limits the run to stories of one tag: `npm run prove -- pictures --flagships`. */
const { STORY_TAG } = process.env;

/**
 * Every story run once in light, each file in its own page. @param setupFiles What runs after each, relative to this
 * folder.
 */
export const storiesProject = (setupFiles: readonly string[]) => ({
  extends: true as const,
  // React Aria's virtualizer reads it while NODE_ENV is "test", and a browser has no `process`.
  define: { 'process.env.VIRT_ON': JSON.stringify('true') },
  // Storybook's own list does not reach the tests.
  optimizeDeps: { include: prebundled },
  plugins: [
    dropLibrarySourceMaps,
    cacheModules,
    storybookTest({
      configDir: here('../.storybook'),
      ...(STORY_TAG === undefined ? {} : { tags: { include: [STORY_TAG] } }),
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: setupFiles.map(here),
    browser: browserMode,
    provide: {
      takesPictures: isPinned,
      plantsAChange: process.env['PLANT_A_CHANGE'] === 'yes',
    },
    // Each file has its own page: what one leaves behind, or a failing story, does not fail the next file.
    isolate: true,
    // A second page can run beside one that renders.
    fileParallelism: true,
    maxWorkers: 2,
  },
});
