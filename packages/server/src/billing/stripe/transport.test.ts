import { afterEach, describe, expect, it, vi } from 'vitest';
import { failingStripe } from '../../../test/support/failingStripe.ts';
import { type Fetch, createBreaker, resilientFetch, withinDeadline } from './transport.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status, headers });

/** A Stripe that answers with these in turn; an error is one that did not arrive. */
function stripe(...turns: readonly (number | Error | 'hang' | Response)[]) {
  const left = [...turns];
  const keys: (string | null)[] = [];
  const fetch: Fetch = (_, init) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    const turn = left.shift() ?? 200;
    if (turn === 'hang') return new Promise(() => undefined);
    if (turn instanceof Error) return Promise.reject(turn);
    return Promise.resolve(turn instanceof Response ? turn : answer(turn));
  };
  return { fetch, keys };
}

const quick = { pauseMs: 1, attemptMs: 30, callMs: 100 };
const post = { method: 'POST', headers: { 'Idempotency-Key': 'k' } };

afterEach(() => vi.restoreAllMocks());

describe('a call of Stripe', () => {
  it.each([500, 503, 409, 429])('is repeated with the same key after status %i', async (status) => {
    const { fetch, keys } = stripe(status, status, 200);
    const got = await resilientFetch(fetch, quick)('https://stripe', post);
    expect(got.status).toBe(200);
    expect(keys).toEqual(['k', 'k', 'k']);
  });

  it('is not repeated when Stripe refuses it, or advises against it', async () => {
    for (const first of [402, answer(500, { 'stripe-should-retry': 'false' })]) {
      const { fetch, keys } = stripe(first, 200);
      const got = await resilientFetch(fetch, quick)('https://stripe', post);
      expect(got.status).not.toBe(200);
      expect(keys).toHaveLength(1);
    }
  });

  it('is repeated when it did not arrive, or was not answered in time', async () => {
    const { fetch, keys } = stripe(new TypeError('fetch failed'), 'hang', 200);
    // A busy machine may be late: only the attempt is limited here.
    const got = await resilientFetch(fetch, { ...quick, callMs: 60_000 })('https://stripe', post);
    expect(got.status).toBe(200);
    expect(keys).toHaveLength(3);
  });

  it('ends within its time however Stripe hangs', async () => {
    const hanging = failingStripe();
    hanging.failure = 'hang';
    const fetch = hanging.through(stripe().fetch);
    await expect(
      resilientFetch(fetch, { ...quick, attemptMs: 80 })('https://stripe', post),
    ).rejects.toThrow('timeout');
    expect(hanging.elapsedMs()).toBe(quick.callMs);
  });

  it('ends with the deadline of its answer', async () => {
    const { fetch } = stripe('hang', 'hang', 'hang');
    const resilient = resilientFetch(fetch, { attemptMs: 60_000, callMs: 60_000 });
    const call = withinDeadline(50, () => resilient('https://stripe', post));
    await expect(call).rejects.toThrow('timeout');
  });
});

describe('the circuit breaker', () => {
  it('opens after five failures, and lets one call through after the pause', async () => {
    let time = 0;
    const breaker = createBreaker({ now: () => time });
    const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError('fetch failed')));
    const resilient = resilientFetch(fetch, { ...quick, attempts: 1, breaker });
    const ask = () => resilient('https://stripe', post).catch((error: Error) => error.name);
    for (let call = 1; call <= 5; call += 1) expect(await ask()).toBe('TypeError');
    expect(await ask()).toBe('StripeOutOfOrder');
    expect(fetch).toHaveBeenCalledTimes(5);
    time = 30_001;
    fetch.mockResolvedValueOnce(answer(200));
    expect(await resilient('https://stripe', post)).toMatchObject({ status: 200 });
    expect(await ask()).toBe('TypeError');
  });

  it('stays closed when failures lie apart', () => {
    let time = 0;
    const breaker = createBreaker({ now: () => time });
    for (let call = 1; call <= 9; call += 1) {
      breaker.failed();
      time += 10_000;
    }
    expect(breaker.mayAsk()).toBe(true);
  });
});
