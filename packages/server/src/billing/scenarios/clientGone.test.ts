/** An order that the bank asks about is an order, whether or not the client is there when the bank has its confirmation. */
import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import { reconcileOperations } from '../changes/reconcile.ts';
import { handleEvent } from '../sync/handleEvent.ts';
import { sweepBilling } from '../sync/sweep.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { billingOperations, stripeEvents } from '../../db/schema/billing.ts';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { order } from '../../../test/support/billingScenario.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
});

const careful = 'pm_card_authenticationRequired';

/** What the server does by itself: events arrive by webhook or by the sweep, and jobs run. */
async function settle(): Promise<void> {
  const { db, services } = fixture.server;
  await services.payments?.emulator?.flush();
  await sweepBilling(services);
  const waiting = await db.select().from(stripeEvents).where(isNull(stripeEvents.handledAt));
  for (const { id } of waiting) await handleEvent(services, id);
  await reconcileOperations(services);
}

const bodyOf = async (plan: 'basic' | 'pro' | 'business', more: object = {}) => ({
  priceId: await fixture.price(plan),
  subscriptionType: plan,
  ...more,
});

/** Sends it; the bank asks. @returns The client secret. */
async function ask(path: string, body: object): Promise<string> {
  const asked = await order<SubscribeAnswer & { readonly result?: string }>(fixture, path, body);
  expect(asked.result ?? asked.status).toBe('requires_action');
  return asked.intent?.client_secret ?? '';
}

const lastOperation = async () => {
  const rows = await fixture.server.db.select().from(billingOperations);
  return rows.toSorted((one, other) => +other.startedAt - +one.startedAt)[0];
};

const logged = async (action: string) => {
  const rows = await fixture.server.db
    .select()
    .from(auditLog)
    .orderBy(auditLog.companyId, auditLog.position);
  return rows.filter((row) => row.action === action).length;
};

describe('an order whose client is gone', () => {
  it('begins a plan with all its products once the bank has its confirmation [F141] [D24]', async () => {
    await fixture.card(careful);
    const secret = await ask('/api/subscribe', await bodyOf('pro', { additionalProducts: 2 }));
    expect((await lastOperation())?.state).toBe('waiting');
    await fixture.confirm(secret, true);
    await settle();
    expect(await fixture.customer()).toMatchObject({
      planName: 'pro',
      additionalProducts: 2,
      activeProducts: 5,
    });
    expect(await lastOperation()).toMatchObject({
      state: 'done',
      result: { status: 'success', productsCreated: 5 },
    });
    await settle();
    expect(await logged('plan.subscribed')).toBe(1);
  });

  it('adds the products of a running plan [F184]', async () => {
    await fixture.card();
    await fixture.subscribe('pro');
    const secret = await ask('/api/updateAdditionalProducts', {
      priceId: await fixture.price('additional'),
      quantity: 2,
      subscriptionType: 'pro',
      currentAdditionalProducts: 0,
      paymentMethod: await fixture.card(careful),
    });
    await fixture.confirm(secret, true);
    await settle();
    expect(await fixture.customer()).toMatchObject({ additionalProducts: 2, activeProducts: 5 });
    expect(await logged('plan.products')).toBe(1);
  });

  it('goes on waiting after a refusal of the bank, and fails with its invoice', async () => {
    await fixture.card(careful);
    const body = await bodyOf('pro');
    const headers = { 'idempotency-key': 'once' };
    const send = async (): Promise<SubscribeAnswer> =>
      (await fixture.client.post('/api/subscribe', body, { headers })).json();
    await fixture.confirm((await send()).intent?.client_secret ?? '', false);
    await settle();
    expect((await lastOperation())?.state).toBe('waiting');
    await fixture.wait(1);
    await fixture.customer();
    await settle();
    expect(await lastOperation()).toMatchObject({ state: 'failed', error: 'not_confirmed' });
    expect(await send()).toMatchObject({ status: 'failed', company: { type: 'free' } });
    expect(await fixture.subscriptions()).toBe(0);
  });

  it('that is sent again is one order, in the log too', async () => {
    await fixture.card(careful);
    const body = await bodyOf('pro');
    await fixture.confirm(await ask('/api/subscribe', body), true);
    const done = await order<SubscribeAnswer>(fixture, '/api/subscribe', body);
    expect(done).toMatchObject({ status: 'success', productsCreated: 3 });
    await settle();
    expect(await logged('plan.subscribed')).toBe(1);
    expect((await fixture.server.db.select().from(billingOperations)).length).toBe(2);
  });
});

describe('an order that is sent again at once, without a key', () => {
  it('is answered with the same question of the bank', async () => {
    await fixture.card(careful);
    const first = await fixture.subscribe('pro');
    const again = await fixture.subscribe('pro');
    expect(first.intent?.client_secret).toMatch(/^pi_\w+_secret_/);
    expect(again).toMatchObject({ status: 'requires_action', intent: first.intent });
    expect(await fixture.subscriptions()).toBe(1);
  });

  it('succeeds when the bank has its confirmation', async () => {
    await fixture.card(careful);
    const { intent } = await fixture.subscribe('pro');
    await fixture.confirm(intent?.client_secret ?? '', true);
    expect(await fixture.subscribe('pro')).toMatchObject({
      status: 'success',
      company: { type: 'pro' },
      productsCreated: 3,
    });
  });

  it('is charged anew when the bank refused', async () => {
    await fixture.card(careful);
    const { intent } = await fixture.subscribe('pro');
    await fixture.confirm(intent?.client_secret ?? '', false);
    const again = await fixture.subscribe('pro');
    expect(again).toMatchObject({ status: 'requires_action' });
    expect(again.intent?.client_secret).toMatch(/^pi_\w+_secret_/);
    expect(again.intent).not.toEqual(intent);
    expect(await fixture.subscriptions()).toBe(1);
  });
});
