/** Calls that serve to try out other people's cards and codes, and how often they may be made. */
import type { Context } from 'hono';
import { meaningOf } from '../stripe/failures.ts';
import type { Limit } from '../../http/throttle.ts';
import { peekText } from '../../http/parse.ts';
import type { Vars } from '../../http/vars.ts';
import { countMemberAttempt, limitFailures, limitUse } from '../../policy/memberRateLimits.ts';

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

const declineLimit: Limit = { name: 'declined card', attempts: 10, seconds: HOUR };

/**
 * Runs what charges a card, whatever for: an order, or what is owed when the card is saved. Cards that the bank declined are counted
 * here, under the company's lease, so that equal clicks at once are one.
 * @throws Refusal 429 after too many.
 */
export async function countingDeclines<
  Sent extends { readonly status: string; readonly declined?: string },
>(c: Context<Vars>, send: () => Promise<Sent>): Promise<Sent> {
  const uncount = await countMemberAttempt(c, declineLimit);
  try {
    const sent = await send();
    if (sent.status !== 'failed' && sent.declined === undefined) await uncount();
    return sent;
  } catch (error) {
    if (meaningOf(error) !== 'refused') await uncount();
    throw error;
  }
}
