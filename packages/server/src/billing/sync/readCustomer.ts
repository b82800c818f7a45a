/** Reads everything that Stripe has of one customer, as our rows. */
import type { Stripe } from 'stripe';
import { type PlanName, planNames } from '@hangtag/contract/wire/plan';
import { PRICE_KEY } from '../catalogue/itemsForSale.ts';
import { type ReadInvoice, invoiceOf, poNumberIn, waitsForOf } from './readInvoice.ts';
import { owedAmong } from '../stripe/openInvoices.ts';
import type { stripeCards } from '../../db/schema/billing.ts';
import type { StoredDiscount, StoredTaxId } from '../../db/schema/billingJson.ts';
import type { subscriptions } from '../../db/schema/companies.ts';

type Columns<Row> = Omit<Row, 'id' | 'companyId' | 'mode'>;

/** A card as read. */
export type ReadCard = Columns<typeof stripeCards.$inferInsert> & { readonly id: string };

/** A subscription as read. */
export type ReadSubscription = Columns<typeof subscriptions.$inferInsert> & {
  readonly stripeId: string;
  readonly created: number;
};

/** One reading. */
export interface CustomerReading {
  /** Whether the customer was deleted at Stripe. */
  readonly isGone: boolean;
  readonly balanceCents: number;
  /** The newest first. */
  readonly taxIds: readonly StoredTaxId[];
  readonly poNumber: string | null;
  readonly cards: readonly ReadCard[];
  /** The newest first; those that were never paid for are left out. */
  readonly subscriptions: readonly ReadSubscription[];
  /** The newest first; drafts are left out. */
  readonly invoices: readonly ReadInvoice[];
}

const nothing: CustomerReading = {
  isGone: true,
  balanceCents: 0,
  taxIds: [],
  poNumber: null,
  cards: [],
  subscriptions: [],
  invoices: [],
};

/** Reads it all. @throws what Stripe's client throws. */
export async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerReading> {
  const [facts, cards, subscribed, invoices] = await Promise.all([
    stripe.customers.retrieve(customer, { expand: ['tax_ids'] }),
    stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.discounts.source.coupon', 'data.discounts.promotion_code'],
    }),
    stripe.invoices.list({ customer, limit: 100 }),
  ]);
  if (facts.deleted) return nothing;
  const missing = new Map<string, ReadInvoice['waitsFor']>();
  for (const { id } of owedAmong(invoices.data, subscribed.data)) {
    missing.set(id, await waitsForOf(stripe, id));
  }
  const standard = idOf(facts.invoice_settings.default_payment_method);
  return {
    isGone: false,
    balanceCents: facts.balance,
    taxIds: (facts.tax_ids?.data ?? []).map(({ type, value }) => ({ type, value })),
    poNumber: poNumberIn(facts.invoice_settings.custom_fields),
    cards: cards.data.flatMap((each) => cardOf(each, standard)),
    subscriptions: subscribed.data
      .flatMap(subscriptionOf)
      .toSorted((one, other) => other.created - one.created),
    invoices: invoices.data.flatMap(invoiceOf).map((row) => ({
      ...row,
      waitsFor: missing.get(row.id) ?? null,
    })),
  };
}

/** The id of what may be expanded. */
const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' || value === null ? value : value.id;

function cardOf(method: Stripe.PaymentMethod, standard: string | null): readonly ReadCard[] {
  const { id, card, billing_details: details, created } = method;
  if (!card) return [];
  return [
    {
      id,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      name: details.name,
      isDefault: id === standard,
      createdAt: new Date(created * 1000),
    },
  ];
}

/** In which of Stripe's states a company has its plan; a payment that is open takes nothing away yet (D12). */
const states: Readonly<Record<string, 'active' | 'past_due'>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
};

function subscriptionOf(subscription: Stripe.Subscription): readonly ReadSubscription[] {
  const { status, items, cancel_at_period_end: isCancelled, cancel_at, ended_at } = subscription;
  // Never paid for: the company has not had it.
  if (status === 'incomplete' || status === 'incomplete_expired') return [];
  const plan = items.data.find(({ price }) => planOf(price) !== null);
  const addon = items.data.find(({ price }) => price.metadata[PRICE_KEY] === 'additionalProduct');
  const planName = plan && planOf(plan.price);
  if (!plan || !planName) return [];
  const addonCents = addon?.price.unit_amount ?? 0;
  const planCents = plan.price.unit_amount ?? 0;
  const additionalProducts = addon?.quantity ?? 0;
  const end = new Date(plan.current_period_end * 1000);
  const cancelledAt = ended_at ?? cancel_at ?? (isCancelled ? plan.current_period_end : null);
  return [
    {
      stripeId: subscription.id,
      created: subscription.created,
      planName,
      frequency: plan.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
      additionalProducts,
      status: states[status] ?? 'ended',
      stripeStatus: status,
      renewalDate: dayOf(end),
      cancellationDate: cancelledAt === null ? null : dayOf(new Date(cancelledAt * 1000)),
      planItemId: plan.id,
      addonItemId: addon?.id ?? null,
      latestInvoiceId: idOf(subscription.latest_invoice),
      planCents,
      addonCents,
      totalCents: planCents + additionalProducts * addonCents,
      periodStart: new Date(plan.current_period_start * 1000),
      periodEnd: end,
      discount: discountOf(subscription.discounts),
    },
  ];
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function planOf({ metadata }: Stripe.Price): PlanName | null {
  return planNames.find((name) => name === metadata[PRICE_KEY]) ?? null;
}

/** Stripe may add others one day; an unknown one counts as the shortest. */
const durations = ['once', 'repeating', 'forever'] as const;

function discountOf(discounts: Stripe.Subscription['discounts']): StoredDiscount | null {
  const [discount] = discounts;
  if (!discount || typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (!coupon || typeof coupon === 'string') return null;
  const { promotion_code: code } = discount;
  const duration = durations.find((each) => each === coupon.duration) ?? 'once';
  return {
    code: code && typeof code !== 'string' ? code.code : coupon.id,
    couponId: coupon.id,
    promotionCodeId: idOf(code),
    percentOff: coupon.percent_off,
    centsOff: coupon.amount_off,
    duration,
    months: coupon.duration_in_months,
    end: discount.end === null ? null : new Date(discount.end * 1000).toISOString(),
  };
}
