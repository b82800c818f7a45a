/** What a change costs, before it is confirmed: Stripe's own preview of today's invoice, and what follows from it. Pure. */
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { canonicalJson } from '@hangtag/contract/rules/canonical';
import type { BillLine, BillPreview } from '@hangtag/contract/wire/billing';
import type { Interval, PricedItem } from '../catalogue/itemsForSale.ts';
import { discountLabel, takenOff } from '../stripe/discounts.ts';
import { isEnding } from './stripeSubscription.ts';

/** The billing after today. */
export interface FutureBilling {
  /** Stripe's preview of the next full invoice; null where the plan ends instead. */
  readonly invoice: Stripe.Invoice | null;
  readonly interval: Interval;
  /** The date of the next invoice, or of the plan's end. */
  readonly date: Date;
}

export interface BillFacts {
  /** Stripe's preview of today's invoice; null without one. */
  readonly today: Stripe.Invoice | null;
  readonly items: ReadonlyMap<string, PricedItem>;
  readonly later: FutureBilling;
  /** The customer's balance where nothing is billed now; below zero is a credit. */
  readonly balanceCents: number;
  readonly at: Date;
}

const dollars = (cents: number) => cents / 100;

/** The preview on the wire. */
export function presentBill(facts: BillFacts): BillPreview {
  const { today, later, at } = facts;
  const due = today?.amount_due ?? 0;
  // What Stripe keeps on the customer's balance today, it settles with the next invoice.
  const left = today ? today.starting_balance + today.total - due : facts.balanceCents;
  const { invoice } = later;
  const next = invoice ? Math.max(0, invoice.total + left) : 0;
  return {
    // All of the balance, also what is left of it: with `credit` the lines come to what is due.
    lines: today ? [...itemLines(today, facts.items), ...balanceLine(today.starting_balance)] : [],
    dueToday: dollars(due),
    ...(today && left < 0 && { credit: dollars(-left) }),
    next: {
      date: later.date.toISOString(),
      amount: dollars(next),
      interval: later.interval,
      ...(invoice && next !== invoice.subtotal && { recurring: dollars(invoice.subtotal) }),
      ...(invoice && { lines: nextLines(invoice, next, facts.items) }),
    },
    takesEffect: at.toISOString(),
  };
}

/** The lines of the next invoice, and what the balance pays of it: together they are its amount. */
function nextLines(invoice: Stripe.Invoice, next: number, items: BillFacts['items']): BillLine[] {
  return [...itemLines(invoice, items), ...balanceLine(next - invoice.total)];
}

/** Stripe's lines, and after them one for each coupon. */
function itemLines(invoice: Stripe.Invoice, items: BillFacts['items']): BillLine[] {
  const lines = invoice.lines.data.map((line) => lineOf(line, items));
  const isShare = invoice.lines.data.some(isProration);
  return [
    ...lines,
    ...takenOff(invoice).map(({ discount, cents }) => ({
      description: discount ? couponWords(discountLabel(discount), cents, isShare) : 'Discount',
      amount: dollars(-cents),
    })),
  ];
}

/** A coupon on part of a period takes its part off; on a credit it takes back what was never paid. */
function couponWords(label: string, cents: number, isShare: boolean): string {
  if (cents < 0) return `${label}: not paid, so not credited`;
  return isShare ? `${label}: its part of the period` : label;
}

/** What an earlier bill left: a credit, or a rest too small to charge. */
function balanceLine(cents: number): BillLine[] {
  if (cents === 0) return [];
  const description = cents < 0 ? 'Credit from before' : 'Left over from before';
  return [{ description, amount: dollars(cents) }];
}

function lineOf(line: Stripe.InvoiceLineItem, items: ReadonlyMap<string, PricedItem>): BillLine {
  const thing = items.get(priceIdOf(line) ?? '');
  const amount = dollars(line.amount);
  const quantity = line.quantity ?? 1;
  if (!thing) return { description: line.description ?? 'Other', amount };
  if (isProration(line) && line.amount <= 0) {
    return { description: unusedTimeLabel(thing, quantity), amount };
  }
  const several = quantity > 1 ? { quantity } : {};
  const words = isProration(line)
    ? remainingPeriodLabel(thing, daysOf(line.period))
    : fullPeriodLabel(thing);
  return { description: words, ...several, amount };
}

function priceIdOf({ pricing }: Stripe.InvoiceLineItem): string | null {
  const price = pricing?.price_details?.price;
  return (typeof price === 'string' ? price : price?.id) ?? null;
}

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;

const daysOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
  Math.max(1, Math.round((end - start) / 86_400));

const several = (count: number, thing: string) =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`;

/** A whole period: `Pro, 3 products`. */
const fullPeriodLabel = (item: PricedItem): string =>
  item.kind === 'plan'
    ? `${item.plan.title}, ${several(item.plan.productNumber, 'product')}`
    : 'Additional product';

/** The rest of a period: `Pro, 20 days`. */
const remainingPeriodLabel = (item: PricedItem, days: number): string =>
  `${item.kind === 'plan' ? item.plan.title : 'Additional product'}, ${several(days, 'day')}`;

/** Label of a credit for unused time: `Unused time on Business`. */
const unusedTimeLabel = (item: PricedItem, quantity: number): string =>
  item.kind === 'plan'
    ? `Unused time on ${item.plan.title}`
    : `Unused time of ${several(quantity, 'additional product')}`;

/** Fingerprint of what is due, its lines, and the subscription that they were worked out from. */
export function fingerprintOf(
  { dueToday, credit = 0, lines }: BillPreview,
  current: Stripe.Subscription | null,
): string {
  const state = current && {
    id: current.id,
    status: current.status,
    isEnding: isEnding(current),
    items: current.items.data.map(({ price, quantity }) => [price.id, quantity ?? 1]),
    discounts: current.discounts.map((each) => (typeof each === 'string' ? each : each.id)),
  };
  return createHash('sha256')
    .update(canonicalJson({ dueToday, credit, lines, state }))
    .digest('hex');
}
