/** Everything that Stripe knows about one customer, in our words. */
import type { Stripe } from 'stripe';
import { type PlanName, planNames } from '@hangtag/contract/wire/plan';
import { PRICE_KEY } from '../catalogue/itemsForSale.ts';
import type { stripeCards, stripeInvoices } from '../../db/schema/billing.ts';
import type {
  StoredBillTo,
  StoredDiscount,
  StoredLine,
  StoredTaxId,
} from '../../db/schema/billingJson.ts';
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
export interface Reading {
  /** Was the customer deleted at Stripe? */
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

const nothing: Reading = {
  isGone: true,
  balanceCents: 0,
  taxIds: [],
  poNumber: null,
  cards: [],
  subscriptions: [],
  invoices: [],
};

/** Reads it all. @throws what Stripe's client throws. */
export async function readCustomer(stripe: Stripe, customer: string): Promise<Reading> {
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
    invoices: invoices.data.flatMap(invoiceOf),
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

/** Stripe may add others one day; what is unknown is taken for the shortest. */
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

/** An invoice as read. */
export type ReadInvoice = Omit<typeof stripeInvoices.$inferInsert, 'companyId' | 'mode'>;

/** Name of the field on an invoice that carries the customer's own order number (N12). */
export const PO_FIELD = 'PO number';

/** The customer's order number in a list of such fields. */
export const poNumberIn = (
  fields: readonly { readonly name: string; readonly value: string }[] | null,
): string | null => fields?.find(({ name }) => name === PO_FIELD)?.value ?? null;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const orNull = (seconds: number | null): Date | null => (seconds === null ? null : dateOf(seconds));

/** The invoice; none for a draft. */
export function invoiceOf(invoice: Stripe.Invoice): readonly ReadInvoice[] {
  const status = statusOf(invoice.status);
  if (!status) return [];
  const lines = invoice.lines.data.map(lineOf);
  return [
    {
      id: invoice.id,
      subscriptionId: subscriptionIdOf(invoice),
      number: invoice.number,
      status,
      reason: invoice.billing_reason ?? 'manual',
      description: descriptionOf(invoice, lines),
      subtotalCents: invoice.subtotal,
      discountCents: sum(invoice.total_discount_amounts),
      taxCents: sum(invoice.total_taxes),
      totalCents: invoice.total,
      dueCents: invoice.amount_due,
      paidCents: invoice.amount_paid,
      startingBalanceCents: invoice.starting_balance,
      endingBalanceCents: invoice.ending_balance,
      currency: invoice.currency,
      lines,
      billTo: billToOf(invoice),
      poNumber: poNumberIn(invoice.custom_fields),
      attempts: invoice.attempt_count,
      nextAttempt: orNull(invoice.next_payment_attempt),
      periodStart: dateOf(invoice.period_start),
      periodEnd: dateOf(invoice.period_end),
      paidAt: orNull(invoice.status_transitions.paid_at),
      createdAt: dateOf(invoice.created),
    },
  ];
}

const statuses = ['open', 'paid', 'uncollectible', 'void'] as const;

const statusOf = (status: string | null) => statuses.find((each) => each === status);

const sum = (parts: readonly { readonly amount: number }[] | null): number =>
  (parts ?? []).reduce((total, { amount }) => total + amount, 0);

function subscriptionIdOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return subscription === null || typeof subscription === 'string' ? subscription : subscription.id;
}

/** A line without its price, which stands beside it, and without a number where there is one alone. */
const inShort = ({ description }: StoredLine): string =>
  description.replace(/ \(at [^)]*\)$/, '').replace(/^1 × /, '');

/** An invoice has seldom words of its own: what it is for are its whole periods, else the line that costs most. */
function descriptionOf({ description }: Stripe.Invoice, lines: readonly StoredLine[]): string {
  if (description) return description;
  const dearest = lines.toSorted((one, other) => other.cents - one.cents);
  const whole = dearest.filter(({ proration, cents }) => !proration && cents > 0);
  const isPlan = (line: StoredLine) => inShort(line).startsWith('Hangtag ');
  const named = whole.toSorted((one, other) => Number(isPlan(other)) - Number(isPlan(one)));
  return named.map(inShort).join(', ') || dearest[0]?.description || 'Invoice';
}

function lineOf(line: Stripe.InvoiceLineItem): StoredLine {
  return {
    id: line.id,
    description: line.description ?? '',
    quantity: line.quantity,
    cents: line.amount,
    proration: line.parent?.subscription_item_details?.proration ?? false,
    start: dateOf(line.period.start).toISOString(),
    end: dateOf(line.period.end).toISOString(),
  };
}

function billToOf(invoice: Stripe.Invoice): StoredBillTo {
  const address = invoice.customer_address;
  return {
    name: invoice.customer_name,
    email: invoice.customer_email,
    address: address && {
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      state: address.state,
      postalCode: address.postal_code,
      country: address.country,
    },
    taxIds: (invoice.customer_tax_ids ?? []).map(({ type, value }) => ({ type, value })),
  };
}
