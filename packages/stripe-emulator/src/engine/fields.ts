/** The fields of a subscription that cost nothing to change. */
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import {
  type Params,
  flag,
  hash,
  integer,
  mergedMetadata,
  nullable,
  text,
} from '../wire/params.ts';
import { currentPeriod } from './currentPeriod.ts';
import { ownCard } from './customerCard.ts';
import type { Subscription } from './stored.ts';

/** What may still be changed of a subscription that is over, or has not begun. */
const ALWAYS = new Set(['cancellation_details', 'default_payment_method', 'expand', 'metadata']);

/** Refuses changes of a subscription that has ended, or waits for its first payment. */
export function assertChangeable(subscription: Subscription, params: Params): void {
  const others = Object.keys(params).filter((name) => !ALWAYS.has(name));
  const [first] = others;
  if (first === undefined) return;
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw new StripeProblem({
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
      code: 'invalid_canceled_subscription_fields',
      param: first,
    });
  }
  if (subscription.status === 'incomplete') {
    throw new StripeProblem({
      message:
        'You cannot update a subscription in `incomplete` status in this way. Only the default payment method and metadata can be updated until the first invoice is paid.',
      param: first,
    });
  }
}

/** The requested end: at the period's end, at a moment, or none. */
function endingOf(params: Params, subscription: Subscription, at: number): Partial<Subscription> {
  const atEnd = flag(params, 'cancel_at_period_end');
  const moment = params['cancel_at'] === '' ? null : integer(params, 'cancel_at');
  if (atEnd === undefined && moment === undefined) {
    // The end of a period moves with its length.
    return subscription.cancel_at_period_end ? { cancel_at: currentPeriod(subscription).end } : {};
  }
  const details = hash(params, 'cancellation_details') ?? {};
  if (atEnd === true || typeof moment === 'number') {
    return {
      cancel_at: moment ?? currentPeriod(subscription).end,
      cancel_at_period_end: atEnd === true,
      canceled_at: subscription.canceled_at ?? at,
      cancellation_details: {
        comment: nullable(details, 'comment') ?? null,
        feedback: nullable(details, 'feedback') ?? null,
        feedback_option: null,
        reason: 'cancellation_requested',
      },
    };
  }
  return {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  };
}

/** Those fields after the request. */
export async function plainFields(
  wire: Wire,
  subscription: Subscription,
  at: number,
): Promise<Partial<Subscription>> {
  const { params } = wire;
  const card = nullable(params, 'default_payment_method');
  if (card) await ownCard(wire, subscription.customer, card, 'default_payment_method');
  const description = nullable(params, 'description');
  return {
    ...(card !== undefined && { default_payment_method: card }),
    ...(text(params, 'description') !== undefined && { description: description ?? null }),
    metadata: mergedMetadata({ ...subscription.metadata }, params),
    ...endingOf(params, subscription, at),
  };
}
