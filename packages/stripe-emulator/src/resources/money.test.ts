import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Company } from '../testing/company.ts';
import { createCompany } from '../testing/emulatorCompany.ts';
import { checkInvariants } from '../testing/invariants.ts';
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

describe('subscription items', () => {
  it('are added, changed, read and deleted one by one', async () => {
    const { id } = await company.subscribe('basic');
    const { subscriptionItems } = company.stripe;
    const price = company.catalogue.addOn.month;
    const made = await subscriptionItems.create({ subscription: id, price, quantity: 2 });
    expect(made).toMatchObject({ object: 'subscription_item', quantity: 2, subscription: id });
    const more = await subscriptionItems.update(made.id, { quantity: 5 });
    expect(more.quantity).toBe(5);
    expect((await subscriptionItems.retrieve(made.id)).quantity).toBe(5);
    expect((await subscriptionItems.list({ subscription: id })).data).toHaveLength(2);
    expect(await subscriptionItems.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    await expect(subscriptionItems.retrieve(made.id)).rejects.toMatchObject({ statusCode: 404 });
    await checkInvariants(company);
  });

  it('are never two of one price', async () => {
    const { id } = await company.subscribe('basic', { addOns: 1 });
    const price = company.catalogue.addOn.month;
    await expect(
      company.stripe.subscriptionItems.create({ subscription: id, price }),
    ).rejects.toThrow('Cannot add multiple subscription items with the same plan');
  });

  it('never mix months and years', async () => {
    const { id } = await company.subscribe('basic');
    const price = company.catalogue.addOn.year;
    await expect(company.stripe.subscriptions.update(id, { items: [{ price }] })).rejects.toThrow(
      'must have the same `recurring.interval`',
    );
  });
});

describe('invoices', () => {
  it('by hand: items, draft, finalised, paid', async () => {
    const { invoices, invoiceItems } = company.stripe;
    const customer = company.id;
    const draft = await invoices.create({ customer, auto_advance: false });
    await invoiceItems.create({
      customer,
      invoice: draft.id,
      amount: 2500,
      currency: 'usd',
      description: 'Set-up',
    });
    expect(await invoices.retrieve(draft.id)).toMatchObject({ status: 'draft', total: 2500 });
    const open = await invoices.finalizeInvoice(draft.id);
    expect(open).toMatchObject({ status: 'open', amount_due: 2500 });
    expect(open.number).toMatch(/^[A-Z0-9]{8}-0001$/);
    expect(await invoices.pay(draft.id)).toMatchObject({ status: 'paid', amount_paid: 2500 });
    expect((await invoices.listLineItems(draft.id)).data).toMatchObject([
      { description: 'Set-up', amount: 2500 },
    ]);
    await checkInvariants(company);
  });

  it('by hand, with what waited; deleted, it waits again', async () => {
    const { invoices, invoiceItems } = company.stripe;
    const customer = company.id;
    const item = await invoiceItems.create({ customer, amount: 700, currency: 'usd' });
    const draft = await invoices.create({ customer, pending_invoice_items_behavior: 'include' });
    expect(draft.total).toBe(700);
    await invoices.del(draft.id);
    expect((await invoiceItems.retrieve(item.id)).invoice).toBeNull();
    await invoiceItems.del(item.id);
    await expect(invoiceItems.retrieve(item.id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('become void or uncollectible while open, and not once paid', async () => {
    const { invoices, invoiceItems } = company.stripe;
    const customer = company.id;
    for (const end of ['voidInvoice', 'markUncollectible'] as const) {
      await invoiceItems.create({ customer, amount: 700, currency: 'usd' });
      const { id } = await invoices.create({
        customer,
        pending_invoice_items_behavior: 'include',
      });
      await invoices.finalizeInvoice(id);
      const { status } = await invoices[end](id);
      expect(status).toBe(end === 'voidInvoice' ? 'void' : 'uncollectible');
    }
    await company.subscribe('basic');
    const [paid] = await company.invoices();
    await expect(invoices.voidInvoice(paid?.id ?? '')).rejects.toMatchObject({
      code: 'status_transition_invalid',
    });
  });

  it('freeze the customer they bill', async () => {
    await company.stripe.customers.update(company.id, {
      address: { line1: 'Kai 1', city: 'Hamburg', country: 'DE', postal_code: '20457' },
    });
    await company.stripe.customers.createTaxId(company.id, {
      type: 'eu_vat',
      value: 'DE123456789',
    });
    await company.subscribe('basic');
    await company.stripe.customers.update(company.id, { name: 'Südlicht' });
    const [invoice] = await company.invoices();
    expect(invoice).toMatchObject({
      customer_name: 'Nordlicht',
      customer_address: { city: 'Hamburg' },
      customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    });
  });

  it('are listed by subscription and status, with their payments on request', async () => {
    const { id } = await company.subscribe('basic');
    const { invoices, invoicePayments } = company.stripe;
    expect((await invoices.list({ subscription: id, status: 'paid' })).data).toHaveLength(1);
    expect((await invoices.list({ subscription: id, status: 'open' })).data).toHaveLength(0);
    const [invoice] = (await invoices.list({ expand: ['data.payments'] })).data;
    const [payment] = invoice?.payments?.data ?? [];
    expect(payment).toMatchObject({ amount_paid: 3900, status: 'paid' });
    const found = await invoicePayments.list({ invoice: invoice?.id });
    expect(found.data.map((one) => one.id)).toEqual([payment?.id]);
  });
});

describe('a preview', () => {
  it('of a first subscription', async () => {
    const { plans, addOn } = company.catalogue;
    const invoice = await company.stripe.invoices.createPreview({
      customer: company.id,
      discounts: [{ coupon: 'SAVE20' }],
      subscription_details: {
        items: [{ price: plans.pro.month }, { price: addOn.month, quantity: 2 }],
      },
    });
    expect(invoice).toMatchObject({ subtotal: 13_900, total: 11_120, status: 'draft' });
    expect((await company.stripe.coupons.retrieve('SAVE20')).times_redeemed).toBe(0);
  });

  it('of the next period, after a pending change', async () => {
    await company.subscribe('basic');
    await company.passDays(14);
    const next = await company.preview({ plan: 'pro', proration: 'create_prorations' });
    expect(next.lines.data.map(({ amount }) => amount)).toEqual([-1950, 4950, 9900]);
    expect(next.billing_reason).toBe('upcoming');
  });

  it('of nothing, while it is about to end', async () => {
    const { id } = await company.subscribe('basic');
    await company.cancelAtEnd();
    await expect(company.stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject(
      { code: 'invoice_upcoming_none' },
    );
    const resumed = await company.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { cancel_at_period_end: false },
    });
    expect(resumed.total).toBe(3900);
  });
});
