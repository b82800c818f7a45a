/** An order is made by the bill that was shown, and by no other. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import { expectNewBill, order } from '../../../test/support/billingScenario.ts';

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

  it('that is cancelled is not said to be begun by ordering it as a first one [X1]', async () => {
    await fixture.subscribe('pro');
    await fixture.client.get('/api/cancelPlan', byScript);
    const answer = await fixture.client.post('/api/subscribe', {
      priceId: await fixture.price('pro'),
      subscriptionType: 'pro',
      paymentMethod: await fixture.card(),
    });
    expect(answer.status).toBe(403);
    expect((await fixture.customer()).status).toBe('cancelled');
  });

  it('that is cancelled goes on as another one that is ordered', async () => {
    await fixture.subscribe('pro');
    await fixture.client.get('/api/cancelPlan', byScript);
    const { fingerprint } = await previewPlan('business');
    expect((await confirm('business', fingerprint)).status).toBe(200);
    expect(await fixture.customer()).toMatchObject({ status: 'active', planName: 'business' });
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
