/** A renewal that was not paid, on the emulator's clock: it stays visible, and nothing about it is credited. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayAnswer, PaymentMethodsAnswer } from '@hangtag/contract/wire/billingAnswers';
import {
  type BillingClient,
  billingClient,
  byScript,
} from '../../../test/support/billingClient.ts';
import { order, renewalPasses } from '../../../test/support/billingScenario.ts';
import { requirePayments } from '../stripe/payments.ts';

let fixture: BillingClient;

const passRenewal = (hours?: number) => renewalPasses(fixture, hours);

/** A renewal of Business that is not paid, of a card that can be replaced. */
async function fallPastDue(card = 'pm_card_chargeCustomerFail'): Promise<void> {
  await fixture.card();
  await fixture.subscribe('business');
  const bad = await fixture.card(card);
  await fixture.post('/api/setDefaultPayment', { paymentMethod: bad });
  await passRenewal();
}

const pay = (amount: number, more: object = {}) =>
  order<PayAnswer>(fixture, '/api/billing/pay', { amount, ...more });

beforeEach(async () => {
  fixture = await billingClient();
});

describe('a plan whose renewal was declined', () => {
  it('shows the amount due, its reason, and the next attempt', async () => {
    await fallPastDue();
    const { status, openPayment, billingHistory } = await fixture.customer();
    const [invoice] = billingHistory;
    expect({ status, openPayment }).toEqual({
      status: 'past_due',
      openPayment: {
        amount: 249,
        invoices: [
          { id: invoice?.id, date: invoice?.date, amount: 249, description: invoice?.description },
        ],
        needsConfirmation: false,
        nextAttempt: expect.stringMatching(/^20\d\d-/),
      },
    });
  });

  it.each([
    ['a smaller plan', { kind: 'plan', subscriptionType: 'basic' }],
    ['a larger number of products', { kind: 'quantity', quantity: 3 }],
  ])('can’t be changed to %s, and gets no preview of it', async (_, asked) => {
    await fallPastDue();
    const preview = await fixture.client.post('/api/billing/preview', asked);
    expect([preview.status, await preview.json()]).toEqual([
      409,
      {
        message: 'Pay the open $249.00 first. The plan can be changed after that.',
        code: 'payment_open',
        openPayment: { amount: 249 },
      },
    ]);
  });

  it('can’t be made smaller while it is open: unpaid time is not credited', async () => {
    await fallPastDue();
    const answer = await fixture.client.post('/api/subscribe', {
      priceId: await fixture.price('basic'),
      subscriptionType: 'basic',
      subscriptionChange: true,
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      'payment_open',
    ]);
    const { stripe } = requirePayments(fixture.server.services);
    const { data } = await stripe.customers.list({ limit: 1 });
    expect(data[0]?.balance).toBe(0);
    expect(await fixture.customer()).toMatchObject({
      status: 'past_due',
      planName: 'business',
      openPayment: { amount: 249 },
    });
  });

  it('can’t have fewer additional products while it is open', async () => {
    await fixture.card();
    await fixture.subscribe('basic', { additionalProducts: 3 });
    const bad = await fixture.card('pm_card_chargeCustomerFail');
    await fixture.post('/api/setDefaultPayment', { paymentMethod: bad });
    await passRenewal();
    const body = { subscriptionType: 'basic' };
    const answer = await fixture.client.post('/api/removeAdditionalProducts', body);
    expect(answer.status).toBe(409);
    expect(await fixture.customer()).toMatchObject({
      additionalProducts: 3,
      openPayment: { amount: 99 },
    });
  });

  it('is changed like any other once it is paid', async () => {
    await fallPastDue();
    const good = await fixture.card('pm_card_mastercard');
    expect(await fixture.customer()).toMatchObject({ status: 'active', openPayment: null });
    const { status, customer } = await fixture.subscribe('basic', {
      subscriptionChange: true,
      paymentMethod: good,
    });
    expect(status).toBe('success');
    expect(customer.planName).toBe('basic');
  });
});

describe('a renewal that is issued and not charged yet', () => {
  it('blocks a change, which would credit unpaid time', async () => {
    await fixture.card();
    await fixture.subscribe('business');
    await passRenewal(0.5);
    const answer = await fixture.client.post('/api/subscribe', {
      priceId: await fixture.price('basic'),
      subscriptionType: 'basic',
      subscriptionChange: true,
    });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        message:
          'The renewal is being charged within the hour. The plan can be changed after that.',
        code: 'payment_open',
        openPayment: null,
      },
    ]);
    expect((await fixture.customer()).status).toBe('active');
  });
});

describe('paying the open amount', () => {
  it('pays every open invoice, and needs the amount that was shown', async () => {
    await fallPastDue();
    const { stripe } = requirePayments(fixture.server.services);
    const [customer] = (await stripe.customers.list({ limit: 1 })).data;
    // An extra item, invoiced manually.
    const item = { customer: customer?.id ?? '', amount: 1500, currency: 'usd' };
    await stripe.invoiceItems.create({ ...item, description: 'Printed tags' });
    const { id } = await stripe.invoices.create({
      customer: item.customer,
      pending_invoice_items_behavior: 'include',
    });
    await stripe.invoices.finalizeInvoice(id ?? '');
    expect((await fixture.customer()).openPayment).toMatchObject({ amount: 264 });
    const stale = await fixture.client.post('/api/billing/pay', { amount: 249 });
    expect([stale.status, await stale.json()]).toEqual([
      409,
      {
        message: 'What is owed has changed. Look at it again, then pay.',
        code: 'bill_changed',
        openPayment: { amount: 264 },
      },
    ]);
    expect(await pay(264)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/declined/),
    });
    const [visa] = (await fixture.customer()).paymentMethods.filter((each) => !each.default);
    const paid = await pay(264, { paymentMethod: visa?.id });
    expect(paid).toMatchObject({
      status: 'success',
      customer: { status: 'active', openPayment: null },
    });
    const { billingHistory } = await fixture.customer();
    expect(billingHistory.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('asks the bank again for a renewal that it wants confirmed', async () => {
    await fixture.card();
    await fixture.subscribe('pro');
    const careful = await fixture.card('pm_card_authenticationRequired');
    await fixture.post('/api/setDefaultPayment', { paymentMethod: careful });
    await passRenewal();
    expect(await fixture.customer()).toMatchObject({
      status: 'past_due',
      openPayment: { amount: 99, needsConfirmation: true },
    });
    const asked = await pay(99);
    expect(asked).toMatchObject({ status: 'requires_action' });
    await fixture.confirm(asked.intent?.client_secret ?? '', true);
    expect(await pay(99)).toMatchObject({
      status: 'success',
      customer: { status: 'active', openPayment: null },
    });
  });
});

describe('a plan that is cancelled while it is past due', () => {
  it('still shows the amount due, and a new default card does not pay it unseen', async () => {
    await fallPastDue();
    expect(await (await fixture.client.get('/api/cancelPlan', byScript)).json()).toMatchObject({
      result: 'success',
    });
    expect(await fixture.customer()).toMatchObject({
      status: 'past_due',
      cancellationDate: expect.stringMatching(/^20\d\d-/),
      openPayment: { amount: 249 },
    });
    const [visa] = (await fixture.customer()).paymentMethods.filter((each) => !each.default);
    const paymentMethod = visa?.id ?? '';
    await fixture.post('/api/setDefaultPayment', { paymentMethod });
    expect((await fixture.customer()).openPayment).toMatchObject({ amount: 249 });
    const seen = { paymentMethod, pays: 249 };
    const answer = await fixture.post<PaymentMethodsAnswer>('/api/setDefaultPayment', seen);
    expect(answer.status).toBe('success');
    expect(await fixture.customer()).toMatchObject({ status: 'cancelled', openPayment: null });
  });
});
