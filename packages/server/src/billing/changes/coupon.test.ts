import { beforeEach, describe, expect, it } from 'vitest';
import { requirePayments } from '../stripe/payments.ts';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';
import { renewalPasses } from '../../../test/support/billingScenario.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
});

describe('a coupon', () => {
  it('is deducted on the bill and on the invoice', async () => {
    await fixture.card();
    const bill = await fixture.preview({
      kind: 'plan',
      subscriptionType: 'pro',
      discountCode: 'SAVE20',
    });
    expect(bill).toMatchObject({
      lines: [
        { description: 'Pro, 3 products', amount: 99 },
        { description: 'SAVE20, 20% off once', amount: -19.8 },
      ],
      dueToday: 79.2,
      next: { amount: 99, interval: 'month' },
    });
    const answer = await fixture.subscribe('pro', { discountCode: 'SAVE20' });
    expect(answer).toMatchObject({ status: 'success', invoice: { amount: 79.2 } });
  });

  it('that lasts is deducted from the next payment too', async () => {
    await fixture.card();
    const bill = await fixture.preview({
      kind: 'plan',
      subscriptionType: 'pro',
      discountCode: 'HALF3',
    });
    expect(bill).toMatchObject({ dueToday: 49.5, next: { amount: 49.5, recurring: 99 } });
    const answer = await fixture.subscribe('pro', { discountCode: 'HALF3' });
    expect(answer.reason).toBeUndefined();
    expect(answer).toMatchObject({ status: 'success', invoice: { amount: 49.5 } });
    expect(answer.customer).toMatchObject({
      planPrice: 99,
      nextPayment: 49.5,
      coupon: { code: 'HALF3', percentOff: 50, duration: 'repeating', months: 3 },
    });
  });

  it.each(['EXPIRED', 'NOTHING', 'x y', '../sync/customers'])(
    '%s is refused before anything is charged',
    async (discountCode) => {
      await fixture.card();
      const body = { priceId: await fixture.price('pro'), subscriptionType: 'pro', discountCode };
      const answer = await fixture.client.post('/api/subscribe', body);
      expect(answer.status).toBe(422);
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([
        'discountCode',
      ]);
      expect(await fixture.subscriptions()).toBe(0);
    },
  );

  it('is looked up [F148] [F150] [F254]', async () => {
    const check = async (code: string) =>
      (await fixture.client.get(`/api/codeCheck?coupon=${code}`)).json();
    expect(await check('SAVE20')).toEqual({
      code: 'SAVE20',
      valid: true,
      percentOff: 20,
      duration: 'once',
    });
    expect(await check('TENOFF')).toEqual({
      code: 'TENOFF',
      valid: true,
      amountOff: 10,
      duration: 'once',
    });
    expect(await check('EXPIRED')).toMatchObject({ code: 'EXPIRED', valid: false });
    expect(await check('NOTHING')).toEqual({
      code: 'NOTHING',
      valid: false,
      message: 'There is no coupon with this code.',
    });
  });

  const plan = (subscriptionType: string, more: object = {}) =>
    fixture.preview({ kind: 'plan', subscriptionType, ...more });

  it('has its own line in the bill of a change, which is what Stripe previews', async () => {
    await fixture.card();
    await fixture.subscribe('basic', { discountCode: 'HALF3' });
    await fixture.wait(15);
    const bill = await plan('pro');
    expect(bill.lines.map(({ description }) => description)).toEqual([
      'Unused time on Basic',
      'Pro, 15 days',
      'HALF3, 50% off for 3 months: its part of the period',
    ]);
    expect(bill.next).toMatchObject({
      amount: 49.5,
      recurring: 99,
      lines: [{ amount: 99 }, { description: 'HALF3, 50% off for 3 months', amount: -49.5 }],
    });
    const { invoice, customer } = await fixture.subscribe('pro', { subscriptionChange: true });
    expect(invoice?.amount).toBe(bill.dueToday);
    expect(customer.nextPayment).toBe(bill.next.amount);
    const csv = await (await fixture.client.get('/api/billing/invoices.csv')).text();
    expect(csv).toContain('HALF3, 50% off for 3 months');
  });

  it('without anything to reduce waits for the next bill, and the preview shows that', async () => {
    await fixture.card();
    await fixture.subscribe('pro', { additionalProducts: 2 });
    const order = { additionalProducts: 0, discountCode: 'SAVE20' };
    const bill = await plan('pro', order);
    expect(bill).toMatchObject({
      lines: [{ description: 'Unused time of 2 additional products', amount: -40 }],
      dueToday: 0,
      credit: 40,
      next: {
        amount: 39.2,
        recurring: 99,
        lines: [{ amount: 99 }, { amount: -19.8 }, { amount: -40 }],
      },
    });
    const { customer } = await fixture.subscribe('pro', { subscriptionChange: true, ...order });
    expect(customer.nextPayment).toBe(39.2);
    await renewalPasses(fixture);
    expect((await fixture.customer()).billingHistory[0]?.amount).toBe(39.2);
  });

  it('reduces the period of a change only, not the next bill', async () => {
    await fixture.card();
    await fixture.subscribe('business');
    await fixture.wait(15);
    const bill = await plan('pro', { discountCode: 'TENOFF' });
    const off = bill.lines.find(({ description }) => description.startsWith('TENOFF'));
    expect(off).toEqual({
      description: 'TENOFF, $10.00 off once: its part of the period',
      amount: -5,
    });
    expect(bill.next).toMatchObject({ recurring: 99, lines: [{ amount: 99 }, { amount: -80 }] });
    const change = { subscriptionChange: true, discountCode: 'TENOFF' };
    const { customer } = await fixture.subscribe('pro', change);
    expect(customer.nextPayment).toBe(bill.next.amount);
  });

  it('is used once by a company, whatever the period', async () => {
    await fixture.card();
    await fixture.subscribe('pro', { discountCode: 'SAVE20' });
    await renewalPasses(fixture);
    const body = {
      priceId: await fixture.price('business'),
      subscriptionType: 'business',
      subscriptionChange: true,
      discountCode: 'SAVE20',
    };
    const answer = await fixture.client.post('/api/subscribe', body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({
        errors: { discountCode: ['This company has used this coupon already.'] },
      }),
    ]);
    expect(await fixture.customer()).toMatchObject({ planName: 'pro', billingHistory: [{}, {}] });
    const checked = await fixture.client.get('/api/codeCheck?coupon=SAVE20');
    expect(await checked.json()).toMatchObject({ valid: false });
  });

  it('counts already where it stands behind a discount of support and has taken nothing off', async () => {
    await fixture.card();
    await fixture.subscribe('pro', { additionalProducts: 2 });
    const { stripe } = requirePayments(fixture.server.services);
    await stripe.coupons.create({ id: 'agreed', percent_off: 10, duration: 'forever' });
    const [running] = (await stripe.subscriptions.list()).data;
    await stripe.subscriptions.update(running?.id ?? '', { discounts: [{ coupon: 'agreed' }] });
    const order = { additionalProducts: 0, discountCode: 'SAVE20' };
    await fixture.subscribe('pro', { subscriptionChange: true, ...order });
    const answer = await fixture.client.get('/api/codeCheck?coupon=SAVE20');
    expect(await answer.json()).toMatchObject({
      valid: false,
      message: 'This coupon counts already.',
    });
  });
});
