/** Every story: run once, then checked by axe and pictured in light and in dark. */
import { defineConfig } from 'vitest/config';
import { isPinned } from './browser.ts';
import { here, storiesProject } from './project.ts';

if (!isPinned)
  process.stderr.write(
    'Pictures are left out: this is not the pinned browser. Behaviour and axe still run.\n',
  );

export default defineConfig({
  root: here('..'),
  test: {
    projects: [storiesProject(['setup.ts'])],
    testTimeout: 30_000,
    // Files that no import shows: a change there affects every story.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/.storybook/**',
      '**/visual-tests/*.ts',
    ],
  },
});
