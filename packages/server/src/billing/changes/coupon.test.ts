import { beforeEach, describe, expect, it } from 'vitest';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';

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
});
