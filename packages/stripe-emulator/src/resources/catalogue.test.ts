import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../testing/client.ts';

let client: TestClient;

beforeEach(() => {
  client = createTestClient(() => new Date('2026-03-01T00:00:00Z'));
});

afterEach(async () => {
  await client.emulator.flush();
  expect(client.problems()).toEqual([]);
});

test('prices are found by their lookup keys, which can be moved', async () => {
  const { stripe } = client;
  const { id: product } = await stripe.products.create({ name: 'Pro' });
  const monthly = { product, currency: 'usd', recurring: { interval: 'month' } } as const;
  const first = await stripe.prices.create({ ...monthly, unit_amount: 9900, lookup_key: 'pro' });
  expect(first).toMatchObject({
    type: 'recurring',
    unit_amount: 9900,
    recurring: { interval_count: 1 },
  });
  const taken = stripe.prices.create({ ...monthly, unit_amount: 10900, lookup_key: 'pro' });
  await expect(taken).rejects.toMatchObject({ param: 'lookup_key' });

  const second = await stripe.prices.create({
    ...monthly,
    unit_amount: 10900,
    lookup_key: 'pro',
    transfer_lookup_key: true,
  });
  const { data } = await stripe.prices.list({ lookup_keys: ['pro', 'none'], active: true });
  expect(data.map(({ id }) => id)).toEqual([second.id]);
  expect(await stripe.prices.update(first.id, { active: false })).toMatchObject({
    active: false,
    lookup_key: null,
  });
  await expect(stripe.products.del(product)).rejects.toMatchObject({
    message: expect.stringContaining('prices'),
  });
});

test('a product can bring its price', async () => {
  const { stripe } = client;
  const made = await stripe.products.create({
    name: 'Add-on',
    default_price_data: { currency: 'usd', unit_amount: 2000, recurring: { interval: 'year' } },
    expand: ['default_price'],
  });
  expect(made.default_price).toMatchObject({ unit_amount: 2000, product: made.id });
  expect(await stripe.products.update(made.id, { name: 'More' })).toMatchObject({ name: 'More' });
});

test('a coupon is valid until it expires', async () => {
  const { stripe } = client;
  const over = await stripe.coupons.create({
    id: 'EXPIRED',
    percent_off: 10,
    duration: 'once',
    redeem_by: Date.parse('2026-02-01') / 1000,
  });
  expect(over.valid).toBe(false);
  const months = { percent_off: 50, duration: 'repeating', duration_in_months: 3 } as const;
  expect(await stripe.coupons.create(months)).toMatchObject({ duration_in_months: 3, valid: true });
  const amount = { amount_off: 1000, currency: 'usd', duration: 'forever' } as const;
  expect(await stripe.coupons.create(amount)).toMatchObject({
    amount_off: 1000,
    percent_off: null,
  });
  await expect(stripe.coupons.create({ duration: 'once' })).rejects.toMatchObject({
    param: 'percent_off',
  });
  expect((await stripe.coupons.list()).data).toHaveLength(3);
  await stripe.coupons.update('EXPIRED', { name: 'Old' });
  await stripe.coupons.del('EXPIRED');
  await expect(stripe.coupons.retrieve('EXPIRED')).rejects.toMatchObject({ statusCode: 404 });
});

test('a promotion code is found in any case, and is unique', async () => {
  const { stripe } = client;
  const coupon = await stripe.coupons.create({ id: 'C20', percent_off: 20, duration: 'once' });
  const promotion = { type: 'coupon', coupon: coupon.id } as const;
  const made = await stripe.promotionCodes.create({
    code: 'SAVE20',
    promotion,
    max_redemptions: 5,
  });
  expect(made).toMatchObject({ promotion: { coupon: 'C20' }, times_redeemed: 0 });
  const { data } = await stripe.promotionCodes.list({ code: 'save20', active: true });
  expect(data).toHaveLength(1);
  await expect(stripe.promotionCodes.create({ code: 'save20', promotion })).rejects.toMatchObject({
    param: 'code',
  });
  await stripe.promotionCodes.update(made.id, { active: false });
  await expect(stripe.promotionCodes.create({ code: 'SAVE20', promotion })).resolves.toBeDefined();
});

test('events are found by type', async () => {
  const { stripe } = client;
  await stripe.products.create({ name: 'One' });
  await stripe.customers.create();
  const found = await stripe.events.list({ types: ['product.created'] });
  expect(found.data.map(({ type }) => type)).toEqual(['product.created']);
  expect((await stripe.events.list({ type: 'customer.*' })).data).toHaveLength(1);
  const [event] = found.data;
  expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id });
});
