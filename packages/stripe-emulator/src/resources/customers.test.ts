import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../testing/client.ts';

let client: TestClient;

beforeEach(() => {
  client = createTestClient();
});

afterEach(async () => {
  await client.emulator.flush();
  expect(client.problems()).toEqual([]);
});

test('a customer is created, changed and deleted, and each event has the previous values', async () => {
  const { stripe, emulator, events } = client;
  const made = await stripe.customers.create({
    name: 'Northwind',
    email: 'pay@northwind.example',
    address: { line1: 'Main St 1', city: 'Oslo', country: 'NO' },
    metadata: { company: '7' },
    tax_id_data: [{ type: 'no_vat', value: '123456789MVA' }],
    expand: ['tax_ids'],
  });
  expect(made).toMatchObject({
    object: 'customer',
    livemode: false,
    balance: 0,
    tax_ids: { data: [{ value: '123456789MVA', country: 'NO' }] },
  });
  expect(made.id).toMatch(/^cus_\w{14}$/);

  const changed = await stripe.customers.update(made.id, {
    name: '',
    address: { city: 'Bergen' },
    metadata: { company: '', plan: 'pro' },
  });
  expect(changed).toMatchObject({
    name: null,
    address: { line1: 'Main St 1', city: 'Bergen' },
    metadata: { plan: 'pro' },
  });
  await emulator.flush();
  expect(events.find(({ type }) => type === 'customer.updated')?.data.previous_attributes).toEqual({
    name: 'Northwind',
    address: { city: 'Oslo' },
    metadata: { company: '7', plan: null },
  });

  expect(await stripe.customers.del(made.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, deleted: true });
  expect((await stripe.customers.list()).data).toEqual([]);
  await expect(stripe.customers.update(made.id, {})).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('a field of an address that is sent empty is unset', async () => {
  const { customers } = client.stripe;
  const { id } = await customers.create({ address: { line1: 'Main St 1', city: 'Oslo' } });
  const changed = await customers.update(id, { address: { city: '' } });
  expect(changed).toMatchObject({ address: { line1: 'Main St 1', city: null } });
});

test('a change without a difference sends no event', async () => {
  const { stripe, emulator, events } = client;
  const { id } = await stripe.customers.create({ name: 'Northwind' });
  await stripe.customers.update(id, { name: 'Northwind' });
  await emulator.flush();
  expect(events.map(({ type }) => type)).toEqual(['customer.created']);
});

test('the balance is a sum of transactions', async () => {
  const { stripe } = client;
  const { id } = await stripe.customers.create();
  await stripe.customers.createBalanceTransaction(id, { amount: -500, currency: 'usd' });
  await stripe.customers.createBalanceTransaction(id, { amount: 200, currency: 'usd' });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ balance: -300, currency: 'usd' });
  const { data } = await stripe.customers.listBalanceTransactions(id);
  expect(data.map(({ amount, ending_balance }) => [amount, ending_balance])).toEqual([
    [200, -300],
    [-500, -500],
  ]);
});

test('a tax id is added and removed', async () => {
  const { stripe } = client;
  const { id } = await stripe.customers.create();
  const made = await stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'DE123456789' });
  expect(made).toMatchObject({ country: null, customer: id, verification: { status: 'pending' } });
  await stripe.customers.deleteTaxId(id, made.id);
  expect((await stripe.customers.listTaxIds(id)).data).toEqual([]);
});

test('a default card must be the customer’s own', async () => {
  const { stripe } = client;
  const first = await stripe.customers.create({ payment_method: 'pm_card_visa' });
  const second = await stripe.customers.create();
  const [card] = (await stripe.paymentMethods.list({ customer: first.id })).data;
  const settings = { invoice_settings: { default_payment_method: card?.id } };
  await expect(stripe.customers.update(second.id, settings)).rejects.toMatchObject({
    param: 'invoice_settings[default_payment_method]',
  });
  expect(await stripe.customers.update(first.id, settings)).toMatchObject({
    invoice_settings: { default_payment_method: card?.id },
  });
});
