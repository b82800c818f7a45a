/** A code that a company typed, as a promotion code of Stripe's (F148, F150, F254); coupons without one are given by support. */
import type { Stripe } from 'stripe';
import type { Coupon } from '@hangtag/contract/wire/billing';
import type { BillingContext } from '../account/access.ts';
import { durationOf } from '../stripe/discounts.ts';
import type { Payments } from '../stripe/payments.ts';
import { billingTime } from '../sync/clock.ts';
import { findCustomer } from '../sync/customers.ts';
import { findBilling } from '../sync/storedBilling.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { invalid } from '../../http/refusal.ts';

/** A code that Stripe knows, whether it still takes something off or not. */
export interface FoundCoupon {
  readonly coupon: Stripe.Coupon;
  readonly promotionCode: Stripe.PromotionCode;
}

/** The format of a code; nothing else is sent to Stripe. */
const shape = /^[A-Za-z0-9_-]{1,60}$/;

/** Looks a code up: the active one of this name, else one that is over. */
async function findCoupon(
  { stripe }: Pick<Payments, 'stripe'>,
  code: string,
): Promise<FoundCoupon | null> {
  if (!shape.test(code)) return null;
  const { data } = await stripe.promotionCodes.list({ code, limit: 10, expand: [EXPANDED] });
  const promotionCode = data.find(({ active }) => active) ?? data[0];
  const coupon = promotionCode?.promotion.coupon;
  return promotionCode && typeof coupon === 'object' && coupon ? { coupon, promotionCode } : null;
}

const EXPANDED = 'data.promotion.coupon';

/** A checked code: what it takes off, or why nothing. */
export interface CheckedCoupon {
  readonly found: FoundCoupon | null;
  /** A sentence; null where it may be used. */
  readonly refusal: string | null;
}

type Context = Pick<BillingContext, 'services' | 'payments' | 'companyId'>;

/** Checks a code for a company. @param cents Of one period as ordered, before discounts; null where nothing is ordered yet. */
export async function checkCoupon(
  context: Context,
  code: string,
  cents: number | null,
): Promise<CheckedCoupon> {
  const found = await findCoupon(context.payments, code);
  return { found, refusal: found ? await refusalOf(context, found, cents) : UNKNOWN };
}

const UNKNOWN = 'There is no coupon with this code.';

/** Stripe's own rules, which its API does not apply to every order, and ours: a company uses a coupon once. */
async function refusalOf(
  { services, payments: { mode }, companyId }: Context,
  { coupon, promotionCode }: FoundCoupon,
  cents: number | null,
): Promise<string | null> {
  const { active, expires_at: end, customer, restrictions } = promotionCode;
  const { max_redemptions: most, times_redeemed: times } = promotionCode;
  const now = (await billingTime(services, mode, companyId)).getTime() / 1000;
  const own = await findCustomer(services.db, companyId, mode);
  const owner = typeof customer === 'string' ? customer : (customer?.id ?? null);
  if (owner !== null && owner !== own?.customerId) return UNKNOWN;
  const isOver = (end !== null && end <= now) || (most !== null && times >= most);
  if (!coupon.valid || !active || isOver) {
    return 'This coupon has been used up or is over.';
  }
  // A use that is not stored yet counts as well.
  if (own?.customerId && own.readAt === null) await syncCompany(services, companyId);
  const { invoices, discount } = await findBilling(services.db, companyId, mode);
  // A first plan that waits for its payment is ordered with its coupon again.
  const real = invoices.filter(
    ({ status, reason }) =>
      status === 'paid' || (status === 'open' && reason !== 'subscription_create'),
  );
  const counting = discount ? [discount.couponId, ...(discount.otherCouponIds ?? [])] : [];
  if (counting.includes(coupon.id)) return 'This coupon counts already.';
  const isUsed = real.some(({ discounts }) =>
    discounts.some((each) => each.couponId === coupon.id && each.cents > 0),
  );
  if (isUsed) return 'This company has used this coupon already.';
  if (restrictions.first_time_transaction && real.some(({ paidCents }) => paidCents > 0)) {
    return 'This coupon is for a first payment.';
  }
  const least = restrictions.minimum_amount;
  if (least !== null && cents !== null && cents < least) {
    return `This coupon is for orders of at least $${(least / 100).toFixed(2)}.`;
  }
  return null;
}

/**
 * The code of an order; null where none was given.
 * @throws Refusal 422 for one that takes nothing off.
 */
export async function requireCoupon(
  context: Context,
  code: string | null,
  cents: number,
): Promise<FoundCoupon | null> {
  if (code === null || code === '') return null;
  const { found, refusal } = await checkCoupon(context, code, cents);
  if (found && refusal === null) return found;
  throw invalid({ discountCode: [refusal ?? UNKNOWN] });
}

/** As Stripe takes it with a subscription. */
export const discountOf = ({ promotionCode }: FoundCoupon) => ({
  promotion_code: promotionCode.id,
});

/** The coupon on the wire; amounts in dollars. */
export function presentCoupon(code: string, { found, refusal }: CheckedCoupon): Coupon {
  const message = refusal === null ? {} : { message: refusal };
  if (!found || refusal === UNKNOWN) return { code, valid: false, ...message };
  const { coupon } = found;
  return {
    code,
    valid: refusal === null,
    ...(coupon.percent_off !== null && { percentOff: coupon.percent_off }),
    ...(coupon.amount_off !== null && { amountOff: coupon.amount_off / 100 }),
    duration: durationOf(coupon.duration),
    ...(coupon.duration_in_months !== null && { months: coupon.duration_in_months }),
    ...message,
  };
}
