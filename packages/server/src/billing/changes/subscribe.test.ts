import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import { products } from '../../db/schema/products.ts';
import { type BillingClient, billingClient } from '../../../test/support/billingClient.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
});

describe('the first plan', () => {
  it('is paid, and the company named after it [F259] [F139] [F140] [F143] [M14]', async () => {
    await fixture.card();
    const answer = await fixture.subscribe('pro');
    expect(answer).toMatchObject({
      status: 'success',
      message: 'Successfully subscribed to Pro content',
      company: { type: 'pro', status: 'Active' },
      subscription: { isActive: true, planType: 'pro', productNumber: 3, productSections: 5 },
      invoice: { amount: 99, status: 'paid' },
      customer: { planPrice: 99, status: 'active', planName: 'pro', surplusProducts: 0 },
    });
  });

  it('is filled with placeholders up to its count, existing products included [F141] [F181]', async () => {
    await fixture.server.db.insert(products).values({
      companyId: fixture.companyId,
      name: 'Oil',
      code: 'abcdefghjk',
      searchText: 'oil',
      content: {
        schemaVersion: 1,
        title: '',
        headers: [],
        currentHeaderId: null,
        sections: [],
        ctas: [],
        locales: ['en'],
        defaultLocale: 'en',
      },
    });
    await fixture.card();
    const bill = await fixture.preview({ kind: 'plan', subscriptionType: 'pro' });
    expect(bill.products).toMatchObject({ active: 1, limit: 3, surplus: 0, created: 2 });
    expect((await fixture.subscribe('pro')).productsCreated).toBe(2);
    const rows = await fixture.server.db
      .select()
      .from(products)
      .where(eq(products.companyId, fixture.companyId))
      .orderBy(asc(products.id));
    expect(rows.map(({ name, status }) => [name, status])).toEqual([
      ['Oil', 'active'],
      ['Product name', 'active'],
      ['Product name', 'active'],
    ]);
  });

  it('charges twelve months for an additional product of a yearly plan', async () => {
    await fixture.card();
    const { invoice } = await fixture.subscribe('basic', {
      interval: 'year',
      additionalProducts: 2,
    });
    expect(invoice?.amount).toBe(444 + 2 * 12 * 20);
    const bill = await fixture.preview({ kind: 'quantity', quantity: 3 });
    expect(bill.next.recurring ?? bill.next.amount).toBe(444 + 3 * 12 * 20);
    expect(bill.dueToday).toBe(12 * 20);
  });

  it('has a yearly price of its own [F156]', async () => {
    await fixture.card();
    const answer = await fixture.subscribe('basic', { interval: 'year' });
    expect(answer).toMatchObject({
      status: 'success',
      invoice: { amount: 444 },
      customer: {
        planPrice: 444,
        paymentFreq: 'year',
        paymentInterval: 'year',
        addonUnitPrice: 240,
      },
    });
  });

  it('needs a card', async () => {
    expect(await fixture.subscribe('pro')).toMatchObject({
      status: 'failed',
      message: 'There was an issue with creating a payment',
      reason: 'There is no card yet. Add one first.',
      company: { type: 'free' },
    });
  });

  it('is refused with the price of another plan, or an unknown price', async () => {
    const body = { subscriptionType: 'business', subscriptionChange: false };
    const prices = [await fixture.price('basic'), await fixture.price('additional'), 'price_x'];
    for (const priceId of prices) {
      const answer = await fixture.client.post('/api/subscribe', { ...body, priceId });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ errors: { priceId: ['Is not a price of this plan.'] } }),
      ]);
    }
    expect(await fixture.subscriptions()).toBe(0);
  });

  it('is refused when it is not for sale', async () => {
    const answer = await fixture.client.post('/api/subscribe', {
      priceId: await fixture.price('pro'),
      subscriptionType: 'enterprise',
    });
    expect(answer.status).toBe(422);
  });

  it('ignores a type, price or company that the client sends', async () => {
    await fixture.card();
    const answer = await fixture.subscribe('basic', {
      type: 'business',
      planPrice: 1,
      companyId: 999,
      status: 'success',
      customer: 'cus_other',
    });
    expect(answer).toMatchObject({ company: { type: 'basic' }, invoice: { amount: 39 } });
  });
});

describe('one order', () => {
  it('makes one subscription and one invoice when sent ten times at once', async () => {
    await fixture.card();
    const priceId = await fixture.price('pro');
    const body = { priceId, subscriptionType: 'pro', subscriptionChange: false };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fixture.post<SubscribeAnswer>('/api/subscribe', body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('success'));
    expect(await fixture.subscriptions()).toBe(1);
    expect((await fixture.customer()).billingHistory).toHaveLength(1);
    expect((await fixture.customer()).activeProducts).toBe(3);
  });

  it('repeats its answer for the same key, and refuses the key for another order', async () => {
    await fixture.card();
    const headers = { 'idempotency-key': 'order-1' };
    const body = { priceId: await fixture.price('pro'), subscriptionType: 'pro' };
    const first = await fixture.client.post('/api/subscribe', body, { headers });
    const again = await fixture.client.post('/api/subscribe', body, { headers });
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toMatchObject({ status: 'success', productsCreated: 3 });
    const other = { priceId: await fixture.price('basic'), subscriptionType: 'basic' };
    expect((await fixture.client.post('/api/subscribe', other, { headers })).status).toBe(422);
  });

  it('is refused with 409 where a plan exists already', async () => {
    await fixture.card();
    await fixture.subscribe('pro');
    const basic = { priceId: await fixture.price('basic'), subscriptionType: 'basic' };
    const anew = await fixture.client.post('/api/subscribe', basic);
    expect(anew.status).toBe(409);
    expect(await anew.json()).toMatchObject({ code: 'stale_write' });
    expect((await fixture.customer()).planName).toBe('pro');
  });
});

describe('a card', () => {
  it('changes nothing when the card is declined, and the answer has the reason [M12]', async () => {
    await fixture.card('pm_card_chargeCustomerFail');
    const answer = await fixture.subscribe('pro');
    expect(answer).toMatchObject({
      status: 'failed',
      message: 'There was an issue with creating a payment',
      reason: expect.stringMatching(/declined/),
      company: { type: 'free' },
      subscription: { isActive: false },
      productsCreated: 0,
    });
    expect(await fixture.subscriptions()).toBe(0);
  });

  it('needs the payer’s confirmation when the bank asks, and the same order is finished then [D24]', async () => {
    await fixture.card('pm_card_authenticationRequired');
    const asked = await fixture.subscribe('pro');
    expect(asked).toMatchObject({
      status: 'requires_action',
      intent: { client_secret: expect.stringMatching(/^pi_\w+_secret_/) },
      company: { type: 'free' },
    });
    const body = {
      priceId: await fixture.price('pro'),
      subscriptionType: 'pro',
      paymentMethod: null,
      subscriptionChange: false,
      discountCode: null,
    };
    const order = async (key: string): Promise<SubscribeAnswer> => {
      const headers = { 'idempotency-key': key };
      return (await fixture.client.post('/api/subscribe', body, { headers })).json();
    };
    const waiting = await order('second');
    expect(waiting.status).toBe('requires_action');
    await fixture.confirm(waiting.intent?.client_secret ?? '', true);
    const done = await order('third');
    expect(done).toMatchObject({ status: 'success', company: { type: 'pro' }, productsCreated: 3 });
    expect(await fixture.subscriptions()).toBe(1);
  });
});
