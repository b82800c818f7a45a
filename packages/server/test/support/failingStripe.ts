/** A Stripe that fails as it is told to, on a clock that jumps instead of waiting: hanging for ten seconds takes none. */
import { vi } from 'vitest';
import {
  type Fetch,
  type TransportOptions,
  createBreaker,
} from '../../src/billing/stripe/transport.ts';

/**
 * How it fails. `hang`: never answers, and nothing is done. `late`: does it, and never answers. `lost`: does it, and the
 * line breaks. `error`: 500, nothing is done. `kept`: does it, and answers 500. `busy`: 429.
 */
export type StripeFailure = 'busy' | 'error' | 'hang' | 'kept' | 'late' | 'lost';

export interface FailingStripe {
  /** What happens to requests; null for nothing. */
  failure: StripeFailure | null;
  /** To which requests. @default writes about money alone */
  affects: 'everything' | 'writes';
  /** So many requests are let through before the trouble begins. @default 0 */
  skipFirst: number;
  /** Idempotency keys of the writes that came, by method and path, the oldest first. */
  readonly writes: Map<string, string[]>;
  /** Milliseconds that have passed, those that nobody waited for too. */
  readonly elapsedMs: () => number;
  /** For `startTestServer`. */
  readonly through: (fetch: Fetch) => Fetch;
  readonly patience: TransportOptions;
}

const refusal = (status: number, type: string): Response =>
  Response.json({ error: { type, message: 'The sandbox is out of order.' } }, { status });

/** Writes, but for those that only the emulator knows, and previews, which write nothing. */
const isWrite = (method: string, path: string): boolean =>
  method !== 'GET' && !/test_helpers|create_preview/.test(path);

/** Makes one; `vi.restoreAllMocks` ends it. */
export function failingStripe(): FailingStripe {
  let skipped = 0;
  let limit: { readonly ms: number; readonly controller: AbortController } | null = null;
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + skipped);
  // Made by the transport right before the request that it limits.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limit = { ms, controller };
    return controller.signal;
  });
  const begin = real();

  /** All the time that the request has passes, and no answer has come. */
  function expired(of: typeof limit): Promise<never> {
    skipped += of?.ms ?? 0;
    of?.controller.abort(new DOMException('The operation timed out: timeout', 'TimeoutError'));
    return new Promise(() => undefined);
  }

  const stripe: FailingStripe = {
    failure: null,
    affects: 'writes',
    skipFirst: 0,
    writes: new Map(),
    elapsedMs: () => real() - begin + skipped,
    through: (fetch) => async (url, init) => {
      const own = limit;
      const { pathname } = new URL(url);
      const { method = 'GET' } = init;
      if (isWrite(method, pathname)) {
        const name = `${method} ${pathname}`;
        const key = new Headers(init.headers).get('idempotency-key') ?? '';
        stripe.writes.set(name, [...(stripe.writes.get(name) ?? []), key]);
      } else if (stripe.affects === 'writes') return fetch(url, init);
      const { failure: trouble } = stripe;
      if (trouble !== null && stripe.skipFirst > 0) {
        stripe.skipFirst -= 1;
        return fetch(url, init);
      }
      if (trouble === 'hang') return expired(own);
      if (trouble === 'error') return refusal(500, 'api_error');
      if (trouble === 'busy') return refusal(429, 'rate_limit_error');
      const answer = await fetch(url, init);
      if (trouble === 'late') return expired(own);
      if (trouble === 'lost') throw new TypeError('fetch failed');
      if (trouble === 'kept') return refusal(500, 'api_error');
      return answer;
    },
    patience: { pauseMs: 1, breaker: createBreaker({ failures: Infinity }) },
  };
  return stripe;
}
