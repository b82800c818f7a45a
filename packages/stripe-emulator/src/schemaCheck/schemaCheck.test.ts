import { beforeAll, expect, test } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { apiVersion } from '../wire/context.ts';
import { schemaCheck, type SentRequest } from './schemaCheck.ts';

let customer: Record<string, unknown>;

const sent = (method: string, path: string, body = '', version = apiVersion): SentRequest => ({
  method,
  url: `https://api.stripe.com${path}`,
  headers: new Headers({ 'stripe-version': version }),
  body,
});

const create = sent('POST', '/v1/customers');

beforeAll(async () => {
  const { stripe } = createTestClient();
  customer = JSON.parse(JSON.stringify(await stripe.customers.create({ name: 'Ada' })));
}, 60_000);

test('a valid answer passes', () => {
  expect(schemaCheck().answer(create, 200, customer)).toEqual([]);
});

test.each<[string, (object: Record<string, unknown>) => void]>([
  ['a field is missing', (object) => delete object['invoice_settings']],
  ['a field is of another type', (object) => (object['balance'] = '0')],
  ['a field was invented', (object) => (object['plan'] = 'pro')],
  ['it is another object', (object) => (object['object'] = 'account')],
  ['a name is not of the list', (object) => (object['tax_exempt'] = 'sometimes')],
])('an answer fails when %s', (_case, spoil) => {
  const spoilt = { ...customer };
  spoil(spoilt);
  expect(schemaCheck().answer(create, 200, spoilt)).not.toEqual([]);
});

test.each([
  ['POST', '/v1/customers', 'name=Ada&metadata[company]=7', 0],
  ['POST', '/v1/customers', 'nam=Ada', 1],
  ['POST', '/v1/subscriptions', 'customer=cus_1&items[0][price]=price_1&items[0][quantity]=2', 0],
  [
    'POST',
    '/v1/subscriptions',
    'customer=cus_1&items[0][price]=price_1&items[0][quantity]=many',
    1,
  ],
  ['POST', '/v1/payment_intents', 'currency=usd', 1],
  ['POST', '/v1/subscriptions/sub_1', 'proration_behavior=sometimes', 1],
  ['GET', '/v1/prices?lookup_keys[0]=pro&active=true', '', 0],
  ['POST', '/v1/subscription', '', 1],
])('%s %s %s', (method, path, body, problems) => {
  expect(schemaCheck().request(sent(method, path, body)).length > 0).toBe(problems > 0);
});

test('a request of another version fails', () => {
  const older: string = '2020-08-27';
  const request = { ...create, headers: new Headers({ 'stripe-version': older }) };
  expect(schemaCheck().request(request)).toEqual([expect.stringContaining('Stripe-Version')]);
});

test('an error must be Stripe’s envelope', () => {
  const error = { message: 'No', type: 'card_error', code: 'card_declined' };
  expect(schemaCheck().answer(create, 402, { error })).toEqual([]);
  expect(schemaCheck().answer(create, 402, { error: { ...error, type: 'oops' } })).not.toEqual([]);
  expect(schemaCheck().answer(create, 404, { message: 'No' })).not.toEqual([]);
});
