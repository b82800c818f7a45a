/** The emulator's coupons, one for each way a coupon can be. */
import { Stripe } from 'stripe';

/** Each with a promotion code of the same name. */
const coupons: readonly (Stripe.CouponCreateParams & { readonly id: string })[] = [
  { id: 'SAVE20', name: '20 % off once', percent_off: 20, duration: 'once' },
  { id: 'HALF3', percent_off: 50, duration: 'repeating', duration_in_months: 3 },
  { id: 'TENOFF', amount_off: 1000, currency: 'usd', duration: 'once' },
  { id: 'EXPIRED', percent_off: 10, duration: 'once' },
  { id: 'LIMIT1', percent_off: 10, duration: 'once', max_redemptions: 1 },
];

/** Makes them if they are not there. */
export async function ensureTestCoupons(stripe: Stripe): Promise<void> {
  const { data } = await stripe.promotionCodes.list({ limit: 100 });
  const known = new Set(data.map(({ code }) => code));
  for (const coupon of coupons) {
    if (known.has(coupon.id)) continue;
    await createUnlessThere(stripe, coupon);
    const { id } = await stripe.promotionCodes.create({
      code: coupon.id,
      promotion: { type: 'coupon', coupon: coupon.id },
    });
    // Stripe creates no expired code.
    if (coupon.id === 'EXPIRED') await stripe.promotionCodes.update(id, { active: false });
  }
}

async function createUnlessThere(stripe: Stripe, coupon: Stripe.CouponCreateParams): Promise<void> {
  try {
    await stripe.coupons.create(coupon);
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!isThere) throw error;
  }
}
