/** Asks no more for a while when Stripe does not answer: whoever waits is told at once. */

/** Says whether to ask, and hears how it went. */
export interface Breaker {
  /** May Stripe be asked now? After the pause one may try. */
  mayAsk(): boolean;
  /** It answered. */
  succeeded(): void;
  /** It did not, or only said that it is out of order. */
  failed(): void;
}

interface BreakerOptions {
  /** Failures within `withinMs` that open it. @default 5 */
  readonly failures?: number;
  /** In milliseconds; also the pause. @default 30000 */
  readonly withinMs?: number;
  /** Milliseconds of some clock that only grows. */
  readonly now?: () => number;
}

/** One for each Stripe. */
export function createBreaker({
  failures = 5,
  withinMs = 30_000,
  now = () => performance.now(),
}: BreakerOptions = {}): Breaker {
  let recent: readonly number[] = [];
  let closedUntil = -Infinity;
  return {
    mayAsk() {
      if (recent.length < failures) return true;
      if (now() < closedUntil) return false;
      // One tries; the others go on being refused until it is known how that went.
      closedUntil = now() + withinMs;
      return true;
    },
    succeeded() {
      recent = [];
    },
    failed() {
      const at = now();
      recent = [...recent.filter((each) => at - each < withinMs), at];
      if (recent.length >= failures) closedUntil = at + withinMs;
    },
  };
}
