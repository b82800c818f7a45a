/** Confirming intents from a page: the card, the bank's question, the result. */
import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js';
import type { Answer, Api, Form } from './api.ts';
import { askBankDialog } from './challenge.ts';
import { CardElement } from './element.ts';

type Kind = 'payment_intents' | 'setup_intents';
type Intent = PaymentIntent | SetupIntent;

/** The card of a confirmation: saved earlier, or typed into an element. */
export interface CardData {
  readonly card?: unknown;
  readonly billing_details?: Form;
}

const incomplete = {
  type: 'validation_error',
  code: 'incomplete_number',
  message: 'Your card number is incomplete.',
} as const;

/** The form of a payment method, or the missing fields. */
export function cardForm(data: CardData): Answer<Form> {
  const { card, billing_details: billing } = data;
  if (card instanceof CardElement) {
    const typed = card.card();
    if (!typed) return { error: { ...incomplete, ...card.problem() } };
    return { object: { type: 'card', card: typed, billing_details: billing } };
  }
  const token: unknown =
    typeof card === 'object' && card !== null ? Reflect.get(card, 'token') : undefined;
  if (typeof token !== 'string') return { error: incomplete };
  return { object: { type: 'card', card: { token }, billing_details: billing } };
}

function paymentForm(paymentMethod: string | CardData | undefined): Answer<Form> {
  if (paymentMethod === undefined) return { object: {} };
  if (typeof paymentMethod === 'string') return { object: { payment_method: paymentMethod } };
  const form = cardForm(paymentMethod);
  return form.error ? form : { object: { payment_method_data: form.object } };
}

/** Asks the bank when the intent requires it, and continues with its answer. */
export async function finish<Result extends Intent>(
  api: Api,
  kind: Kind,
  clientSecret: string,
  answer: Answer<Result>,
): Promise<Answer<Result>> {
  if (answer.error || answer.object.status !== 'requires_action') return answer;
  const allowed = String(await askBankDialog());
  const after: Answer<Intent> = await api.intent(kind, '/authenticate', clientSecret, { allowed });
  if (after.error) return { error: after.error };
  const intent = after.object;
  const failure = 'last_setup_error' in intent ? intent.last_setup_error : lastPaymentError(intent);
  if (failure && intent.status === 'requires_payment_method') {
    const name = kind === 'setup_intents' ? 'setup_intent' : 'payment_intent';
    // Stripe.js sends the intent along with the error; the types of both name it.
    return { error: { ...failure, [name]: intent } as NonNullable<Answer<Result>['error']> };
  }
  return { object: intent as Result };
}

const lastPaymentError = (intent: Intent): PaymentIntent['last_payment_error'] =>
  'last_payment_error' in intent ? intent.last_payment_error : null;

/** Confirms an intent with a card, and asks the bank when that is wanted. */
export async function confirm<Result extends Intent>(
  api: Api,
  kind: Kind,
  clientSecret: string,
  options: { readonly card: string | CardData | undefined; readonly asksBank: boolean },
): Promise<Answer<Result>> {
  const form = paymentForm(options.card);
  if (form.error) return { error: form.error };
  const answer = (await api.intent(kind, '/confirm', clientSecret, form.object)) as Answer<Result>;
  return options.asksBank ? finish(api, kind, clientSecret, answer) : answer;
}
