/** Discounts of a plan before and after an order (decision 0051): a code takes the place of a code, never of what support gave. */
import type { Stripe } from 'stripe';
import type { Interval } from '../catalogue/itemsForSale.ts';
import { type FoundCoupon, discountOf } from './coupon.ts';
import {
  type KnownDiscount,
  DISCOUNT_PARTS,
  durationOf,
  knownDiscount,
  knownDiscounts,
} from '../stripe/discounts.ts';

/** The discounts that count now: the running plan's own, or else the customer's. */
export async function heldDiscounts(
  stripe: Stripe,
  customer: string,
  current: Stripe.Subscription | null,
): Promise<readonly KnownDiscount[]> {
  if (current && current.discounts.length > 0) return knownDiscounts(current.discounts);
  const found = await stripe.customers.retrieve(customer, {
    expand: DISCOUNT_PARTS.map((part) => `discount.${part}`),
  });
  const own = found.deleted ? null : knownDiscount(found.discount);
  return own ? [own] : [];
}

type Param = Stripe.SubscriptionUpdateParams.Discount;

/** What Stripe is told of discounts with an order; undefined where those that count stay. */
export function discountsWith(
  held: readonly KnownDiscount[],
  found: FoundCoupon | null,
): Param[] | undefined {
  if (!found) return undefined;
  return [...given(held), discountOf(found)];
}

const given = (held: readonly KnownDiscount[]): Param[] =>
  held
    .filter(({ promotionCodeId }) => promotionCodeId === null)
    .map(({ id }) => ({ discount: id }));

interface Ordered {
  readonly held: readonly KnownDiscount[];
  readonly found: FoundCoupon | null;
  /** Whether a first plan is ordered, whose discounts begin now. */
  readonly isFirst: boolean;
}

/** The discounts of the invoice after today's; undefined where those that count stay, '' for none. */
export function lastingDiscounts(
  { held, found, isFirst }: Ordered,
  interval: Interval,
  today: Stripe.Invoice | null,
): Param[] | '' | undefined {
  const used = new Set(
    (today?.total_discount_amounts ?? []).flatMap(({ amount, discount }) => {
      const coupon = amount > 0 ? knownDiscount(discount)?.coupon : undefined;
      return coupon && durationOf(coupon.duration) === 'once' ? [coupon.id] : [];
    }),
  );
  if (!found && used.size === 0) return undefined;
  const kept = held.filter(
    ({ coupon, promotionCodeId }) => !used.has(coupon.id) && !(found && promotionCodeId !== null),
  );
  const isOver =
    found !== null && (used.has(found.coupon.id) || (isFirst && isShort(found.coupon, interval)));
  const discounts: Param[] = kept.map(({ id }) => ({ discount: id }));
  if (found && !isOver) discounts.push(discountOf(found));
  return discounts.length === 0 ? '' : discounts;
}

/** Whether a coupon that begins with the plan is over when the second period begins. */
const isShort = ({ duration, duration_in_months: months }: Stripe.Coupon, interval: Interval) =>
  duration === 'repeating' && (months ?? 0) <= (interval === 'year' ? 12 : 1);
