import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Company } from '../testing/company.ts';
import { createCompany } from '../testing/emulatorCompany.ts';
import type { TestClient } from '../testing/client.ts';

// The first check compiles all of Stripe's types.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let company: Company;
let client: TestClient;

beforeEach(async () => {
  ({ company, client } = await createCompany());
});

afterEach(async () => {
  await client.emulator.flush();
  expect([...new Set(client.problems())]).toEqual([]);
});

it('payment intents by hand: confirmed, listed, refunded in part and no further', async () => {
  const { paymentIntents, refunds, charges } = company.stripe;
  const intent = await paymentIntents.create({
    amount: 1500,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  expect(intent.status).toBe('succeeded');
  await refunds.create({ payment_intent: intent.id, amount: 400 });
  const [charge] = (await charges.list({ payment_intent: intent.id })).data;
  expect(charge).toMatchObject({ amount_refunded: 400, refunded: false });
  await expect(refunds.create({ charge: charge?.id, amount: 1101 })).rejects.toThrow(
    'is greater than unrefunded amount',
  );
  await refunds.create({ charge: charge?.id });
  await expect(refunds.create({ charge: charge?.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

it('declined payment intents are an error that holds the intent', async () => {
  const refusal = company.stripe.paymentIntents.create({
    amount: 1500,
    currency: 'usd',
    payment_method: 'pm_card_chargeCustomerFail',
    confirm: true,
  });
  await expect(refusal).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    payment_intent: { status: 'requires_payment_method' },
  });
});

it('payment intents are cancelled once', async () => {
  const { paymentIntents } = company.stripe;
  const { id } = await paymentIntents.create({ amount: 1500, currency: 'usd' });
  expect((await paymentIntents.cancel(id)).status).toBe('canceled');
  await expect(paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});
