import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Call,
  type Prepared,
  calls,
  notPaid,
  notSaved,
  order,
  post,
} from './failures.cases.ts';
import { requirePayments } from '../stripe/payments.ts';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import {
  type FailingStripe,
  type StripeFailure,
  failingStripe,
} from '../../../test/support/failingStripe.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function start({ before }: Pick<Call, 'before'>): Promise<{
  readonly fixture: BillingClient;
  readonly stripe: FailingStripe;
  readonly send: () => Promise<unknown>;
}> {
  const stripe = failingStripe();
  const { through, patience } = stripe;
  const fixture = await billingClient([{ resumePlan: true }, undefined, through, patience]);
  const call = await before(fixture);
  stripe.writes.clear();
  return {
    fixture,
    stripe,
    async send() {
      const answer = await call(fixture);
      expect(answer.status).toBe(200);
      return answer.json();
    },
  };
}

const chargesOf = async ({ server }: BillingClient): Promise<number> => {
  const { data } = await requirePayments(server.services).stripe.charges.list({ limit: 100 });
  return data.filter(({ paid }) => paid).length;
};

/** Stripe does nothing. */
const nothingDone: readonly StripeFailure[] = ['hang', 'busy', 'error'];
/** Stripe does it, and its answer is lost. */
const answerLost: readonly StripeFailure[] = ['late', 'lost', 'kept'];

describe.each(calls)('$name', (call) => {
  // The first one also compiles Stripe's types and draws the placeholders.
  it(
    'fails as specified while Stripe does not answer, and takes effect afterwards',
    { timeout: 60_000 },
    async () => {
      const { fixture, stripe, send } = await start(call);
      const began = stripe.elapsedMs();
      stripe.failure = 'hang';
      stripe.affects = 'everything';
      expect(await send()).toMatchObject(call.failed);
      expect(stripe.writes.size).toBe(0);
      expect(stripe.elapsedMs() - began).toBeLessThan(12_000);
      stripe.affects = 'writes';
      for (const failure of nothingDone) {
        stripe.failure = failure;
        const begin = stripe.elapsedMs();
        expect(await send()).toMatchObject(call.failed);
        expect(stripe.elapsedMs() - begin).toBeLessThan(12_000);
      }
      // One write was tried, several times each, with one key.
      const [[write, keys] = ['', []]] = stripe.writes;
      expect(stripe.writes.size).toBe(1);
      expect(keys.length).toBeGreaterThanOrEqual(2 * nothingDone.length);
      expect([...new Set(keys)]).toEqual([ourKey]);
      stripe.failure = null;
      expect(await send()).toMatchObject(call.done);
      // Stripe repeats a 500 for its key: after reading what is so, it is asked with another one.
      const last = stripe.writes.get(write)?.at(-1);
      expect(last).toEqual(ourKey);
      expect(keys).not.toContain(last);
      expect(await chargesOf(fixture)).toBe(call.charges);
    },
  );

  it.each(answerLost)(
    'fails as specified where the answer is lost (%s), and is not done again',
    async (failure) => {
      const { fixture, stripe, send } = await start(call);
      stripe.failure = failure;
      const begin = stripe.elapsedMs();
      expect(await send()).toMatchObject(call.failed);
      expect(stripe.elapsedMs() - begin).toBeLessThan(12_000);
      const [[write, keys] = ['', []]] = stripe.writes;
      expect(keys.length).toBeGreaterThan(1);
      expect([...new Set(keys)]).toEqual([ourKey]);
      stripe.writes.clear();
      stripe.failure = null;
      expect(await send()).toMatchObject(call.done);
      // It read the change at Stripe; or it asked with the same key, and got the same answer.
      for (const key of stripe.writes.get(write) ?? []) {
        if (failure !== 'kept') expect(keys).toContain(key);
      }
      expect(await chargesOf(fixture)).toBe(call.charges);
    },
  );
});

const ourKey = expect.stringMatching(/^[0-9a-f-]{36}:\d+:/) as unknown;

const questions: readonly (readonly [string, Prepared])[] = [
  ['intent', ({ client }) => client.get('/api/intent', byScript)],
  ['codeCheck', ({ client }) => client.get('/api/codeCheck?coupon=SAVE20')],
  ['preview', post('/api/billing/preview', { kind: 'plan', subscriptionType: 'pro' })],
];

it.each(questions)('%s answers 503 for every failure of Stripe', async (_, ask) => {
  const { fixture, stripe } = await start({ before: async () => ask });
  expect((await ask(fixture)).status).toBe(200);
  stripe.affects = 'everything';
  for (const failure of [...nothingDone, ...answerLost]) {
    stripe.failure = failure;
    const begin = stripe.elapsedMs();
    const answer = await ask(fixture);
    expect(stripe.elapsedMs() - begin).toBeLessThan(12_000);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '30',
      { message: 'Stripe does not answer. Nothing was changed. Try again in a minute.' },
    ]);
  }
  stripe.failure = null;
  expect((await ask(fixture)).status).toBe(200);
});

it('creates a first customer with one key, and with another after a 500 that Stripe would repeat', async () => {
  const { stripe, send } = await start({
    before: () => Promise.resolve(post('/api/savePayment', { paymentMethod: 'pm_card_visa' })),
  });
  const keysOf = async (failure: StripeFailure | null) => {
    stripe.failure = failure;
    stripe.writes.clear();
    expect(await send()).toMatchObject(failure ? notSaved : { status: 'success' });
    return [...new Set(stripe.writes.get('POST /v1/customers'))];
  };
  const keys = await keysOf('hang');
  expect(keys).toEqual([expect.stringMatching(/:customer$/)]);
  expect(await keysOf('error')).toEqual(keys);
  const others = await keysOf(null);
  expect(others).toEqual([expect.stringMatching(/:customer$/)]);
  expect(others).not.toEqual(keys);
});

describe('a payment that needs the bank, while Stripe stops answering at any moment', () => {
  it('is failed or unavailable, never an error of ours, and can be finished later', async () => {
    for (let after = 4; ; after += 1) {
      const { fixture, stripe, send } = await start({
        async before(own) {
          await own.card('pm_card_authenticationRequired');
          return order(own, 'pro', false);
        },
      });
      stripe.failure = 'lost';
      stripe.affects = 'everything';
      stripe.skipFirst = after;
      const first = await send();
      const isOver = stripe.skipFirst > 0;
      stripe.failure = null;
      const isAsked = (first as { readonly status: string }).status === 'requires_action';
      if (!isAsked) expect(first).toMatchObject(notPaid);
      expect(await send()).toMatchObject({ status: 'requires_action', intent: expect.anything() });
      expect(await fixture.subscriptions()).toBeLessThanOrEqual(1);
      vi.restoreAllMocks();
      if (isOver) break;
    }
  });
});
