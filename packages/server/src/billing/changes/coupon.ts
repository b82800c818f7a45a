/** Checks a coupon code at Stripe (F148, F150, F254). */
import { Stripe } from 'stripe';
import type { Coupon } from '@hangtag/contract/wire/billing';
import type { Payments } from '../stripe/payments.ts';
import { invalid } from '../../http/refusal.ts';

/** A code that Stripe knows, whether it still takes something off or not. */
export interface FoundCoupon {
  readonly coupon: Stripe.Coupon;
  /** Set when the code is a promotion code; else it is the coupon's own id. */
  readonly promotionCode: Stripe.PromotionCode | null;
}

/** The format of a code; nothing else is sent to Stripe. */
const shape = /^[A-Za-z0-9_-]{1,60}$/;

/** Looks a code up: first as a promotion code, then as a coupon's own id. */
export async function findCoupon(
  { stripe }: Pick<Payments, 'stripe'>,
  code: string,
): Promise<FoundCoupon | null> {
  if (!shape.test(code)) return null;
  const listed = await stripe.promotionCodes.list({ code, limit: 1, expand: [EXPANDED] });
  const [promotionCode] = listed.data;
  if (promotionCode) {
    const { coupon } = promotionCode.promotion;
    if (typeof coupon === 'object' && coupon) return { coupon, promotionCode };
    if (typeof coupon !== 'string') return null;
    const found = await couponById(stripe, coupon);
    return found && { coupon: found, promotionCode };
  }
  const coupon = await couponById(stripe, code);
  return coupon && { coupon, promotionCode: null };
}

const EXPANDED = 'data.promotion.coupon';

async function couponById(stripe: Stripe, id: string): Promise<Stripe.Coupon | null> {
  try {
    return await stripe.coupons.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}

/** Whether it gives a discount now; Stripe itself counts its redemptions and checks its expiry. */
export const isRedeemable = (found: FoundCoupon | null): found is FoundCoupon =>
  found !== null && found.coupon.valid && (found.promotionCode?.active ?? true);

/**
 * The code of an order; null where none was given.
 * @throws Refusal 422 for one that takes nothing off.
 */
export async function requireCoupon(
  payments: Pick<Payments, 'stripe'>,
  code: string | null,
): Promise<FoundCoupon | null> {
  if (code === null || code === '') return null;
  const found = await findCoupon(payments, code);
  if (isRedeemable(found)) return found;
  throw invalid({ discountCode: [presentCoupon(code, found).message ?? 'Is not a coupon.'] });
}

/** As Stripe takes it with a subscription. */
export const discountOf = ({ coupon, promotionCode }: FoundCoupon) =>
  promotionCode ? { promotion_code: promotionCode.id } : { coupon: coupon.id };

/** The coupon on the wire; amounts in dollars. */
export function presentCoupon(code: string, found: FoundCoupon | null): Coupon {
  if (!found) return { code, valid: false, message: 'There is no coupon with this code.' };
  const { coupon } = found;
  const facts: Coupon = {
    code,
    valid: isRedeemable(found),
    ...(coupon.percent_off !== null && { percentOff: coupon.percent_off }),
    ...(coupon.amount_off !== null && { amountOff: coupon.amount_off / 100 }),
    duration: durationOf(coupon.duration),
    ...(coupon.duration_in_months !== null && { months: coupon.duration_in_months }),
  };
  return facts.valid ? facts : { ...facts, message: 'This coupon has been used up or is over.' };
}

/** Stripe may add durations one day; an unknown one counts as the shortest. */
export const durationOf = (duration: string): 'once' | 'repeating' | 'forever' =>
  duration === 'repeating' || duration === 'forever' ? duration : 'once';
