/**
 * How requests reach Stripe: tried again where that is safe, never longer than the answer may take, and not at all while
 * Stripe is out of order. Stripe's own client would retry too, but it knows no total and takes 429 for final.
 */
import { type Breaker, createBreaker } from './breaker.ts';
import { CALL_MS, remainingMs } from './deadline.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How patient it is. */
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

/** The breaker is open. */
export class StripeOutOfOrder extends Error {
  constructor() {
    super('Stripe did not answer several times; it is asked again in a moment.');
    this.name = 'StripeOutOfOrder';
  }
}

/** `fetch` with patience and its limits; the headers, and with them the idempotency key, stay those of the first attempt. */
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

/** Too many requests, a conflict, or out of order; Stripe's own word about it counts. */
function isWorthRepeating({ status, headers }: Response): boolean {
  const said = headers.get('stripe-should-retry');
  if (said !== null) return said === 'true';
  return status === 429 || status === 409 || status >= 500;
}
