/** The page's own clock, before any story stops it; loaded once for all files of a page. */
const { now } = Date;

/**
 * Lets the clock run on after a story that stopped it, as Storybook does only when the next one begins. Vitest loads
 * this folder's set-up again for each file, under the time as its version: at one and the same time it would not.
 */
export function restartClock(): void {
  Date.now = now;
}
