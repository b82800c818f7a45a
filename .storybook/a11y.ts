import type { A11yParameters } from '@storybook/addon-a11y';

/** Is this `npm test`, and neither the manager's panel nor its button that runs tests? */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Axe as the law of every story. `target-size`, the one rule of WCAG 2.2 at AA, is off by default and switched on here;
 * `region` and its kin are judged on whole screens, since a story is not a page.
 */
export const a11y: A11yParameters = {
  test: 'error',
  // React Aria's announcer keeps a spoken name for seven seconds, also when the element it points to is gone.
  context: { exclude: ['[data-live-announcer]'] },
  config: {
    rules: [{ id: 'target-size', enabled: true }],
  },
  // The panel lists what passed too; a test only asks what did not. The rest made 97 of 99 MB of a run's report.
  options: isTestRun ? { reporter: 'no-passes' } : {},
};
