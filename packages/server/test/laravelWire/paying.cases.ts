/** What is paid for as specified (D24, D28-D30): the exact sentences, and both names of what has two. */
import { expect } from 'vitest';
import type { PaymentMethodsAnswer } from '@hangtag/contract/wire/billingAnswers';
import { byScript } from '../support/billingClient.ts';
import type { ExchangeCase } from './exchange.ts';
import {
  customer,
  declined,
  invoice,
  billingAdmin,
  save,
  setQuantity,
  subscribe,
  subscriber,
} from './billing.ts';

/** Plans, additional products, and the end. */
export const paying: readonly ExchangeCase[] = [
  {
    name: 'a plan is subscribed to [M14]',
    async send(fixture) {
      const client = await billingAdmin(fixture);
      await save(client);
      return subscribe(client);
    },
    status: 200,
    body: {
      status: 'success',
      message: 'Successfully subscribed to Pro content',
      subscription: expect.objectContaining({
        isActive: true,
        planType: 'pro',
        productNumber: 3,
        productSections: 5,
      }) as unknown,
      company: { type: 'pro', status: 'Active' },
      customer: customer(99),
      invoice: invoice(99),
      productsCreated: 3,
      productsParked: 0,
    },
  },
  {
    name: 'a plan that cannot be paid is none, with 200 [M12]',
    async send(fixture) {
      const client = await billingAdmin(fixture);
      await save(client, 'pm_card_chargeCustomerFail');
      return subscribe(client);
    },
    status: 200,
    body: expect.objectContaining({
      status: 'failed',
      message: 'There was an issue with creating a payment',
      reason: declined,
      company: { type: 'free', status: 'Active' },
      productsCreated: 0,
      productsParked: 0,
    }) as unknown,
  },
  {
    name: 'the price of another plan is a wrong field',
    async send(fixture) {
      const client = await billingAdmin(fixture);
      return subscribe(client, { subscriptionType: 'basic' });
    },
    status: 422,
    body: {
      message: 'Is not a price of this plan.',
      errors: { priceId: ['Is not a price of this plan.'] },
    },
  },
  {
    name: 'the number of products goes up [M15]',
    send: async (fixture) => setQuantity(await subscriber(fixture)),
    status: 200,
    body: {
      result: 'success',
      message: 'The number of products has been updated for your subscription',
      customer: customer(139, { additionalProducts: 2, activeProducts: 5, placeholderProducts: 5 }),
      invoice: invoice(40),
      productsCreated: 2,
      productsParked: 0,
    },
  },
  {
    name: 'the number of products that cannot be paid stays, with 200 [M16]',
    async send(fixture) {
      const client = await subscriber(fixture);
      const saved = await save(client, 'pm_card_chargeCustomerFail');
      const { paymentMethods } = (await saved.json()) as PaymentMethodsAnswer;
      return setQuantity(client, { paymentMethod: paymentMethods.at(-1)?.id });
    },
    status: 200,
    body: {
      result: 'failed',
      message: 'There was an issue with update number of products',
      reason: declined,
      customer: customer(99, { paymentMethods: expect.any(Array) as unknown }),
      productsCreated: 0,
      productsParked: 0,
    },
  },
  {
    name: 'a plan is cancelled [M17]',
    send: async (fixture) => (await subscriber(fixture)).get('/api/cancelPlan', byScript),
    status: 200,
    body: {
      result: 'success',
      cancellationDate: '2026-12-21T12:00:00.000Z',
      message: 'Your plan was successfully cancelled',
    },
    headers: { 'cache-control': 'no-store' },
  },
  {
    name: 'without a plan nothing is cancelled, with 200 [M18]',
    send: async (fixture) => (await billingAdmin(fixture)).get('/api/cancelPlan', byScript),
    status: 200,
    body: {
      result: 'failed',
      cancellationDate: null,
      message: 'A problem occurred when cancelling your account',
      reason: 'There is no plan.',
    },
  },
  {
    name: 'what is paid is named twice where the specification does',
    send: async (fixture) => (await subscriber(fixture)).get('/api/customer'),
    status: 200,
    body: customer(99, { billingHistory: [invoice(99)] }),
  },
];

/** A coupon that may be used once. */
export const coupons: readonly ExchangeCase[] = [
  {
    name: 'a coupon for one takes something off for whoever comes first',
    send: async (fixture) => (await billingAdmin(fixture)).get('/api/codeCheck?coupon=LIMIT1'),
    status: 200,
    body: { code: 'LIMIT1', valid: true, percentOff: 10, duration: 'once' },
  },
  {
    name: 'a coupon for one is used up for everybody else',
    async send(fixture) {
      const first = await billingAdmin(fixture);
      await save(first);
      await subscribe(first, { discountCode: 'LIMIT1' });
      return (await billingAdmin(fixture)).get('/api/codeCheck?coupon=LIMIT1');
    },
    status: 200,
    body: {
      code: 'LIMIT1',
      valid: false,
      percentOff: 10,
      duration: 'once',
      message: 'This coupon has been used up or is over.',
    },
  },
  {
    name: 'a coupon for one buys nothing a second time',
    async send(fixture) {
      const first = await billingAdmin(fixture);
      await save(first);
      await subscribe(first, { discountCode: 'LIMIT1' });
      const second = await billingAdmin(fixture);
      await save(second);
      return subscribe(second, { discountCode: 'LIMIT1' });
    },
    status: 422,
    body: {
      message: 'This coupon has been used up or is over.',
      errors: { discountCode: ['This coupon has been used up or is over.'] },
    },
  },
];
