/// <reference types="vite/types/importMeta.d.ts" />
import type { A11yParameters } from '@storybook/addon-a11y';

/** Whether this is `npm test`, and not the manager's panel or its button that runs tests. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Axe's rules for every story. `target-size`, the one rule of WCAG 2.2 at AA, is off by default and switched on here;
 * `region` and similar rules are checked on whole screens, since a story is not a page.
 */
export const a11y: A11yParameters = {
  test: 'error',
  // React Aria's announcer keeps a name for seven seconds, even when the element it points to is gone.
  context: { exclude: ['[data-live-announcer]'] },
  config: {
    rules: [{ id: 'target-size', enabled: true }],
  },
  // The panel lists passed rules too; a test needs only the violations. Passed ones made 97 of 99 MB of a run's report.
  options: isTestRun ? { reporter: 'no-passes' } : {},
};
