/** What coupons take off the lines of an invoice. */
import { type Cents, share, spread } from './round.ts';

/** A coupon in force: either a percentage or an amount. */
export interface DiscountRule {
  /** Id of the discount. */
  readonly id: string;
  readonly percentOff: number | null;
  readonly amountOff: Cents | null;
  /** Products that it is restricted to; none for all. */
  readonly products?: readonly string[] | null;
}

/** A line before its discounts. */
export interface Discountable {
  readonly amount: Cents;
  readonly discountable: boolean;
  readonly product?: string | null;
  /** Of a proration: settled when it was made, and not computed again. */
  readonly discounts?: readonly LineDiscount[] | null;
}

/** The amount that one discount deducts from one line. */
export interface LineDiscount {
  readonly discount: string;
  readonly amount: Cents;
}

function taken(left: readonly Cents[], { percentOff, amountOff }: DiscountRule): Cents[] {
  if (percentOff !== null) {
    return left.map((amount) => share(amount, Math.round(percentOff * 100), 10_000));
  }
  const whole = left.reduce((sum, amount) => sum + amount, 0);
  return spread(Math.min(amountOff ?? 0, whole), left);
}

/** Does a coupon count for a line? */
const countsFor = ({ products = null }: DiscountRule, { product = null }: Discountable): boolean =>
  products === null || (product !== null && products.includes(product));

/** For each line, the deduction of each discount: in order, each from the rest after the one before. */
export function discountsOf(
  lines: readonly Discountable[],
  cuts: readonly DiscountRule[],
): readonly (readonly LineDiscount[])[] {
  const found: LineDiscount[][] = lines.map(({ discounts }) => [...(discounts ?? [])]);
  const isOpen = ({ discountable, discounts }: Discountable) => discountable && !discounts;
  const left = lines.map((line) => (isOpen(line) ? Math.max(0, line.amount) : 0));
  for (const cut of cuts) {
    const counted = lines.map((line) => isOpen(line) && countsFor(cut, line));
    const parts = taken(
      left.map((amount, index) => (counted[index] ? amount : 0)),
      cut,
    );
    for (const [index, amount] of parts.entries()) {
      if (!counted[index]) continue;
      left[index] = (left[index] ?? 0) - amount;
      found[index]?.push({ discount: cut.id, amount });
    }
  }
  return found;
}

/** Each line after its discounts. */
export function netOf(lines: readonly Discountable[], cuts: readonly DiscountRule[]): Cents[] {
  return discountsOf(lines, cuts).map((parts, index) =>
    parts.reduce((left, { amount }) => left - amount, lines[index]?.amount ?? 0),
  );
}
