/** A plan that is over while its last renewal is not paid. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { EmulatorStore } from '@hangtag/stripe-emulator/wire/store';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { order, renewalPasses } from '../../../test/support/billingScenario.ts';
import { memoryStoreWithCatalogue } from '../../../test/support/emulatorCatalogue.ts';
import type { Database } from '../../db/database.ts';
import { requirePayments } from '../stripe/payments.ts';
import { syncCompany } from '../sync/syncCompany.ts';

let fixture: BillingClient;

/** A renewal of Business that is not paid, of a card that can be replaced. */
async function fallPastDue(card = 'pm_card_chargeCustomerFail'): Promise<void> {
  await fixture.card();
  await fixture.subscribe('business');
  const bad = await fixture.card(card);
  await fixture.post('/api/setDefaultPayment', { paymentMethod: bad });
  await renewalPasses(fixture);
}

const pay = (amount: number, more: object = {}) =>
  order<PayAnswer>(fixture, '/api/billing/pay', { amount, ...more });

/** The emulator's objects. */
let objects: EmulatorStore;

beforeEach(async () => {
  const store = async (db: Database) => (objects = await memoryStoreWithCatalogue(db));
  fixture = await billingClient([undefined, undefined, undefined, undefined, store]);
});

/** What Stripe's dashboard offers for the end of the attempts: the subscription stays, unpaid. */
async function setUnpaid(subscription: string): Promise<void> {
  await objects.transaction(async (tx) => {
    const found = await tx.get(subscription);
    if (found) await tx.put({ ...found, data: { ...found.data, status: 'unpaid' } });
  });
}

describe('a plan that ended with a debt', () => {
  const first = { kind: 'plan', subscriptionType: 'basic' };
  const refusal = [
    409,
    {
      message: 'Pay the open $249.00 first. The plan can be changed after that.',
      code: 'payment_open',
      openPayment: { amount: 249 },
    },
  ];

  async function expectNoneBegins(): Promise<void> {
    const preview = await fixture.client.post('/api/billing/preview', first);
    expect([preview.status, await preview.json()]).toEqual(refusal);
    const order = { ...first, priceId: await fixture.price('basic') };
    for (const subscriptionChange of [false, true]) {
      const answer = await fixture.client.post('/api/subscribe', { ...order, subscriptionChange });
      expect(answer.status).toBe(409);
    }
  }

  it('is paid before another one begins', async () => {
    await fallPastDue();
    const { stripe } = requirePayments(fixture.server.services);
    const [running] = (await stripe.subscriptions.list()).data;
    await stripe.subscriptions.cancel(running?.id ?? '');
    await syncCompany(fixture.server.services, fixture.companyId);
    expect(await fixture.customer()).toMatchObject({
      status: 'none',
      openPayment: { amount: 249 },
    });
    await expectNoneBegins();
    const good = await fixture.card('pm_card_mastercard');
    const paid = await pay(249, { paymentMethod: good });
    expect(paid).toMatchObject({ status: 'success', customer: { openPayment: null } });
    expect((await fixture.subscribe('basic', { paymentMethod: good })).status).toBe('success');
    expect(await fixture.subscriptions()).toBe(1);
  });

  it('and that Stripe keeps as unpaid goes on once it is paid', async () => {
    await fallPastDue();
    const { stripe } = requirePayments(fixture.server.services);
    const [running] = (await stripe.subscriptions.list()).data;
    await setUnpaid(running?.id ?? '');
    await syncCompany(fixture.server.services, fixture.companyId);
    expect(await fixture.customer()).toMatchObject({ openPayment: { amount: 249 } });
    await expectNoneBegins();
    const good = await fixture.card('pm_card_mastercard');
    await pay(249, { paymentMethod: good });
    expect(await fixture.customer()).toMatchObject({
      status: 'active',
      planName: 'business',
      openPayment: null,
    });
    expect(await fixture.subscriptions()).toBe(1);
  });
});
