import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { reconcileOperations } from '../changes/reconcile.ts';
import { type Operation, runOperation } from './runOperation.ts';
import type { Fetch } from '../stripe/transport.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { billingLeases, billingOperations } from '../../db/schema/billing.ts';
import { type BillingFixture, billingFixture } from '../../../test/support/billingFixture.ts';
import { failingStripe } from '../../../test/support/failingStripe.ts';

const raise = (fixture: BillingFixture, to: number, clientKey: string | null = null) => ({
  companyId: fixture.companyId,
  userId: fixture.admin.id,
  kind: 'raise',
  params: { to },
  clientKey,
});

const rows = ({ server }: BillingFixture) =>
  server.db.select().from(billingOperations).orderBy(billingOperations.startedAt);

const states = async (fixture: BillingFixture) => (await rows(fixture)).map(({ state }) => state);

it('runs equal concurrent commands as one operation, and answers all of them with its result', async () => {
  const fixture = await billingFixture();
  let runs = 0;
  const allSent = Promise.withResolvers<void>();
  const work = async () => {
    runs += 1;
    await allSent.promise;
    return { to: 3 };
  };
  const sent = Array.from({ length: 20 }, () =>
    runOperation(fixture.server.services, raise(fixture, 3), work),
  );
  allSent.resolve();
  const outcomes = await Promise.all(sent);
  expect(runs).toBe(1);
  expect(outcomes.filter((each) => each.state === 'done' && !each.isReplay)).toHaveLength(1);
  expect(outcomes.every((each) => each.state === 'done' && each.result.to === 3)).toBe(true);
  expect(await states(fixture)).toEqual(['done']);
});

it('answers busy to another command meanwhile, and runs it later', async () => {
  const fixture = await billingFixture();
  const { services } = fixture.server;
  const inner = await runOperation(services, raise(fixture, 3), () =>
    runOperation(services, raise(fixture, 4), async () => 4),
  );
  expect(inner).toMatchObject({ state: 'done', result: { state: 'busy' } });
  const later = await runOperation(services, raise(fixture, 4), async () => 4);
  expect(later).toEqual({ state: 'done', result: 4, isReplay: false });
});

it('repeats the answer for a client key, and refuses the key for another command', async () => {
  const fixture = await billingFixture();
  const { services } = fixture.server;
  const first = await runOperation(services, raise(fixture, 3, 'click-1'), async () => 'first');
  const again = await runOperation(services, raise(fixture, 3, 'click-1'), async () => 'again');
  const other = await runOperation(services, raise(fixture, 4, 'click-1'), async () => 'other');
  const anew = await runOperation(services, raise(fixture, 3, 'click-2'), async () => 'anew');
  expect([first, again, other, anew]).toEqual([
    { state: 'done', result: 'first', isReplay: false },
    { state: 'done', result: 'first', isReplay: true },
    { state: 'mismatch' },
    { state: 'done', result: 'anew', isReplay: false },
  ]);
});

it('returns client secrets to the caller, and stores none', async () => {
  const fixture = await billingFixture();
  const secret = 'pi_123AbC_secret_4567xyz';
  const command = raise(fixture, 1);
  const outcome = await runOperation(fixture.server.services, command, async () => ({ secret }));
  expect(outcome).toMatchObject({ result: { secret } });
  expect((await rows(fixture))[0]?.result).toEqual({ secret: null });
});

it('reports a refusal of Stripe, and changes nothing', async () => {
  const fixture = await billingFixture();
  const customer = await ensureCustomer(fixture.server.services, fixture.companyId);
  const outcome = await runOperation(fixture.server.services, raise(fixture, 1), () =>
    fixture.stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }),
  );
  expect(outcome).toMatchObject({ state: 'failed', failure: { code: 'card_declined' } });
  expect(await fixture.server.db.select().from(billingLeases)).toEqual([]);
});

/** A Stripe client that executes requests, and loses as many answers as `lose` states. */
function lossy() {
  const state = { lose: 0, keys: [] as string[] };
  const through = (fetch: Fetch): Fetch => {
    return async (url, init) => {
      const answer = await fetch(url, init);
      if (init.method !== 'POST' || !url.endsWith('/balance_transactions')) return answer;
      state.keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
      if (state.lose === 0) return answer;
      state.lose -= 1;
      throw new TypeError('fetch failed');
    };
  };
  return { state, through };
}

const credit =
  ({ stripe, server, companyId }: BillingFixture) =>
  async ({ key }: Operation) => {
    const customer = await ensureCustomer(server.services, companyId);
    const options = { idempotencyKey: key('credit') };
    const given = { amount: -500, currency: 'usd' };
    await stripe.customers.createBalanceTransaction(customer, given, options);
    return 'credited';
  };

const balanceOf = async ({ stripe, server, companyId }: BillingFixture) => {
  const customer = await ensureCustomer(server.services, companyId);
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? null : found.balance;
};

it('asks again with the same key after a lost answer, and takes effect once', async () => {
  const { state, through } = lossy();
  const fixture = await billingFixture({}, through);
  state.lose = 3;
  const lost = await runOperation(fixture.server.services, raise(fixture, 1), credit(fixture));
  expect(lost).toEqual({ state: 'unknown' });
  expect(await states(fixture)).toEqual(['unknown']);
  const again = await runOperation(fixture.server.services, raise(fixture, 1), credit(fixture));
  expect(again).toEqual({ state: 'done', result: 'credited', isReplay: false });
  expect(new Set(state.keys).size).toBe(1);
  expect(state.keys).toHaveLength(4);
  expect(await balanceOf(fixture)).toBe(-500);
  expect(await states(fixture)).toEqual(['done']);
});

it('reads an unconfirmed operation before it runs another command', async () => {
  const { state, through } = lossy();
  const fixture = await billingFixture({}, through);
  state.lose = 3;
  await runOperation(fixture.server.services, raise(fixture, 1), credit(fixture));
  const other = await runOperation(fixture.server.services, raise(fixture, 2), async () => {
    const { customer } = await fixture.stored();
    return customer?.balanceCents;
  });
  expect(other).toMatchObject({ state: 'done', result: -500 });
  expect((await states(fixture)).toSorted()).toEqual(['done', 'reconciled']);
});

it('settles the operation of a dead process by reading, and releases the company', async () => {
  const fixture = await billingFixture();
  const { db, services } = fixture.server;
  const id = randomUUID();
  const columns = { companyId: fixture.companyId, mode: 'emulator', kind: 'raise' } as const;
  await db.insert(billingOperations).values({ ...columns, id, paramsHash: 'of another' });
  const expiresAt = new Date(Date.now() + 60_000);
  await db
    .insert(billingLeases)
    .values({ companyId: fixture.companyId, operationId: id, expiresAt });
  // Another process may be alive still.
  await reconcileOperations(services);
  expect(await states(fixture)).toEqual(['pending']);
  await db.update(billingLeases).set({ expiresAt: sql`now() - interval '1 second'` });
  await reconcileOperations(services);
  expect(await states(fixture)).toEqual(['reconciled']);
  expect(await db.select().from(billingLeases)).toEqual([]);
});

it('ends within twelve seconds while Stripe hangs, and loses nothing', async () => {
  const stripe = failingStripe();
  onTestFinished(() => void vi.restoreAllMocks());
  const fixture = await billingFixture({}, stripe.through);
  stripe.failure = 'hang';
  stripe.affects = 'everything';
  const began = stripe.elapsedMs();
  const first = await runOperation(fixture.server.services, raise(fixture, 1), credit(fixture));
  expect(first).toEqual({ state: 'unknown' });
  const took = stripe.elapsedMs() - began;
  expect(took).toBeGreaterThan(5_000);
  expect(took).toBeLessThan(12_000);
  stripe.failure = null;
  const again = await runOperation(fixture.server.services, raise(fixture, 1), credit(fixture));
  expect(again).toMatchObject({ state: 'done', result: 'credited' });
  expect(await states(fixture)).toEqual(['done']);
});
