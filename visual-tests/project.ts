/** The Vitest project that runs the stories, whatever checks follow. */
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { prebundled } from '../.storybook/prebundled.ts';
import { browserMode, isPinned } from './browser.ts';
import { cacheModules, dropLibrarySourceMaps } from './pagePlugins.ts';

// React as users run it, and as Chromatic does (docs/decisions/0104).
process.env['NODE_ENV'] = 'production';

/** The absolute path of a file of this folder. */
export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Limits the run to stories of one tag: `npm run prove -- pictures --flagships`. */
const { STORY_TAG } = process.env;

/** Every story run once in light. @param setupFiles What runs after each, relative to this folder. */
export const storiesProject = (setupFiles: readonly string[]) => ({
  extends: true as const,
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
    // Two pages for all files: loading one again for each takes a third of the time (docs/decisions/0103).
    isolate: false,
    // A second page can run beside one that renders.
    fileParallelism: true,
    maxWorkers: 2,
  },
});
