/** When a card that failed is tried again. */

const DAY = 86_400;

/** Days from one attempt to the next: Stripe's classic schedule, in place of its Smart Retries, which can't be computed outside Stripe. */
const RETRY_DAYS = [3, 5, 7] as const;

/** How long a first payment may stay open before the subscription expires; seconds. [docs.stripe.com/billing/subscriptions/overview] */
export const INCOMPLETE_FOR = 23 * 3600;

/** How long a renewal's invoice stays a draft before it is finalised and paid; seconds. [docs.stripe.com/billing/invoices/subscription] */
export const DRAFT_FOR = 3600;

/**
 * When the next attempt is made, or null when the schedule is exhausted.
 * @param attempts How many have failed so far, at least 1.
 * @param at When the last one failed.
 */
export function nextAttempt(attempts: number, at: number): number | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : at + days * DAY;
}
