import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../db/schema/products.ts';
import {
  type BillingClient,
  billingClient,
  expectSum,
} from '../../../test/support/billingClient.ts';

let fixture: BillingClient;

beforeEach(async () => {
  fixture = await billingClient();
  await fixture.card();
});

const change = { subscriptionChange: true };

describe('another plan', () => {
  it('costs what its preview shows, credits unused time, and fills its places [F145] [F146]', async () => {
    await fixture.subscribe('pro');
    await fixture.wait(10);
    const bill = await fixture.preview({ kind: 'plan', subscriptionType: 'business' });
    expectSum(bill);
    expect(bill.lines.map(({ description }) => description)).toEqual([
      'Unused time on Pro',
      'Business, 20 days',
    ]);
    expect(bill.next).toMatchObject({ amount: 249, interval: 'month' });
    const answer = await fixture.subscribe('business', change);
    expect(answer).toMatchObject({
      status: 'success',
      message: 'Successfully subscribed to Business content',
      company: { type: 'business' },
      invoice: { amount: bill.dueToday, status: 'paid' },
      productsCreated: 4,
      customer: { planPrice: 249, renewalDate: bill.next.date },
    });
  });

  it('takes effect at once when smaller, credits the rest, and deletes nothing [F147] [X4]', async () => {
    await fixture.subscribe('business');
    await fixture.server.db.update(products).set({ name: 'Oil', placeholder: false });
    await fixture.wait(10);
    const bill = await fixture.preview({ kind: 'plan', subscriptionType: 'pro' });
    expectSum(bill);
    expect(bill).toMatchObject({
      dueToday: 0,
      products: { active: 7, limit: 3, surplus: 4, additionalToKeepAll: 4, parked: 0, created: 0 },
    });
    const { customer } = await fixture.subscribe('pro', change);
    expect(customer).toMatchObject({
      planName: 'pro',
      planPrice: 99,
      activeProducts: 7,
      surplusProducts: 4,
      nextPayment: bill.next.amount,
    });
  });

  it('that a credit pays leaves the rest of it, and the lines come to what is due', async () => {
    await fixture.subscribe('business');
    await fixture.subscribe('pro', change);
    const bill = await fixture.preview({ kind: 'quantity', quantity: 2 });
    expectSum(bill);
    expect(bill).toMatchObject({
      lines: [{ amount: 40 }, { description: 'Credit from before', amount: -150 }],
      dueToday: 0,
      credit: 110,
    });
  });

  it('parks placeholders without a place, which cost nothing', async () => {
    await fixture.subscribe('business');
    const [first, second] = await fixture.server.db.select({ id: products.id }).from(products);
    for (const each of [first, second]) {
      const path = `/api/companies/${fixture.companyId}/products/${each?.id}`;
      expect((await fixture.client.put(path, { name: 'Oil' })).status).toBe(200);
    }
    const { products: fit } = await fixture.preview({ kind: 'plan', subscriptionType: 'pro' });
    expect(fit).toMatchObject({ active: 7, surplus: 0, additionalToKeepAll: 0, parked: 4 });
    expect(await fixture.subscribe('pro', change)).toMatchObject({
      productsParked: 4,
      customer: {
        planPrice: 99,
        activeProducts: 3,
        placeholderProducts: 1,
        additionalProducts: 0,
        surplusProducts: 0,
      },
    });
    const active = await fixture.server.db
      .select({ name: products.name })
      .from(products)
      .where(eq(products.status, 'active'));
    expect(active.map(({ name }) => name).toSorted()).toEqual(['Oil', 'Oil', 'Product name']);
  });

  it('shows additional products for the surplus in its preview [X4]', async () => {
    await fixture.subscribe('business');
    const asked = { kind: 'plan', subscriptionType: 'pro', additionalProducts: 4 };
    const bill = await fixture.preview(asked);
    expectSum(bill);
    expect(bill.lines).toContainEqual(
      expect.objectContaining({
        description: expect.stringMatching(/^Additional product/),
        quantity: 4,
      }),
    );
    expect(bill.products.surplus).toBe(0);
    const { customer } = await fixture.subscribe('pro', { ...change, additionalProducts: 4 });
    expect(customer).toMatchObject({ planPrice: 179, additionalProducts: 4, surplusProducts: 0 });
  });

  it('keeps parked products, and leaves the rest active', async () => {
    await fixture.subscribe('pro');
    const rows = await fixture.server.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.companyId, fixture.companyId));
    const park = rows.slice(1).map(({ id }) => id);
    const answer = await fixture.subscribe('basic', { ...change, park });
    expect(answer).toMatchObject({
      status: 'success',
      productsParked: 2,
      productsCreated: 0,
      customer: { activeProducts: 1, surplusProducts: 0 },
    });
    const after = await fixture.server.db.select().from(products);
    expect(after.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'inactive',
      'inactive',
    ]);
  });

  it('refuses to park another company’s products, and charges nothing', async () => {
    await fixture.subscribe('pro');
    const body = { priceId: await fixture.price('basic'), subscriptionType: 'basic', ...change };
    const answer = await fixture.client.post('/api/subscribe', { ...body, park: [999] });
    expect(answer.status).toBe(422);
    expect((await fixture.customer()).planName).toBe('pro');
  });

  it('is paid as often as before [F155]', async () => {
    await fixture.subscribe('basic');
    const body = {
      priceId: await fixture.price('pro', 'year'),
      subscriptionType: 'pro',
      ...change,
    };
    const answer = await fixture.client.post('/api/subscribe', body);
    expect([
      answer.status,
      Object.keys(((await answer.json()) as { errors: object }).errors),
    ]).toEqual([422, ['priceId']]);
  });

  it('is not made when it can’t be paid, and the earlier card stays the default', async () => {
    const [visa] = (await fixture.customer()).paymentMethods;
    await fixture.subscribe('basic');
    const bad = await fixture.card('pm_card_chargeCustomerFail');
    const answer = await fixture.subscribe('business', { ...change, paymentMethod: bad });
    expect(answer).toMatchObject({
      status: 'failed',
      message: 'There was an issue with creating a payment',
      company: { type: 'basic' },
      customer: { planName: 'basic', planPrice: 39, status: 'active' },
      productsCreated: 0,
    });
    expect(answer.customer.paymentMethods.find((each) => each.default)?.id).toBe(visa?.id);
  });
});
