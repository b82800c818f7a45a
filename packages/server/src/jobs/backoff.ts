/** When a failed job is tried again. */

const FIRST_MS = 10_000;
const LONGEST_MS = 60 * 60 * 1000;

/**
 * Milliseconds until the attempt after this many: ten seconds, doubled each time up to an hour, and spread
 * by a quarter either way so that jobs that failed together do not come back together.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const base = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(base * (0.75 + random() * 0.5));
}
