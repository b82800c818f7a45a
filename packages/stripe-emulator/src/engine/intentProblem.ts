/** Refusals that a payment leads to. */
import type { Json } from '../wire/store.ts';
import { StripeProblem } from '../wire/errors.ts';
import { type PaymentIntent, dataOf } from './stored.ts';

/** The card error of a payment that did not succeed. */
export function intentProblem(
  intent: PaymentIntent | null,
  { isCommitted }: { readonly isCommitted: boolean },
): StripeProblem {
  const error = intent?.last_payment_error;
  const objects: Readonly<Record<string, Json>> = intent ? { payment_intent: dataOf(intent) } : {};
  if (intent?.status === 'requires_action') {
    return new StripeProblem({
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully.',
      isCommitted,
      objects,
    });
  }
  return new StripeProblem({
    type: 'card_error',
    code: error?.code ?? 'card_declined',
    declineCode: error?.decline_code,
    message: error?.message ?? 'Your card was declined.',
    isCommitted,
    objects,
  });
}
