/** What a change of a subscription's items costs: credits for unused time, charges for the rest, or a new period in full. */
import { type DiscountRule, type LineDiscount, discountsOf } from './discounts.ts';
import type { Period } from './periods.ts';
import { type Billed, type Charged, credit, remainderOf } from './prorate.ts';
import type { Cents } from './round.ts';
import { type Priced, fullPeriod, remainingTime, unusedTime } from './lineDescriptions.ts';

/** One item of a subscription. */
export interface Item {
  readonly id: string;
  readonly price: Priced & { readonly id: string; readonly productId: string };
  readonly quantity: number;
  /** The last charge for its current period; null before the first. */
  readonly billed: Billed | null;
}

/** A line before its invoice. */
export interface DraftLine extends Omit<Item, 'billed' | 'id'> {
  readonly item: string;
  readonly amount: Cents;
  readonly description: string;
  readonly period: Period;
  readonly discountable: boolean;
  /** Of a proration; null where the invoice's coupons count. */
  readonly discounts: readonly LineDiscount[] | null;
  readonly isProration: boolean;
  /** What a credit gives back. */
  readonly credits: Billed | null;
}

/** The circumstances of a change. */
export interface ChangeContext {
  /** The time of the change, in seconds. */
  readonly at: number;
  /** The period in which it happens; of a reset, the one that begins. */
  readonly period: Period;
  /** Do all items begin a new period, charged in full? */
  readonly isReset: boolean;
  /** Are unused and remaining time charged (`proration_behavior` other than `none`)? */
  readonly isProrated: boolean;
  /** Coupons in force. */
  readonly cuts: readonly DiscountRule[];
}

const priceOf = ({ price, quantity }: Item): Cents => price.unitAmount * quantity;

const isSame = (a: Item, b: Item): boolean =>
  a.price.id === b.price.id && a.quantity === b.quantity;

/** One line for each item, for a whole period. */
export function recurringLines(items: readonly Item[], period: Period): DraftLine[] {
  return items.map((item) => ({
    item: item.id,
    price: item.price,
    quantity: item.quantity,
    amount: priceOf(item),
    description: fullPeriod(item.price, item.quantity),
    period,
    discountable: true,
    discounts: null,
    isProration: false,
    credits: null,
  }));
}

function creditOf(item: Item, at: number): DraftLine[] {
  const { billed } = item;
  if (!billed) return [];
  const { gross: amount, discounts } = credit(billed, at);
  if (amount === 0) return [];
  return [
    {
      item: item.id,
      price: item.price,
      quantity: item.quantity,
      amount,
      description: unusedTime(item.price.product, item.quantity, at),
      period: { start: at, end: billed.period.end },
      discountable: false,
      discounts,
      isProration: true,
      credits: billed,
    },
  ];
}

function chargeOf(item: Item, whole: Charged, { at, period }: ChangeContext): DraftLine[] {
  const { gross: amount, discounts } = remainderOf(whole, period, at);
  if (amount === 0) return [];
  return [
    {
      item: item.id,
      price: item.price,
      quantity: item.quantity,
      amount,
      description: remainingTime(item.price.product, item.quantity, at),
      period: { start: at, end: period.end },
      discountable: false,
      discounts,
      isProration: true,
      credits: null,
    },
  ];
}

/** The items that the change touches; all of them when a new period begins. */
function touched(before: readonly Item[], after: readonly Item[], isReset: boolean): Set<string> {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = after.filter((item) => {
    const old = known.get(item.id);
    return !isReset && old !== undefined && isSame(old, item);
  });
  const ids = new Set([...before, ...after].map(({ id }) => id));
  for (const { id } of kept) ids.delete(id);
  return ids;
}

/** The lines that a change from these items to those brings, credits first. */
export function changeLines(
  before: readonly Item[],
  after: readonly Item[],
  circumstances: ChangeContext,
): DraftLine[] {
  const { at, period, isReset, isProrated, cuts } = circumstances;
  const ids = touched(before, after, isReset);
  const credits = isProrated
    ? before.filter(({ id }) => ids.has(id)).flatMap((item) => creditOf(item, at))
    : [];
  if (isReset) {
    return [...credits, ...recurringLines(after, period)];
  }
  const full = after.map((item) => ({
    amount: priceOf(item),
    discountable: true,
    product: item.price.productId,
  }));
  const off = discountsOf(full, cuts);
  const charges = isProrated
    ? after.flatMap((item, index) => {
        const whole = { gross: priceOf(item), discounts: off[index] ?? [] };
        return ids.has(item.id) ? chargeOf(item, whole, circumstances) : [];
      })
    : [];
  return [...credits, ...charges];
}

/** A line of an invoice with what its discounts took off. */
export interface ChargedLine extends DraftLine {
  readonly id: string;
  readonly discounts: readonly LineDiscount[];
}

/** What an item is charged once these lines are; what none of them touches stays. */
export function billedAfter(
  item: Item,
  lines: readonly ChargedLine[],
  invoice: string | null,
): Billed | null {
  const own = lines.filter((line) => line.item === item.id);
  const charge = own.find((line) => line.credits === null);
  if (charge) {
    const { amount: gross, discounts, period } = charge;
    return { gross, discounts, period, invoice, line: charge.id };
  }
  return own.length > 0 ? null : item.billed;
}
