import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { billingLeases, billingOperations } from '../db/schema/billing.ts';
import { type BillingDesk, startBillingDesk } from '../testing/billingDesk.ts';
import { troubledStripe } from '../testing/troubledStripe.ts';
import { ensureCustomer } from './customers.ts';
import { type Operation, runOperation } from './operations.ts';
import { reconcileOperations } from './sweep.ts';
import type { Fetch } from './transport.ts';

const raise = (desk: BillingDesk, to: number, clientKey: string | null = null) => ({
  companyId: desk.companyId,
  userId: desk.admin.id,
  kind: 'raise',
  params: { to },
  clientKey,
});

const rows = ({ server }: BillingDesk) =>
  server.db.select().from(billingOperations).orderBy(billingOperations.startedAt);

const states = async (desk: BillingDesk) => (await rows(desk)).map(({ state }) => state);

it('equal wishes at the same time are one operation, and all hear its result', async () => {
  const desk = await startBillingDesk();
  let runs = 0;
  const work = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { to: 3 };
  };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => runOperation(desk.server.services, raise(desk, 3), work)),
  );
  expect(runs).toBe(1);
  expect(outcomes.filter((each) => each.state === 'done' && !each.isReplay)).toHaveLength(1);
  expect(outcomes.every((each) => each.state === 'done' && each.result.to === 3)).toBe(true);
  expect(await states(desk)).toEqual(['done']);
});

it('another wish meanwhile is told that the company is busy, and later goes through', async () => {
  const desk = await startBillingDesk();
  const { services } = desk.server;
  const inner = await runOperation(services, raise(desk, 3), () =>
    runOperation(services, raise(desk, 4), async () => 4),
  );
  expect(inner).toMatchObject({ state: 'done', result: { state: 'busy' } });
  const later = await runOperation(services, raise(desk, 4), async () => 4);
  expect(later).toEqual({ state: 'done', result: 4, isReplay: false });
});

it('a key of the client is answered again, and refused for another wish', async () => {
  const desk = await startBillingDesk();
  const { services } = desk.server;
  const first = await runOperation(services, raise(desk, 3, 'click-1'), async () => 'first');
  const again = await runOperation(services, raise(desk, 3, 'click-1'), async () => 'again');
  const other = await runOperation(services, raise(desk, 4, 'click-1'), async () => 'other');
  const anew = await runOperation(services, raise(desk, 3, 'click-2'), async () => 'anew');
  expect([first, again, other, anew]).toEqual([
    { state: 'done', result: 'first', isReplay: false },
    { state: 'done', result: 'first', isReplay: true },
    { state: 'mismatch' },
    { state: 'done', result: 'anew', isReplay: false },
  ]);
});

it('client secrets reach the caller, and no row', async () => {
  const desk = await startBillingDesk();
  const secret = 'pi_123AbC_secret_4567xyz';
  const wish = raise(desk, 1);
  const outcome = await runOperation(desk.server.services, wish, async () => ({ secret }));
  expect(outcome).toMatchObject({ result: { secret } });
  expect((await rows(desk))[0]?.result).toEqual({ secret: null });
});

it('a refusal of Stripe is told, and changes nothing', async () => {
  const desk = await startBillingDesk();
  const customer = await ensureCustomer(desk.server.services, desk.companyId);
  const outcome = await runOperation(desk.server.services, raise(desk, 1), () =>
    desk.stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }),
  );
  expect(outcome).toMatchObject({ state: 'failed', failure: { code: 'card_declined' } });
  expect(await desk.server.db.select().from(billingLeases)).toEqual([]);
});

/** A Stripe that does the deed, and whose answer gets lost as often as `lose` says. */
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
  ({ stripe, server, companyId }: BillingDesk) =>
  async ({ key }: Operation) => {
    const customer = await ensureCustomer(server.services, companyId);
    const options = { idempotencyKey: key('credit') };
    const given = { amount: -500, currency: 'usd' };
    await stripe.customers.createBalanceTransaction(customer, given, options);
    return 'credited';
  };

const balanceOf = async ({ stripe, server, companyId }: BillingDesk) => {
  const customer = await ensureCustomer(server.services, companyId);
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? null : found.balance;
};

it('an answer that got lost is asked for again with the same key, and the deed is done once', async () => {
  const { state, through } = lossy();
  const desk = await startBillingDesk({}, through);
  state.lose = 3;
  const lost = await runOperation(desk.server.services, raise(desk, 1), credit(desk));
  expect(lost).toEqual({ state: 'unknown' });
  expect(await states(desk)).toEqual(['unknown']);
  const again = await runOperation(desk.server.services, raise(desk, 1), credit(desk));
  expect(again).toEqual({ state: 'done', result: 'credited', isReplay: false });
  expect(new Set(state.keys).size).toBe(1);
  expect(state.keys).toHaveLength(4);
  expect(await balanceOf(desk)).toBe(-500);
  expect(await states(desk)).toEqual(['done']);
});

it('another wish after one in doubt first reads what has become of it', async () => {
  const { state, through } = lossy();
  const desk = await startBillingDesk({}, through);
  state.lose = 3;
  await runOperation(desk.server.services, raise(desk, 1), credit(desk));
  const other = await runOperation(desk.server.services, raise(desk, 2), async () => {
    const { customer } = await desk.stored();
    return customer?.balanceCents;
  });
  expect(other).toMatchObject({ state: 'done', result: -500 });
  expect((await states(desk)).toSorted()).toEqual(['done', 'reconciled']);
});

it('what a process that died left is settled by reading, and the company is free again', async () => {
  const desk = await startBillingDesk();
  const { db, services } = desk.server;
  const id = randomUUID();
  const columns = { companyId: desk.companyId, mode: 'emulator', kind: 'raise' } as const;
  await db.insert(billingOperations).values({ ...columns, id, paramsHash: 'of another' });
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(billingLeases).values({ companyId: desk.companyId, operationId: id, expiresAt });
  // Another process may be alive still.
  await reconcileOperations(services);
  expect(await states(desk)).toEqual(['pending']);
  await db.update(billingLeases).set({ expiresAt: sql`now() - interval '1 second'` });
  await reconcileOperations(services);
  expect(await states(desk)).toEqual(['reconciled']);
  expect(await db.select().from(billingLeases)).toEqual([]);
});

it('a Stripe that hangs is over within twelve seconds, and nothing is lost', async () => {
  const stripe = troubledStripe();
  onTestFinished(() => void vi.restoreAllMocks());
  const desk = await startBillingDesk({}, stripe.through);
  Object.assign(stripe, { trouble: 'hang', hits: 'everything' });
  const began = stripe.passed();
  const first = await runOperation(desk.server.services, raise(desk, 1), credit(desk));
  expect(first).toEqual({ state: 'unknown' });
  const took = stripe.passed() - began;
  expect(took).toBeGreaterThan(5_000);
  expect(took).toBeLessThan(12_000);
  stripe.trouble = null;
  const again = await runOperation(desk.server.services, raise(desk, 1), credit(desk));
  expect(again).toMatchObject({ state: 'done', result: 'credited' });
  expect(await states(desk)).toEqual(['done']);
});
