import { expect, it, vi } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { createCatalogue } from '../testing/catalogue.ts';
import { BEGIN } from '../testing/company.ts';
import { createCompany } from '../testing/emulatorCompany.ts';

// The first check compiles all of Stripe's types.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY = 86_400;

it('a request without a test clock brings everything up to date', async () => {
  let now = BEGIN;
  const client = createTestClient(() => new Date(now * 1000));
  const { stripe, emulator } = client;
  const { plans } = await createCatalogue(stripe, BEGIN);
  const { id: customer } = await stripe.customers.create({ name: 'Nordlicht' });
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: plans.basic.month }],
    default_payment_method: card,
  });
  now += 60 * DAY;
  const subscription = await stripe.subscriptions.retrieve(id);
  expect(subscription.status).toBe('active');
  const invoices = (await stripe.invoices.list({ customer })).data;
  expect(invoices.map(({ created }) => (created - BEGIN) / DAY)).toEqual([59, 28, 0]);
  await emulator.flush();
  expect(client.problems()).toEqual([]);
});

it('a clock moves its own customers only, and never back', async () => {
  const { company } = await createCompany();
  const { stripe } = company;
  await company.subscribe('basic');
  const other = await stripe.testHelpers.testClocks.create({ frozen_time: BEGIN, name: 'other' });
  await stripe.testHelpers.testClocks.advance(other.id, { frozen_time: BEGIN + 400 * DAY });
  expect(await company.invoices()).toHaveLength(1);
  await expect(
    stripe.testHelpers.testClocks.advance(other.id, { frozen_time: BEGIN }),
  ).rejects.toThrow('must be greater than the current frozen time');
  expect((await stripe.testHelpers.testClocks.list()).data).toHaveLength(2);
});

it('deleting a clock deletes its customers', async () => {
  const { company } = await createCompany();
  const { stripe } = company;
  await company.subscribe('basic');
  expect(await stripe.testHelpers.testClocks.del(company.clock)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(company.id)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

it('deleting a customer ends its subscription', async () => {
  const { company } = await createCompany();
  const { id } = await company.subscribe('basic');
  await company.stripe.customers.del(company.id);
  expect(await company.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  await company.pass(40 * DAY);
  const all = await company.stripe.charges.list();
  expect(all.data).toHaveLength(1);
});

it('deleting a coupon keeps it where it was redeemed', async () => {
  const { company } = await createCompany();
  await company.subscribe('basic', { coupon: 'HALF3' });
  await company.stripe.coupons.del('HALF3');
  await company.passRenewal();
  const [invoice] = await company.invoices();
  expect(invoice).toMatchObject({ total: 1950, status: 'paid' });
});

it('a promotion code is redeemed like its coupon, and counted', async () => {
  const { company } = await createCompany();
  const { stripe } = company;
  const code = await stripe.promotionCodes.create({
    code: 'HARBOUR',
    promotion: { type: 'coupon', coupon: 'SAVE20' },
    max_redemptions: 1,
  });
  const { id } = await stripe.subscriptions.create({
    customer: company.id,
    items: [{ price: company.catalogue.plans.pro.month }],
    discounts: [{ promotion_code: code.id }],
    expand: ['latest_invoice'],
  });
  const [invoice] = await company.invoices();
  expect(invoice).toMatchObject({ total: 7920 });
  await expect(
    stripe.subscriptions.update(id, { discounts: [{ promotion_code: code.id }] }),
  ).rejects.toThrow('cannot be redeemed');
});
