/** Calls that serve to try out other people's cards and codes, and how often they may be made. */
import type { Limit } from '../../http/throttle.ts';
import { peekText } from '../../http/parse.ts';
import { limitFailures, limitUse } from '../../policy/useLimits.ts';

const HOUR = 60 * 60;

/** Each is a form for one card: what card testers ask for. */
export const limitIntents = limitUse({ name: 'intent', attempts: 10, seconds: HOUR });

const couponLimit: Limit = { name: 'coupon', attempts: 10, seconds: 60 };

export const limitCouponChecks = limitUse(couponLimit);

/** Previews and orders with a code tell as well whether it exists; those with a right one are not counted. */
export const limitWrongCoupons = limitFailures(
  couponLimit,
  ({ errors }) => typeof errors === 'object' && errors !== null && 'discountCode' in errors,
  async (c) => ((await peekText(c, 'discountCode')) ?? '') !== '',
);

/** Cards that the bank declined, whatever they were to pay. */
export const limitDeclines = limitFailures(
  { name: 'declined card', attempts: 10, seconds: HOUR },
  ({ status, result }) => status === 'failed' || result === 'failed',
);
