import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClient, type TestClient } from './testing/client.ts';

let client: TestClient;
let customer: string;
let secret: string;

const key = 'pk_test_of_the_tests';

beforeEach(async () => {
  client = createTestClient();
  customer = (await client.stripe.customers.create()).id;
  const types = { allowed_payment_method_types: ['card' as const] };
  const intent = await client.stripe.setupIntents.create({ customer, ...types });
  secret = intent.client_secret ?? '';
});

async function post(path: string, form: Record<string, string>) {
  const [id] = secret.split('_secret_');
  const url = `http://localhost/_stripe/${path.replace(':id', id ?? '')}`;
  const body = new URLSearchParams({ key, client_secret: secret, ...form });
  const response = await client.emulator.fetch(new Request(url, { method: 'POST', body }));
  const answer: Record<string, unknown> & { error?: Record<string, unknown> } =
    await response.json();
  return answer;
}

const typed = (number: string): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '4',
  'payment_method_data[card][exp_year]': '2035',
  'payment_method_data[card][cvc]': '123',
  'payment_method_data[billing_details][name]': 'Ada Lovelace',
});

test('saves a typed card for the customer', async () => {
  const done = await post('setup_intents/:id/confirm', typed('5555555555554444'));
  expect(done).toMatchObject({ status: 'succeeded', client_secret: secret });
  const [card] = (await client.stripe.paymentMethods.list({ customer })).data;
  expect(card).toMatchObject({
    billing_details: { name: 'Ada Lovelace' },
    card: { brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2035 },
  });
});

test('a declined card is Stripe’s error with the intent', async () => {
  const { error } = await post('setup_intents/:id/confirm', typed('4000000000000002'));
  expect(error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    setup_intent: { status: 'requires_payment_method' },
  });
});

test('neither stores nor repeats a number that is not published', async () => {
  const number = '4012888888881881';
  const answer = await post('setup_intents/:id/confirm', typed(number));
  expect(answer.error).toMatchObject({ code: 'card_declined' });
  expect(JSON.stringify(answer)).not.toContain(number);
  expect((await client.stripe.paymentMethods.list({ customer })).data).toEqual([]);
  const { data } = await client.stripe.events.list();
  expect(JSON.stringify(data)).not.toContain(number);
});

describe('3-D Secure', () => {
  beforeEach(async () => {
    const waiting = await post('setup_intents/:id/confirm', typed('4000002500003155'));
    expect(waiting).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
  });

  test('saves the card when the bank allows it', async () => {
    const done = await post('setup_intents/:id/authenticate', { allowed: 'true' });
    expect(done).toMatchObject({ status: 'succeeded' });
    expect((await client.stripe.paymentMethods.list({ customer })).data).toHaveLength(1);
  });

  test('saves nothing when the bank refuses, and the intent can be tried again', async () => {
    const failed = await post('setup_intents/:id/authenticate', { allowed: 'false' });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await client.stripe.paymentMethods.list({ customer })).data).toEqual([]);
    expect(await post('setup_intents/:id/confirm', typed('4242424242424242'))).toMatchObject({
      status: 'succeeded',
    });
  });
});

describe('access to the browser routes', () => {
  test('a live key is refused', async () => {
    const { error } = await post('setup_intents/:id', { key: 'pk_live_0123456789' });
    expect(error?.['message']).toMatch(/test keys only/);
  });

  test('another intent’s secret is refused', async () => {
    const { error } = await post('setup_intents/:id', { client_secret: `${secret}0` });
    expect(error).toMatchObject({ param: 'client_secret' });
    const other = await client.stripe.setupIntents.create({
      allowed_payment_method_types: ['card' as const],
    });
    const answer = await post('setup_intents/:id', { client_secret: other.client_secret ?? '' });
    expect(answer.error).toMatchObject({ param: 'client_secret' });
  });
});
