import { beforeEach, describe, expect, it } from 'vitest';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
});

describe('the body of an order [D23]', () => {
  const send = async (more: object) => {
    const sent = { priceId: await fixture.price('pro'), subscriptionType: 'pro', ...more };
    const answer = await fixture.client.post('/api/subscribe', sent);
    const { status, errors } = (await answer.json()) as { status?: string; errors?: object };
    return [answer.status, errors ? Object.keys(errors) : status];
  };

  it('takes the plan by its name only', async () => {
    await fixture.card();
    for (const subscriptionType of ['Pro', 'pro_month', 2, null, undefined]) {
      expect(await send({ subscriptionType })).toEqual([422, ['subscriptionType']]);
    }
    expect(await send({})).toEqual([200, 'success']);
    expect((await fixture.customer()).planName).toBe('pro');
  });

  it('is a change where a subscription exists, and only there', async () => {
    await fixture.card();
    expect(await send({ subscriptionChange: true })).toEqual([409, undefined]);
    expect(await send({ subscriptionChange: false })).toEqual([200, 'success']);
    const basic = { subscriptionType: 'basic', priceId: await fixture.price('basic') };
    expect(await send({ ...basic, subscriptionChange: false })).toEqual([409, undefined]);
    expect(await send({ ...basic, subscriptionChange: true })).toEqual([200, 'success']);
    expect((await fixture.customer()).planName).toBe('basic');
    expect(await fixture.subscriptions()).toBe(1);
  });

  it.each([
    [null, 99],
    ['SAVE20', 79.2],
  ])('has a code or null (%s): %d dollars are charged', async (discountCode, amount) => {
    await fixture.card();
    for (const wrong of [20, ['SAVE20'], { code: 'SAVE20' }]) {
      expect(await send({ discountCode: wrong })).toEqual([422, ['discountCode']]);
    }
    expect(await send({ discountCode })).toEqual([200, 'success']);
    expect((await fixture.customer()).billingHistory.map((bill) => bill.amount)).toEqual([amount]);
  });
});
