/** Discounts as Stripe sends them: their coupon, the code that was typed, and what they are called on a bill. */
import type { Stripe } from 'stripe';

/** A discount with its coupon. */
export interface KnownDiscount {
  readonly id: string;
  /** The typed code, or the coupon's own id where support gave it. */
  readonly code: string;
  readonly coupon: Stripe.Coupon;
  readonly promotionCodeId: string | null;
  /** ISO 8601; null for one without an end. */
  readonly end: string | null;
}

/** What discounts are expanded by, below the object that has them. */
export const DISCOUNT_PARTS = ['source.coupon', 'promotion_code'] as const;

/** The discount; null where Stripe did not send it whole. */
export function knownDiscount(
  discount: string | Stripe.Discount | Stripe.DeletedDiscount | null | undefined,
): KnownDiscount | null {
  if (!discount || typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (!coupon || typeof coupon === 'string') return null;
  const { promotion_code: code, id } = discount;
  const end = 'end' in discount ? discount.end : null;
  return {
    id,
    code: code && typeof code !== 'string' ? code.code : coupon.id,
    coupon,
    promotionCodeId: typeof code === 'string' ? code : (code?.id ?? null),
    end: end === null ? null : new Date(end * 1000).toISOString(),
  };
}

/** Those that Stripe sent whole. */
export const knownDiscounts = (
  discounts: readonly (string | Stripe.Discount | Stripe.DeletedDiscount)[],
): readonly KnownDiscount[] => discounts.flatMap((each) => knownDiscount(each) ?? []);

/** Stripe may add durations one day; an unknown one counts as the shortest. */
export const durationOf = (duration: string): 'once' | 'repeating' | 'forever' =>
  duration === 'repeating' || duration === 'forever' ? duration : 'once';

/** `SAVE20, 20% off once`. */
export function discountLabel({ code, coupon }: Pick<KnownDiscount, 'code' | 'coupon'>): string {
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

/** One discount of a bill, in cents; below zero where a credit takes it back. */
export interface TakenOff {
  readonly discount: KnownDiscount | null;
  readonly cents: number;
}

/** What each discount took off an invoice. @param known Discounts of other invoices, which a credit may take back. */
export function takenOff(
  invoice: Stripe.Invoice,
  known: ReadonlyMap<string, KnownDiscount> = new Map(),
): readonly TakenOff[] {
  const own = new Map(knownDiscounts(invoice.discounts).map((each) => [each.id, each]));
  return (invoice.total_discount_amounts ?? []).flatMap(({ amount: cents, discount }) => {
    if (cents === 0) return [];
    const id = typeof discount === 'string' ? discount : discount.id;
    return [{ discount: knownDiscount(discount) ?? own.get(id) ?? known.get(id) ?? null, cents }];
  });
}
