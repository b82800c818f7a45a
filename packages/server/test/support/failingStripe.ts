/** A Stripe that fails on demand, on a clock that jumps by the timeouts of hanging requests, and stands still otherwise. */
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
  /** So many requests are let through before it fails. @default 0 */
  skipFirst: number;
  /** Idempotency keys of the writes that came, by method and path, the oldest first. */
  readonly writes: Map<string, string[]>;
  /** Milliseconds that requests have waited for. */
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
  // The computing time of a busy machine is not what is measured.
  vi.spyOn(performance, 'now').mockImplementation(() => skipped);
  // Made by the transport right before the request that it limits.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limit = { ms, controller };
    return controller.signal;
  });

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
    elapsedMs: () => skipped,
    through: (fetch) => async (url, init) => {
      const own = limit;
      const { pathname } = new URL(url);
      const { method = 'GET' } = init;
      if (isWrite(method, pathname)) {
        const name = `${method} ${pathname}`;
        const key = new Headers(init.headers).get('idempotency-key') ?? '';
        stripe.writes.set(name, [...(stripe.writes.get(name) ?? []), key]);
      } else if (stripe.affects === 'writes') return fetch(url, init);
      const { failure } = stripe;
      if (failure !== null && stripe.skipFirst > 0) {
        stripe.skipFirst -= 1;
        return fetch(url, init);
      }
      if (failure === 'hang') return expired(own);
      if (failure === 'error') return refusal(500, 'api_error');
      if (failure === 'busy') return refusal(429, 'rate_limit_error');
      const answer = await fetch(url, init);
      if (failure === 'late') return expired(own);
      if (failure === 'lost') throw new TypeError('fetch failed');
      if (failure === 'kept') return refusal(500, 'api_error');
      return answer;
    },
    patience: { pauseMs: 1, breaker: createBreaker({ failures: Infinity }) },
  };
  return stripe;
}
