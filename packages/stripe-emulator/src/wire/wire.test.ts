import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { createTestClient, secretKey, type TestClient } from '../testing/client.ts';

let client: TestClient;
let stripe: Stripe;

beforeEach(() => {
  client = createTestClient();
  ({ stripe } = client);
});

afterEach(() => {
  expect(client.problems()).toEqual([]);
});

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  client.emulator.fetch(new Request(`https://api.stripe.com${path}`, init));

const withKey = { authorization: `Bearer ${secretKey}` };

describe('API keys', () => {
  test.each([
    [undefined, /did not provide/],
    ['Bearer sk_test_another', /Invalid API Key provided: sk_test_\*\*\*\*/],
    ['Bearer sk_test_0123456789abcdefghijklmX', /Invalid API Key/],
    ['Bearer sk_live_0123456789', /test keys only/],
    ['Bearer pk_test_0123456789', /test keys only/],
  ])('%s is refused', async (authorization, message) => {
    const headers = new Headers(authorization === undefined ? {} : { authorization });
    const response = await ask('/v1/customers', { headers });
    const { error } = await response.json();
    expect(response.status).toBe(401);
    expect(error).toMatchObject({ type: 'invalid_request_error' });
    expect(error.message).toMatch(message);
  });

  test('a live account’s key starts no emulator', () => {
    const options = {
      now: () => new Date(),
      webhookSecret: 'whsec',
      deliver: async () => undefined,
    };
    const store = createMemoryStore();
    expect(() => createEmulator({ ...options, store, secretKey: 'sk_live_x' })).toThrow(
      /test keys/,
    );
  });

  test('basic authentication is accepted as Stripe accepts it', async () => {
    const authorization = `Basic ${btoa(`${secretKey}:`)}`;
    expect((await ask('/v1/customers', { headers: { authorization } })).status).toBe(200);
  });
});

test('an unknown address is refused in Stripe’s envelope, which the client throws', async () => {
  const response = await ask('/v1/nothing', { headers: withKey });
  expect(response.status).toBe(404);
  expect((await response.json()).error.message).toContain(
    'Unrecognized request URL (GET: /v1/nothing)',
  );
});

test('answers name their request and version', async () => {
  const headers = { ...withKey, 'stripe-version': '2020-01-01' };
  const response = await ask('/v1/customers', { headers });
  expect(response.headers.get('request-id')).toMatch(/^req_\w{24}$/);
  expect(response.headers.get('stripe-version')).toBe('2020-01-01');
});

describe('idempotency', () => {
  test('the same key and parameters return the first answer, and do nothing twice', async () => {
    const options = { idempotencyKey: 'one' };
    const first = await stripe.customers.create({ name: 'Ada' }, options);
    const second = await stripe.customers.create({ name: 'Ada' }, options);
    expect(second.id).toBe(first.id);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    await client.emulator.flush();
    expect(client.events).toHaveLength(1);
  });

  test('the same key with other parameters is refused', async () => {
    await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'one' });
    const other = stripe.customers.create({ name: 'Eve' }, { idempotencyKey: 'one' });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('a declined card is replayed, because it was tried; a refused parameter is not', async () => {
    const { id } = await stripe.customers.create();
    const params = { customer: id, confirm: true, payment_method: 'pm_card_chargeDeclined' };
    const typed = { ...params, allowed_payment_method_types: ['card' as const] };
    const again = { idempotencyKey: 'card' };
    await expect(stripe.setupIntents.create(typed, again)).rejects.toMatchObject({
      code: 'card_declined',
    });
    await expect(stripe.setupIntents.create(typed, again)).rejects.toMatchObject({
      code: 'card_declined',
    });
    expect((await stripe.setupIntents.list()).data).toHaveLength(1);

    const refused = { idempotencyKey: 'parameter' };
    await expect(stripe.customers.update('cus_none', {}, refused)).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(stripe.customers.create({}, refused)).resolves.toMatchObject({
      object: 'customer',
    });
  });

  test('a key expires after a day', async () => {
    let now = new Date('2026-03-01T00:00:00Z');
    const older = createTestClient(() => now);
    const first = await older.stripe.customers.create({}, { idempotencyKey: 'one' });
    now = new Date('2026-03-02T00:00:01Z');
    const second = await older.stripe.customers.create({}, { idempotencyKey: 'one' });
    expect(second.id).not.toBe(first.id);
  });

  test('what a refused request wrote is rolled back', async () => {
    const params = { name: 'Ada', payment_method: 'pm_card_chargeDeclinedNobodyKnows' };
    await expect(stripe.customers.create(params)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});

describe('lists', () => {
  test('pages go both ways, newest first, and state whether there are more', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await stripe.customers.create({ name });
    const first = await stripe.customers.list({ limit: 2 });
    expect(first.data.map(({ name }) => name)).toEqual(['d', 'c']);
    expect(first.has_more).toBe(true);

    const after = await stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id });
    expect(after.data.map(({ name }) => name)).toEqual(['b', 'a']);
    expect(after.has_more).toBe(false);

    const oldest = after.data[1]?.id;
    const before = await stripe.customers.list({ limit: 2, ending_before: oldest });
    expect(before.data.map(({ name }) => name)).toEqual(['c', 'b']);
    expect(before.has_more).toBe(true);
  });

  test('the client iterates over all pages', async () => {
    for (let count = 0; count < 25; count += 1) await stripe.customers.create();
    const all = await stripe.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
    expect(new Set(all.map(({ id }) => id)).size).toBe(25);
  });

  test('a limit over 100 is refused', async () => {
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });
});

describe('expansion', () => {
  test('an id becomes its object, also inside a list and two steps deep', async () => {
    const { id } = await stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [card] = (await stripe.paymentMethods.list({ customer: id, expand: ['data.customer'] }))
      .data;
    expect(card?.customer).toMatchObject({ id, object: 'customer' });

    await stripe.customers.update(id, { invoice_settings: { default_payment_method: card?.id } });
    const expand = ['invoice_settings.default_payment_method.customer'];
    const customer = await stripe.customers.retrieve(id, { expand });
    expect(customer).toMatchObject({
      invoice_settings: { default_payment_method: { customer: { id } } },
    });
  });

  test('an unknown expansion is refused', async () => {
    const { id } = await stripe.customers.create();
    await expect(stripe.customers.retrieve(id, { expand: ['nothing'] })).rejects.toMatchObject({
      message: 'This property cannot be expanded (nothing).',
    });
  });
});
