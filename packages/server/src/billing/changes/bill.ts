/** The bill before the button (N05): Stripe's own preview of today's invoice, and what follows from it. Pure. */
import type { Stripe } from 'stripe';
import type { BillLine, BillPreview } from '@hangtag/contract/wire/billing';
import { discounted } from '../account/presentCustomer.ts';
import type { Interval, PricedItem } from '../catalogue/itemsForSale.ts';
import { type FoundCoupon, durationOf } from './coupon.ts';

/** A coupon's discount on later invoices. */
export interface FutureDiscount {
  readonly percentOff: number | null;
  readonly centsOff: number | null;
  /** The next invoice, or every one. */
  readonly reach: 'next' | 'forever';
}

/** The billing after today. */
export interface FutureBilling {
  /** Cents of every full invoice before discounts; 0 where the plan ends instead. */
  readonly cents: number;
  readonly interval: Interval;
  /** The date of the next invoice, or of the plan's end. */
  readonly date: Date;
  readonly discount: FutureDiscount | null;
}

export interface BillFacts {
  /** Stripe's preview of today's invoice; null without one. */
  readonly today: Stripe.Invoice | null;
  readonly items: ReadonlyMap<string, PricedItem>;
  /** The discount of today, e.g. `SAVE20, 20% off once`. */
  readonly discountLabel: string | null;
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
  const left = today ? today.starting_balance + today.total - due : facts.balanceCents;
  const next = Math.max(0, discounted(later.cents, later.discount) + left);
  const every = discounted(
    later.cents,
    later.discount?.reach === 'forever' ? later.discount : null,
  );
  return {
    lines: today ? linesOf(today, facts) : [],
    dueToday: dollars(due),
    ...(today && left < 0 && { credit: dollars(-left) }),
    next: {
      date: later.date.toISOString(),
      amount: dollars(later.cents === 0 ? 0 : next),
      interval: later.interval,
      ...(later.cents > 0 && next !== every && { recurring: dollars(every) }),
    },
    takesEffect: at.toISOString(),
  };
}

/** The lines, and after them the coupon and what the balance pays: together they are due, or left over. */
function linesOf(invoice: Stripe.Invoice, { items, discountLabel: label }: BillFacts): BillLine[] {
  const lines = invoice.lines.data.map((line) => lineOf(line, items));
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  if (off > 0) lines.push({ description: label ?? 'Discount', amount: dollars(-off) });
  const { starting_balance: balance, total } = invoice;
  // A credit is not used up by more than there is to pay; a rest too small to charge waits from before.
  const used = balance < 0 ? Math.max(balance, Math.min(0, -total)) : balance;
  if (used < 0) lines.push({ description: 'Credit from before', amount: dollars(used) });
  if (used > 0) lines.push({ description: 'Left over from before', amount: dollars(used) });
  return lines;
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

/** A coupon that counts for a bill. */
export interface BillDiscount {
  readonly code: string;
  readonly coupon: Stripe.Coupon;
  /** The end of the discount; null where the coupon has none. */
  readonly end: Date | null;
}

/** One that is to be redeemed now. @param at The company's billing time. */
export function discountToRedeem(code: string, { coupon }: FoundCoupon, at: Date): BillDiscount {
  const months = coupon.duration_in_months;
  if (durationOf(coupon.duration) !== 'repeating' || months === null) {
    return { code, coupon, end: null };
  }
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + months);
  return { code, coupon, end };
}

/** The one that a subscription has; null where it has none, or Stripe did not send it whole. */
export function discountIn({ discounts }: Stripe.Subscription): BillDiscount | null {
  const [discount] = discounts;
  if (!discount || typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (!coupon || typeof coupon === 'string') return null;
  const promotion = discount.promotion_code;
  const code = typeof promotion === 'object' && promotion ? promotion.code : coupon.id;
  return { code, coupon, end: discount.end === null ? null : new Date(discount.end * 1000) };
}

/**
 * The discount after today.
 * @param next The date of the next invoice.
 * @param isUsedToday Whether something is billed today, which uses up a one-time coupon.
 */
export function futureDiscount(
  discount: BillDiscount | null,
  next: Date,
  isUsedToday: boolean,
): FutureDiscount | null {
  if (!discount) return null;
  const { coupon, end } = discount;
  const off = { percentOff: coupon.percent_off, centsOff: coupon.amount_off };
  const duration = durationOf(coupon.duration);
  if (duration === 'forever') return { ...off, reach: 'forever' };
  if (duration === 'once') return isUsedToday ? null : { ...off, reach: 'next' };
  return end !== null && end > next ? { ...off, reach: 'next' } : null;
}

/** `SAVE20, 20% off once`. */
export function discountLabel({ code, coupon }: BillDiscount): string {
  const off =
    coupon.percent_off === null
      ? `$${((coupon.amount_off ?? 0) / 100).toFixed(2)} off`
      : `${coupon.percent_off}% off`;
  const duration = durationOf(coupon.duration);
  if (duration === 'once') return `${code}, ${off} once`;
  const months = coupon.duration_in_months;
  return duration === 'repeating' && months !== null
    ? `${code}, ${off} for ${months} ${months === 1 ? 'month' : 'months'}`
    : `${code}, ${off}`;
}

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
