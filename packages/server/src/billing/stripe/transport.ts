/**
 * Requests to Stripe: retried where safe, never longer than the deadline, and not at all while the circuit is open.
 * Stripe's own client has no total deadline and does not retry 429.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Retry and timeout settings. */
export interface TransportOptions {
  /** One attempt, in milliseconds. @default 10000 */
  readonly attemptMs?: number;
  /** All attempts of one call, in milliseconds. @default 12000 */
  readonly callMs?: number;
  /** @default 3 */
  readonly attempts?: number;
  /** Before the second attempt, in milliseconds, spread by half; doubled for each further one. @default 400 */
  readonly pauseMs?: number;
  readonly breaker?: Breaker;
}

/** The circuit breaker is open. */
export class StripeOutOfOrder extends Error {
  constructor() {
    super('Stripe did not answer several times; it is asked again in a moment.');
    this.name = 'StripeOutOfOrder';
  }
}

/** `fetch` with retries, timeouts and the breaker; the headers, and with them the idempotency key, stay those of the first attempt. */
export function resilientFetch(fetch: Fetch, options: TransportOptions = {}): Fetch {
  const { attemptMs = 10_000, callMs = CALL_MS, attempts = 3, pauseMs = 400 } = options;
  const breaker = options.breaker ?? createBreaker();

  return async (url, init) => {
    const end = performance.now() + remainingMs(callMs);
    for (let attempt = 1; ; attempt += 1) {
      if (!breaker.mayAsk()) throw new StripeOutOfOrder();
      const left = end - performance.now();
      const outcome = await once(url, init, Math.min(attemptMs, left));
      const pause = pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
      const isLast = attempt >= attempts || performance.now() + pause >= end;
      if (outcome instanceof Response && (isLast || !isWorthRepeating(outcome))) return outcome;
      if (!(outcome instanceof Response) && isLast) throw outcome.error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  async function once(
    url: string,
    init: RequestInit,
    milliseconds: number,
  ): Promise<Response | { readonly error: unknown }> {
    const limit = AbortSignal.timeout(Math.max(1, Math.round(milliseconds)));
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      const answer = await withAbort(fetch(url, { ...init, signal }), signal);
      if (answer.status >= 500) breaker.failed();
      else breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      return { error };
    }
  }
}

/** A transport in this process may not listen to the signal. */
function withAbort(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Too many requests, a conflict or a server error; Stripe's own advice comes first. */
function isWorthRepeating({ status, headers }: Response): boolean {
  const advice = headers.get('stripe-should-retry');
  if (advice !== null) return advice === 'true';
  return status === 429 || status === 409 || status >= 500;
}

/** One call of Stripe, retries included, in milliseconds. */
export const CALL_MS = 12_000;

const ends = new AsyncLocalStorage<number>();

/** Runs `work`; all its calls of Stripe end after so many milliseconds together, or at an earlier outer deadline. */
export function withinDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = Math.min(performance.now() + milliseconds, ends.getStore() ?? Infinity);
  return ends.run(end, work);
}

/** Milliseconds that are left for a call that begins now, at most `most`. */
export const remainingMs = (most: number): number =>
  Math.min((ends.getStore() ?? Infinity) - performance.now(), most);

/** A circuit breaker: stops calls for a while when Stripe does not answer, so that callers are refused at once (decision 0046). */
export interface Breaker {
  /** Whether a request may be sent; after the pause one may try. */
  mayAsk(): boolean;
  /** It answered. */
  succeeded(): void;
  /** It did not answer, or answered 5xx. */
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
      // One call tries; the others are refused until its outcome is known.
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
