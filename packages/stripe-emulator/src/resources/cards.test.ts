import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testCards } from '../cards/publishedCards.ts';
import { chargeOutcome, fingerprintOf, setupOutcome } from '../cards/cardOutcomes.ts';
import { createTestClient, type TestClient } from '../testing/client.ts';

let client: TestClient;
let customer: string;

beforeEach(async () => {
  client = createTestClient();
  customer = (await client.stripe.customers.create()).id;
});

afterEach(async () => {
  await client.emulator.flush();
  expect(client.problems()).toEqual([]);
});

test('a card is declined after its last month', () => {
  const [visa] = testCards;
  if (!visa) throw new Error('No card.');
  const card = { fingerprint: fingerprintOf(visa), exp_month: 12, exp_year: 2026 };
  const end = Date.UTC(2027, 0) / 1000;
  const codeAt = (at: number) =>
    chargeOutcome({ customer: 'cus_1', card }, { offSession: true, at });
  expect(codeAt(end - 1)).toEqual({ kind: 'succeeded' });
  expect(codeAt(end)).toMatchObject({ kind: 'declined', code: 'expired_card' });
});

describe('the behaviour of a card', () => {
  const outcomes = (name: string) => {
    const known = testCards.find((card) => card.name === name);
    if (!known) throw new Error(`No card ${name}`);
    const stored = { customer: 'cus_1', card: { fingerprint: fingerprintOf(known) } };
    return [
      setupOutcome(stored).kind,
      chargeOutcome(stored, { offSession: false, at: 0 }).kind,
      chargeOutcome(stored, { offSession: true, at: 0 }).kind,
    ];
  };

  test.each([
    ['visa', 'succeeded', 'succeeded', 'succeeded'],
    ['chargeDeclined', 'declined', 'declined', 'declined'],
    ['chargeCustomerFail', 'succeeded', 'declined', 'declined'],
    ['authenticationRequiredOnSetup', 'requires_action', 'succeeded', 'succeeded'],
    ['authenticationRequired', 'requires_action', 'requires_action', 'requires_action'],
    ['authenticationRequiredSetupForOffSession', 'succeeded', 'requires_action', 'succeeded'],
    ['threeDSecureRequiredChargeDeclined', 'requires_action', 'requires_action', 'requires_action'],
  ])('%s: set-up %s, holder present %s, away %s', (name, ...expected) => {
    expect(outcomes(name)).toEqual(expected);
  });
});

test('a card is attached, changed, found and detached; the default is removed with it', async () => {
  const { stripe, emulator, events } = client;
  const card = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
  expect(card).toMatchObject({ customer, card: { brand: 'mastercard', last4: '4444' } });
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: card.id },
  });
  await stripe.paymentMethods.update(card.id, { billing_details: { name: 'Ada' } });
  expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);

  expect(await stripe.paymentMethods.detach(card.id)).toMatchObject({ customer: null });
  expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
  await emulator.flush();
  const types = events.map(({ type }) => type).filter((type) => type.startsWith('payment_method'));
  expect(types).toEqual([
    'payment_method.attached',
    'payment_method.updated',
    'payment_method.detached',
  ]);
});

test('a card of one customer cannot be attached to another', async () => {
  const { stripe } = client;
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const other = await stripe.customers.create();
  await expect(stripe.paymentMethods.attach(card.id, { customer: other.id })).rejects.toMatchObject(
    { code: 'payment_method_unexpected_state' },
  );
});

test.each(['4012888888881881', '4111111111111111', '4242424242424241', ''])(
  'the number %s is refused and not repeated',
  async (number) => {
    const card = { number, exp_month: 1, exp_year: 2035, cvc: '123' };
    const refused = client.stripe.paymentMethods.create({ type: 'card', card });
    await expect(refused).rejects.toMatchObject({
      message: expect.not.stringMatching(number === '' ? 'never' : number),
    });
    expect((await client.stripe.paymentMethods.list({ customer })).data).toEqual([]);
  },
);

describe('set-up', () => {
  const types = { allowed_payment_method_types: ['card' as const] };

  test('a confirmed card is attached to the customer', async () => {
    const { stripe } = client;
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session', ...types });
    expect(intent).toMatchObject({ status: 'requires_payment_method' });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));
    const done = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(done.status).toBe('succeeded');
    const [card] = (await stripe.paymentMethods.list({ customer })).data;
    expect(done.payment_method).toBe(card?.id);
    await expect(stripe.setupIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
  });

  test('a declined card is the error and the last error of the intent', async () => {
    const { stripe } = client;
    const intent = await stripe.setupIntents.create({ customer, ...types });
    const method = { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' };
    await expect(stripe.setupIntents.confirm(intent.id, method)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      statusCode: 402,
      setup_intent: { status: 'requires_payment_method' },
    });
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { decline_code: 'insufficient_funds', type: 'card_error' },
    });
  });

  test('client secrets are in the answer and in no event', async () => {
    const { stripe, emulator, events } = client;
    const { client_secret: secret } = await stripe.setupIntents.create({ customer, ...types });
    await emulator.flush();
    expect(JSON.stringify(events)).not.toContain(secret ?? 'no secret');
    const [event] = (await stripe.events.list({ type: 'setup_intent.created' })).data;
    expect(event?.data.object).toMatchObject({ client_secret: null });
  });
});
