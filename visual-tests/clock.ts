/** The page's own clock, before any story stops it; loaded once for all files of a page. */
const { now } = Date;

/**
 * Lets the clock run on after a story that stopped it; Storybook does so only when the next story begins. Vitest imports
 * `setup.ts` again for each file, with `Date.now()` in its address: under the same address it would not run again.
 */
export function restartClock(): void {
  Date.now = now;
}
