/** Whoever pays in the golden cases, and how cards look on the wire (D24-D30). */
import { expect } from 'vitest';
import type { PlansAnswer } from '@hangtag/contract/wire/plan';
import type { TestClient } from '../support/client.ts';
import { makeCompany, makeUser } from '../support/users.ts';
import type { ExchangeFixture } from './exchange.ts';

/** The browser of an Admin whose company has no plan yet. */
export async function billingAdmin({ server }: ExchangeFixture): Promise<TestClient> {
  const company = await makeCompany(server.db, { name: 'Northwind', type: 'free' });
  return server.as(await makeUser(server.db, company, { role: 'Admin' }));
}

/** Saves one of Stripe's test cards. */
export const save = (client: TestClient, paymentMethod = 'pm_card_visa') =>
  client.post('/api/savePayment', { paymentMethod });

/** Orders Pro, or what `more` says. */
export async function subscribe(client: TestClient, more: object = {}): Promise<Response> {
  const { plans } = (await (await client.get('/api/plans')).json()) as PlansAnswer;
  const priceId = plans.find(({ name }) => name === 'pro')?.priceId;
  const order = { paymentMethod: null, subscriptionType: 'pro', subscriptionChange: false };
  return client.post('/api/subscribe', { ...order, discountCode: null, priceId, ...more });
}

/** Orders two additional products, or what `more` says. */
export async function setQuantity(client: TestClient, more: object = {}): Promise<Response> {
  const { additionalProduct } = (await (await client.get('/api/plans')).json()) as PlansAnswer;
  return client.post('/api/updateAdditionalProducts', {
    paymentMethod: null,
    priceId: additionalProduct.priceId,
    quantity: 2,
    subscriptionType: 'pro',
    currentAdditionalProducts: 0,
    ...more,
  });
}

/** With a card, and with the plan Pro. */
export async function subscriber(fixture: ExchangeFixture): Promise<TestClient> {
  const client = await billingAdmin(fixture);
  await save(client);
  await subscribe(client);
  return client;
}

/** The card of whoever pays. */
export const visa = {
  id: expect.stringMatching(/^pm_/) as unknown,
  default: true,
  brand: 'visa',
  last4: '4242',
  last_four: '4242',
  exp_month: expect.any(Number) as unknown,
  exp_year: expect.any(Number) as unknown,
};

/** What Stripe says of a card that is declined. */
export const declined = 'Your card was declined.';

/** An invoice of the day on which tests begin. @param amount Dollars. */
export const invoice = (amount: number) => ({
  id: expect.stringMatching(/^in_/) as unknown,
  date: '2026-11-21T12:00:00.000Z',
  amount,
  description: expect.any(String) as unknown,
  status: 'paid',
  invoiceUrl: expect.stringMatching(/^\/api\/billing\/invoices\/in_\w+\.pdf$/) as unknown,
});

/** `GET /api/customer` of whoever has Pro. @param price Dollars a month. */
export const customer = (price: number, more: object = {}) => ({
  companyName: 'Northwind',
  subscriptionName: 'Pro',
  planName: 'pro',
  planPrice: price,
  price,
  basePrice: 99,
  addonUnitPrice: 20,
  paymentFreq: 'month',
  paymentInterval: 'month',
  paymentMethods: [visa],
  additionalProducts: 0,
  productSections: 5,
  productNumber: 3,
  activeProducts: 3,
  placeholderProducts: 3,
  surplusProducts: 0,
  billingHistory: expect.any(Array) as unknown,
  renewalDate: '2026-12-21T12:00:00.000Z',
  cancellationDate: null,
  status: 'active',
  openPayment: null,
  invoiceDetails: expect.any(Object) as unknown,
  features: { resumePlan: false },
  coupon: null,
  currency: 'usd',
  isStale: false,
  ...more,
});
