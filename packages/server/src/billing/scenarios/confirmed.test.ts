/** An order is made by the bill that was shown, and by no other. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import { order } from '../../../test/support/billingScenario.ts';
import { makeUser } from '../../../test/support/users.ts';
import { billingOperations } from '../../db/schema/billing.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

const previewPlan = (plan: 'pro' | 'business') =>
  fixture.preview({ kind: 'plan', subscriptionType: plan });

/** Confirms a plan by the bill that was shown for it. */
async function confirm(plan: 'pro' | 'business', fingerprint: string) {
  const body = { priceId: await fixture.price(plan), subscriptionType: plan, fingerprint };
  return fixture.client.post('/api/subscribe', { ...body, subscriptionChange: true });
}

/** It is refused with a bill, by which the same order is then made. */
async function expectNewBill(answer: Response): Promise<string> {
  const { bill, ...refusal } = (await answer.json()) as { bill: { fingerprint: string } };
  expect([answer.status, refusal]).toEqual([
    409,
    { message: 'The bill has changed. Look at it again, then confirm.', code: 'bill_changed' },
  ]);
  return bill.fingerprint;
}

describe('a plan', () => {
  it('is charged as the shown bill says', async () => {
    const first = await previewPlan('pro');
    const begun = await fixture.subscribe('pro', { fingerprint: first.fingerprint });
    expect(begun.invoice?.amount).toBe(first.dueToday);
    await fixture.wait(10);
    const bill = await previewPlan('business');
    const answer = await confirm('business', bill.fingerprint);
    expect((await answer.json()) as SubscribeAnswer).toMatchObject({
      status: 'success',
      invoice: { amount: bill.dueToday },
    });
  });

  it('is refused at another amount an hour later, with the new bill', async () => {
    await fixture.subscribe('pro');
    await fixture.wait(10);
    const { fingerprint } = await previewPlan('business');
    await fixture.wait(1);
    const now = await expectNewBill(await confirm('business', fingerprint));
    expect(await fixture.customer()).toMatchObject({
      planName: 'pro',
      billingHistory: [expect.anything()],
    });
    expect((await confirm('business', now)).status).toBe(200);
    expect((await fixture.customer()).planName).toBe('business');
  });

  it('from an outdated view does not shrink a colleague’s choice', async () => {
    await fixture.subscribe('basic');
    const { fingerprint } = await previewPlan('pro');
    await fixture.subscribe('business', { subscriptionChange: true });
    await expectNewBill(await confirm('pro', fingerprint));
    expect((await fixture.customer()).planName).toBe('business');
  });

  it('is refused with the bill of another plan', async () => {
    await fixture.subscribe('basic');
    const { fingerprint } = await previewPlan('pro');
    await expectNewBill(await confirm('business', fingerprint));
    expect((await fixture.customer()).planName).toBe('basic');
  });

  it('that is cancelled does not resume by ordering it again [X1]', async () => {
    await fixture.subscribe('pro');
    await fixture.client.get('/api/cancelPlan', byScript);
    const { fingerprint } = await previewPlan('pro');
    const answer = await confirm('pro', fingerprint);
    expect(answer.status).toBe(403);
    expect((await fixture.customer()).status).toBe('cancelled');
  });

  it('that is cancelled does not resume by ordering it with more products [X1]', async () => {
    await fixture.subscribe('pro');
    await fixture.client.get('/api/cancelPlan', byScript);
    const answer = await fixture.client.post('/api/subscribe', {
      priceId: await fixture.price('pro'),
      subscriptionType: 'pro',
      subscriptionChange: true,
      additionalProducts: 1,
    });
    expect(answer.status).toBe(403);
    expect(await fixture.customer()).toMatchObject({ status: 'cancelled', additionalProducts: 0 });
  });

  it('that is cancelled goes on as another one that is ordered', async () => {
    await fixture.subscribe('pro');
    await fixture.client.get('/api/cancelPlan', byScript);
    const { fingerprint } = await previewPlan('business');
    expect((await confirm('business', fingerprint)).status).toBe(200);
    expect(await fixture.customer()).toMatchObject({ status: 'active', planName: 'business' });
  });
});

describe('an order that waits for the bank', () => {
  const careful = 'pm_card_authenticationRequired';

  /** Sends an order, to which the bank answers with its question. @returns The client secret. */
  async function orderAsking(path: string, body: object): Promise<string> {
    const { status, result, intent } = await order<SubscribeAnswer & { readonly result?: string }>(
      fixture,
      path,
      body,
    );
    expect(result ?? status).toBe('requires_action');
    return intent?.client_secret ?? '';
  }

  it('is taken up again as long as its bill is the one that is confirmed', async () => {
    await fixture.subscribe('pro');
    const card = await fixture.card(careful);
    await fixture.wait(10);
    const body = {
      priceId: await fixture.price('business'),
      subscriptionType: 'business',
      subscriptionChange: true,
      paymentMethod: card,
    };
    const seen = await previewPlan('business');
    const send = (fingerprint: string) => orderAsking('/api/subscribe', { ...body, fingerprint });
    const first = await send(seen.fingerprint);
    expect(await send(seen.fingerprint)).toBe(first);

    await fixture.wait(1 / 24);
    const now = await previewPlan('business');
    expect(now.dueToday).not.toBe(seen.dueToday);
    const next = await send(now.fingerprint);
    expect(next).not.toBe(first);
    await fixture.confirm(next, true);
    const done = await order<SubscribeAnswer>(fixture, '/api/subscribe', {
      ...body,
      fingerprint: now.fingerprint,
    });
    expect(done).toMatchObject({ status: 'success', customer: { planName: 'business' } });
    const [paid] = (await fixture.customer()).billingHistory;
    expect(paid).toMatchObject({ status: 'paid', amount: now.dueToday });
  });

  it('is not given up by another order that is refused', async () => {
    await fixture.subscribe('basic');
    const card = await fixture.card(careful);
    const { fingerprint } = await previewPlan('business');
    const priceId = await fixture.price('business');
    const body = { priceId, subscriptionType: 'business', subscriptionChange: true };
    const secret = await orderAsking('/api/subscribe', {
      ...body,
      paymentMethod: card,
      fingerprint,
    });
    await expectNewBill(await confirm('pro', fingerprint));
    await fixture.confirm(secret, true);
    expect((await fixture.subscribe('business', { subscriptionChange: true })).status).toBe(
      'success',
    );
    expect((await fixture.customer()).planName).toBe('business');
  });

  it('that begins a plan is taken up again only by the bill that it was made by', async () => {
    const card = await fixture.card(careful);
    const seen = await previewPlan('pro');
    const body = {
      priceId: await fixture.price('pro'),
      subscriptionType: 'pro',
      paymentMethod: card,
    };
    const send = (fingerprint: string) => orderAsking('/api/subscribe', { ...body, fingerprint });
    const first = await send(seen.fingerprint);
    expect(await send(seen.fingerprint)).toBe(first);
    await expectNewBill(
      await fixture.client.post('/api/subscribe', { ...body, fingerprint: '0'.repeat(64) }),
    );
    await fixture.confirm(first, true);
    expect((await fixture.subscribe('pro', { paymentMethod: card })).status).toBe('success');
  });
});

describe('an order without a bill, as of a client that knows the specification only', () => {
  /** A colleague at the same company. */
  async function colleague() {
    const { server, companyId } = fixture;
    return server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
  }
  const bodyOf = async (plan: 'pro' | 'business') => ({
    priceId: await fixture.price(plan),
    subscriptionType: plan,
    subscriptionChange: true,
  });

  it('does not replace a colleague’s change unseen, and is made when it is sent again', async () => {
    await fixture.subscribe('basic');
    const other = await colleague();
    expect((await other.post('/api/subscribe', await bodyOf('business'))).status).toBe(200);
    const body = await bodyOf('pro');
    await expectNewBill(await fixture.client.post('/api/subscribe', body));
    expect((await fixture.customer()).planName).toBe('business');
    expect((await fixture.client.post('/api/subscribe', body)).status).toBe(200);
    expect((await fixture.customer()).planName).toBe('pro');
    // One's own change is known.
    const again = await fixture.client.post('/api/subscribe', await bodyOf('business'));
    expect(again.status).toBe(200);
  });

  it('is made at once after a colleague’s first plan, and an hour after a change', async () => {
    const other = await colleague();
    const first = { ...(await bodyOf('business')), subscriptionChange: false };
    expect((await other.post('/api/subscribe', first)).status).toBe(200);
    expect((await fixture.client.post('/api/subscribe', await bodyOf('pro'))).status).toBe(200);
    expect((await other.post('/api/subscribe', await bodyOf('business'))).status).toBe(409);
    const ago = sql`now() - interval '61 minutes'`;
    await fixture.server.db.update(billingOperations).set({ startedAt: ago, finishedAt: ago });
    const third = await fixture.server.as(
      await makeUser(fixture.server.db, { id: fixture.companyId }, { role: 'Admin' }),
    );
    expect((await third.post('/api/subscribe', await bodyOf('business'))).status).toBe(200);
  });
});

describe('additional products', () => {
  it('are charged as the shown bill says', async () => {
    await fixture.subscribe('pro');
    await fixture.wait(10);
    const { fingerprint, dueToday } = await fixture.preview({ kind: 'quantity', quantity: 2 });
    const body = {
      priceId: await fixture.price('additional'),
      quantity: 2,
      subscriptionType: 'pro',
      currentAdditionalProducts: 0,
    };
    const path = '/api/updateAdditionalProducts';
    await fixture.wait(1);
    const now = await expectNewBill(await fixture.client.post(path, { ...body, fingerprint }));
    expect(await order(fixture, path, { ...body, fingerprint: now })).toMatchObject({
      result: 'success',
      invoice: { amount: expect.not.closeTo(dueToday, 2) },
    });
  });
});
