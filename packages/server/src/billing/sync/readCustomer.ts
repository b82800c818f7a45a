/** Reads everything that Stripe has of one customer, as our rows. */
import { Stripe } from 'stripe';
import { type PlanName, planNames } from '@hangtag/contract/wire/plan';
import { priceKeyOf } from '../catalogue/itemsForSale.ts';
import { type ReadInvoice, invoiceOf, poNumberIn, waitsForOf } from './readInvoice.ts';
import {
  type KnownDiscount,
  DISCOUNT_PARTS,
  durationOf,
  knownDiscount,
  knownDiscounts,
} from '../stripe/discounts.ts';
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
    stripe.customers.retrieve(customer, { expand: ['tax_ids', ...discountParts('discount')] }),
    stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: discountParts('data.discounts'),
    }),
    stripe.invoices.list({ customer, limit: 100, expand: discountParts('data.discounts') }),
  ]);
  if (facts.deleted) return nothing;
  const missing = new Map<string, ReadInvoice['waitsFor']>();
  for (const { id } of owedAmong(invoices.data, subscribed.data)) {
    missing.set(id, await waitsForOf(stripe, id));
  }
  const known = new Map(
    invoices.data.flatMap((each) => knownDiscounts(each.discounts)).map((each) => [each.id, each]),
  );
  const general = knownDiscount(facts.discount);
  const read: ReadSubscription[] = [];
  for (const each of subscribed.data) {
    const [row] = subscriptionOf(each, general);
    if (row) read.push({ ...row, nextCents: await nextCentsOf(stripe, each, row) });
  }
  const own = subscribed.data.find(
    ({ status, default_payment_method: card }) => card !== null && status in states,
  );
  const standard = idOf(
    own?.default_payment_method ?? facts.invoice_settings.default_payment_method,
  );
  return {
    isGone: false,
    balanceCents: facts.balance,
    taxIds: (facts.tax_ids?.data ?? []).map(({ type, value }) => ({ type, value })),
    poNumber: poNumberIn(facts.invoice_settings.custom_fields),
    cards: cards.data.flatMap((each) => cardOf(each, standard)),
    subscriptions: [...read].toSorted((one, other) => other.created - one.created),
    invoices: invoices.data
      .flatMap((each) => invoiceOf(each, known))
      .map((row) => ({
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

function subscriptionOf(
  subscription: Stripe.Subscription,
  general: KnownDiscount | null,
): readonly ReadSubscription[] {
  const { status, items, cancel_at_period_end: isCancelled, cancel_at, ended_at } = subscription;
  // Never paid for: the company has not had it.
  if (status === 'incomplete' || status === 'incomplete_expired') return [];
  const addon = items.data.find(({ price }) => priceKeyOf(price) === 'additionalProduct');
  const known = items.data.find(({ price }) => planOf(price) !== null);
  const plan = known ?? items.data.find((item) => item !== addon);
  if (!plan) return [];
  // Sold by hand, with prices of its own: what is agreed is Enterprise.
  const planName = planOf(plan.price) ?? 'enterprise';
  const addonCents = addon?.price.unit_amount ?? 0;
  const planCents = plan.price.unit_amount ?? 0;
  const additionalProducts = addon?.quantity ?? 0;
  const end = new Date(plan.current_period_end * 1000);
  const held = knownDiscounts(subscription.discounts);
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
      discount: discountOf(held.length > 0 || !general ? held : [general]),
    },
  ];
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function planOf(price: Stripe.Price): PlanName | null {
  return planNames.find((name) => name === priceKeyOf(price)) ?? null;
}

/** What Stripe previews of the next invoice; null where it is the whole price, or where none follows. */
async function nextCentsOf(
  stripe: Stripe,
  { id, customer }: Stripe.Subscription,
  { status, discount, cancellationDate }: ReadSubscription,
): Promise<number | null> {
  if (!discount || status === 'ended' || cancellationDate) return null;
  try {
    const asked = { customer: idOf(customer) ?? '', subscription: id };
    return (await stripe.invoices.createPreview(asked)).total;
  } catch (error) {
    // Stripe previews none where none follows.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

const discountParts = (of: string): string[] => DISCOUNT_PARTS.map((part) => `${of}.${part}`);

/** The first, which is shown; the others are only known to count. */
function discountOf([discount, ...others]: readonly KnownDiscount[]): StoredDiscount | null {
  if (!discount) return null;
  const { coupon, code, promotionCodeId, end } = discount;
  return {
    code,
    couponId: coupon.id,
    promotionCodeId,
    percentOff: coupon.percent_off,
    centsOff: coupon.amount_off,
    duration: durationOf(coupon.duration),
    months: coupon.duration_in_months,
    end,
    ...(others.length > 0 && { otherCouponIds: others.map((each) => each.coupon.id) }),
  };
}
