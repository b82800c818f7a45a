/** What an order says of the bill that was confirmed, so that no other one is charged. */
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { canonicalJson } from '@hangtag/contract/rules/canonical';
import type { BillPreview } from '@hangtag/contract/wire/billing';
import { isEnding } from './stripeSubscription.ts';

/** Fingerprint of what is due, its lines, and the subscription that they were worked out from. */
export function fingerprintOf(
  { dueToday, credit = 0, lines }: BillPreview,
  current: Stripe.Subscription | null,
): string {
  const state = current && {
    id: current.id,
    status: current.status,
    isEnding: isEnding(current),
    items: current.items.data.map(({ price, quantity }) => [price.id, quantity ?? 1]),
    discounts: current.discounts.map((each) => (typeof each === 'string' ? each : each.id)),
  };
  return createHash('sha256')
    .update(canonicalJson({ dueToday, credit, lines, state }))
    .digest('hex');
}
