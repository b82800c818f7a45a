/** The project in which Vitest plays the stories, whatever is then looked at. */
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { prebundled } from '../.storybook/prebundled.ts';
import { browserMode, isPinned } from './browser.ts';
import { cacheModules, dropLibrarySourceMaps } from './pagePlugins.ts';

/** The absolute path of a file of this folder. */
export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** With it only stories of one tag are played: `npm run prove -- pictures --flagships`. */
const { STORY_TAG } = process.env;

/** Every story played once in light, each file in a page of its own. @param setupFiles What is done after each, relative to this folder. */
export const storiesProject = (setupFiles: readonly string[]) => ({
  extends: true as const,
  // React Aria's virtualizer asks for it while NODE_ENV is "test", and a browser has no `process`.
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
    // A file of its own page each: what one leaves behind, or a story that fails, does not fail the next file.
    isolate: true,
    // Beside a page that draws there is room for another one.
    fileParallelism: true,
    maxWorkers: 2,
  },
});
