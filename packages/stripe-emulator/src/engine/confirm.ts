/** Confirming a payment intent: by the server, or by the person in front of the browser. */
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import { attempt } from './charge.ts';
import { cancelPayment } from './intents.ts';
import { followIntent } from './pay.ts';
import { type PaymentIntent, type PaymentMethod, dataOf, get, put } from './stored.ts';

/** How an intent is confirmed. */
interface Confirmation {
  /** @default the one that the intent has */
  readonly paymentMethod?: PaymentMethod;
  readonly isOffSession: boolean;
  /** The outcome of 3-D Secure. @default none yet */
  readonly authentication?: 'failed' | 'passed';
}

const unexpected = (status: string): StripeProblem =>
  new StripeProblem({
    message: `This PaymentIntent's status is ${status}, but it must be requires_payment_method, requires_confirmation or requires_action for this operation.`,
    code: 'payment_intent_unexpected_state',
  });

/** Attempts the payment, and updates its invoice and subscription. The returned intent has the result. */
export async function confirmIntent(
  wire: Wire,
  id: string,
  { paymentMethod, isOffSession, authentication }: Confirmation,
): Promise<PaymentIntent> {
  const intent = await get(wire, 'payment_intent', id);
  if (!intent.status.startsWith('requires_')) throw unexpected(intent.status);
  if (authentication !== undefined && intent.status !== 'requires_action') {
    throw unexpected(intent.status);
  }
  const cardId = intent.payment_method;
  const card = paymentMethod ?? (cardId ? await get(wire, 'payment_method', cardId) : null);
  if (!card) {
    throw new StripeProblem({
      message:
        'You cannot confirm this PaymentIntent because it’s missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      code: 'payment_intent_unexpected_state',
    });
  }
  const at = await wire.nowOf(intent.customer);
  const after = await attempt(wire, intent, card, { at, isOffSession, authentication });
  const invoiceId = intent.payment_details?.order_reference;
  const invoice = invoiceId ? await wire.tx.get(invoiceId) : null;
  if (invoice?.kind === 'invoice') {
    const open = await get(wire, 'invoice', invoice.id);
    await followIntent(wire, open, after, { at, isOffSession, isAutomatic: false });
  }
  return after;
}

/** Gives an intent up. */
export async function cancelIntent(
  wire: Wire,
  id: string,
  reason: PaymentIntent['cancellation_reason'],
): Promise<PaymentIntent> {
  const intent = await get(wire, 'payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(intent.status);
  const at = await wire.nowOf(intent.customer);
  const invoice = intent.payment_details?.order_reference;
  if (invoice) {
    await cancelPayment(wire, invoice, at, reason ?? 'abandoned');
    return get(wire, 'payment_intent', id);
  }
  const canceled: PaymentIntent = {
    ...intent,
    canceled_at: at,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  await put(wire, canceled);
  await wire.emit('payment_intent.canceled', dataOf(canceled));
  return canceled;
}
