/** How long everything that belongs to one answer may wait for Stripe, however many calls it makes. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** One call of Stripe, retries included, in milliseconds. */
export const CALL_MS = 12_000;

const ends = new AsyncLocalStorage<number>();

/** Runs `work`; its calls of Stripe are over after so many milliseconds together, or earlier if that was said outside. */
export function withinDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = Math.min(performance.now() + milliseconds, ends.getStore() ?? Infinity);
  return ends.run(end, work);
}

/** Milliseconds that are left for a call that begins now, at most `most`. */
export const remainingMs = (most: number): number =>
  Math.min((ends.getStore() ?? Infinity) - performance.now(), most);
