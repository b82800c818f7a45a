/** One attempt to take money from a card. */
import { type ChargeOutcome, type Decline, chargeOutcome } from '../cards/cardOutcomes.ts';
import type { Json } from '../wire/store.ts';
import type { Wire } from '../wire/context.ts';
import { chargeFor } from './newCharge.ts';
import { type PaymentIntent, type PaymentMethod, dataOf, put } from './stored.ts';

/** How an attempt is made. */
export interface AttemptFacts {
  readonly at: number;
  readonly isOffSession: boolean;
  /** The outcome of 3-D Secure, if there was any. @default none */
  readonly authentication?: 'failed' | 'passed';
}

const authenticationFailed = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

async function declinedIntent(
  wire: Wire,
  intent: PaymentIntent,
  card: PaymentMethod,
  facts: {
    readonly charge: string | null;
    readonly code: string;
    readonly declineCode?: string;
    readonly message: string;
  },
): Promise<PaymentIntent> {
  const { charge, code, declineCode, message } = facts;
  const after: PaymentIntent = {
    ...intent,
    last_payment_error: {
      ...(charge !== null && { charge }),
      code,
      ...(declineCode !== undefined && { decline_code: declineCode }),
      message,
      payment_method: card,
      type: charge === null ? 'invalid_request_error' : 'card_error',
    },
    latest_charge: charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  await put(wire, after);
  await wire.emit('payment_intent.payment_failed', dataOf(after));
  return after;
}

async function challenged(
  wire: Wire,
  intent: PaymentIntent,
  card: PaymentMethod,
): Promise<PaymentIntent> {
  const after: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect' } satisfies Record<string, Json>,
    },
    payment_method: card.id,
    status: 'requires_action',
  };
  await put(wire, after);
  await wire.emit('payment_intent.requires_action', dataOf(after));
  return after;
}

function declineIn(outcome: ChargeOutcome): Decline | null {
  const final = outcome.kind === 'requires_action' ? outcome.afterwards : outcome;
  return final.kind === 'declined' ? final : null;
}

/** Charges a card for a payment intent: it succeeds, waits for 3-D Secure, or is declined, as the intent shows. */
export async function attempt(
  wire: Wire,
  intent: PaymentIntent,
  card: PaymentMethod,
  { at, isOffSession, authentication }: AttemptFacts,
): Promise<PaymentIntent> {
  if (authentication === 'failed') {
    return declinedIntent(wire, intent, card, { charge: null, ...authenticationFailed });
  }
  const outcome = chargeOutcome(dataOf(card), { offSession: isOffSession, at });
  if (outcome.kind === 'requires_action' && authentication !== 'passed') {
    return challenged(wire, intent, card);
  }
  const declined = declineIn(outcome);
  const charge = await put(wire, chargeFor(intent, card, at, declined));
  await wire.emit(declined ? 'charge.failed' : 'charge.succeeded', dataOf(charge));
  if (declined) {
    return declinedIntent(wire, intent, card, { ...declined, charge: charge.id });
  }
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: card.id,
    status: 'succeeded',
  };
  await put(wire, paid);
  await wire.emit('payment_intent.succeeded', dataOf(paid));
  return paid;
}
