/** Which coupon takes something off today and later, and how a bill calls it. */
import type { Stripe } from 'stripe';
import type { FutureDiscount } from './bill.ts';
import { type FoundCode, durationOf } from './coupon.ts';

/** A coupon that counts for a bill. */
export interface BillDiscount {
  readonly code: string;
  readonly coupon: Stripe.Coupon;
  /** Until when it takes something off; null where the coupon itself does not say. */
  readonly end: Date | null;
}

/** One that is to be redeemed now. @param at The company's billing time. */
export function discountToRedeem(code: string, { coupon }: FoundCode, at: Date): BillDiscount {
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
 * What it takes off after today.
 * @param next When the next invoice comes.
 * @param isUsedToday Is something billed today? One that counts once is used up by that.
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
