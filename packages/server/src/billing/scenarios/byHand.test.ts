/** What support, a bank or Stripe's portal does beside the app. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { requirePayments } from '../stripe/payments.ts';
import { idOf } from '../changes/stripeSubscription.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { companies } from '../../db/schema/companies.ts';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { renewalPasses } from '../../../test/support/billingScenario.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

const stripe = () => requirePayments(fixture.server.services).stripe;

/** Support sells a plan at Stripe's own pages, at a price that this server never made. */
async function sellByHand(product: string, cents: number): Promise<string> {
  const [customer] = (await stripe().customers.list()).data;
  const price = await stripe().prices.create({
    product,
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
  });
  const [running] = (await stripe().subscriptions.list()).data;
  if (running) await stripe().subscriptions.cancel(running.id);
  const items = [{ price: price.id }];
  const sold = await stripe().subscriptions.create({ customer: customer?.id ?? '', items });
  await syncCompany(fixture.server.services, fixture.companyId);
  return sold.id;
}

it('a plan at a price of its own is Enterprise: no order changes it or gives it up', async () => {
  await fixture.subscribe('pro');
  const { id: product } = await stripe().products.create({ name: 'As agreed' });
  const sold = await sellByHand(product, 123_400);
  const [company] = await fixture.server.db
    .select()
    .from(companies)
    .where(eq(companies.id, fixture.companyId));
  expect(company?.type).toBe('enterprise');
  expect(await fixture.customer()).toMatchObject({
    planName: 'enterprise',
    status: 'active',
    planPrice: 1234,
  });
  const refusal = [409, expect.stringContaining('agreed with support')];
  const order = { priceId: await fixture.price('pro'), subscriptionType: 'pro' };
  for (const subscriptionChange of [true, false]) {
    const answer = await fixture.client.post('/api/subscribe', { ...order, subscriptionChange });
    expect([answer.status, await answer.text()]).toEqual(refusal);
  }
  for (const asked of [
    { kind: 'plan', subscriptionType: 'pro' },
    { kind: 'quantity', quantity: 3 },
  ]) {
    const answer = await fixture.client.post('/api/billing/preview', asked);
    expect([answer.status, await answer.text()]).toEqual(refusal);
  }
  expect((await stripe().subscriptions.retrieve(sold)).status).toBe('active');
});

it('a plan of support’s that is not paid yet is not given up for an order either', async () => {
  const { id: product } = await stripe().products.create({ name: 'As agreed' });
  const bad = await fixture.card('pm_card_chargeCustomerFail');
  await fixture.post('/api/setDefaultPayment', { paymentMethod: bad });
  const sold = await sellByHand(product, 123_400);
  expect((await stripe().subscriptions.retrieve(sold)).status).toBe('incomplete');
  const [good] = (await fixture.customer()).paymentMethods.filter((card) => !card.default);
  const order = { priceId: await fixture.price('pro'), subscriptionType: 'pro' };
  for (const [path, body] of [
    ['/api/subscribe', { ...order, paymentMethod: good?.id }],
    ['/api/billing/preview', { kind: 'plan', subscriptionType: 'pro' }],
  ] as const) {
    const answer = await fixture.client.post(path, body);
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('agreed with support'),
    ]);
  }
  const { status, latest_invoice: latest } = await stripe().subscriptions.retrieve(sold);
  expect(status).toBe('incomplete');
  expect((await stripe().invoices.retrieve(idOf(latest) ?? '')).status).toBe('open');
});

it('a plan of ours at another price stays that plan', async () => {
  await fixture.subscribe('pro');
  await sellByHand('hangtag_pro', 8000);
  expect(await fixture.customer()).toMatchObject({ planName: 'pro', planPrice: 80 });
});

it('a card that Stripe’s portal set on the plan is the default, until another is made it', async () => {
  await fixture.subscribe('pro');
  const [first] = (await fixture.customer()).paymentMethods;
  const second = await fixture.card('pm_card_mastercard');
  const [running] = (await stripe().subscriptions.list()).data;
  await stripe().subscriptions.update(running?.id ?? '', { default_payment_method: second });
  await syncCompany(fixture.server.services, fixture.companyId);
  const defaultOf = async () =>
    (await fixture.customer()).paymentMethods.find((card) => card.default)?.id;
  expect(await defaultOf()).toBe(second);
  const removed = await fixture.post<{ status: string }>('/api/removePayment', {
    paymentMethod: second,
  });
  expect(removed.status).toBe('failed');
  await fixture.post('/api/setDefaultPayment', { paymentMethod: first?.id });
  expect(await defaultOf()).toBe(first?.id);
  const after = await stripe().subscriptions.retrieve(running?.id ?? '');
  expect(after.default_payment_method).toBeNull();
});

it('a card that has expired is declined at the renewal, and the open payment has the reason', async () => {
  await fixture.subscribe('pro');
  const [card] = (await fixture.customer()).paymentMethods;
  const past = { exp_month: 12, exp_year: 2026 };
  await stripe().paymentMethods.update(card?.id ?? '', { card: past });
  // From 11-21 to 12-21 it pays; in January it is over.
  await renewalPasses(fixture);
  expect((await fixture.customer()).status).toBe('active');
  await renewalPasses(fixture);
  expect(await fixture.customer()).toMatchObject({
    status: 'past_due',
    openPayment: { amount: 99 },
  });
  const answer = await fixture.post<{ status: string; reason: string }>('/api/billing/pay', {
    amount: 99,
  });
  expect(answer).toMatchObject({ status: 'failed', reason: 'Your card has expired.' });
});
