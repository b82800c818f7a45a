import type { CardSetup } from '@hangtag/ui/patterns/CardForm';
import type { SetupIntent, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { proxy, ref, useSnapshot } from 'valtio';
import { createIntent, readBillingConfig, type BillingCompanyId } from '../api/billing.ts';
import { CallFailed } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { onOwnerChange } from './session.ts';

/** The loaded parts of a card entry. */
interface Ready {
  readonly stripe: Stripe;
  readonly Field: typeof import('../billing/StripeField.tsx').StripeField;
}

/** The outcome of asking the card company. */
export type CardOutcome =
  | { readonly kind: 'done'; readonly paymentMethod: string }
  /** The card company declined, with its reason. */
  | { readonly kind: 'declined'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Milliseconds after which the user is told that it takes long. */
const SLOW = 4000;
const unreachableMessage =
  'Stripe could not be reached. Check the connection, and whether something on this device blocks js.stripe.com.';

const state = proxy<{ setup: CardSetup; ready: Ready | null }>({
  setup: { phase: 'preparing' },
  ready: null,
});
let secret: string | null = null;
let element: StripeCardElement | null = null;
let turn = 0;
let isUnderWay = false;

/** Clears the card entry. */
export function resetCardSetup(): void {
  turn++;
  isUnderWay = false;
  secret = null;
  element = null;
  state.ready = null;
  state.setup = { phase: 'preparing' };
}
onOwnerChange(resetCardSetup);

/** The state of entering a card, and the component of its fields; for a component. */
export function useCardSetup(): { readonly setup: CardSetup; readonly ready: Ready | null } {
  const { setup, ready } = useSnapshot(state);
  return { setup: setup as CardSetup, ready: ready as Ready | null };
}

/** Stores the element that holds the card number. */
export const setCardElement = (next: StripeCardElement | null): void => void (element = next);

async function stripeOf(): Promise<Stripe> {
  const [{ openStripe }, config] = await Promise.all([
    import('../billing/stripe.ts'),
    readBillingConfig(),
  ]);
  return openStripe(config);
}

/** Loads Stripe's script and a setup intent; both only once a card is to be entered [F153]. */
export async function prepareCard(companyId: BillingCompanyId): Promise<void> {
  const own = ++turn;
  const isCurrent = () => own === turn;
  isUnderWay = true;
  state.ready = null;
  state.setup = { phase: 'preparing' };
  const slow = setTimeout(() => {
    if (isCurrent()) state.setup = { phase: 'preparing', isSlow: true };
  }, SLOW);
  try {
    const [stripe, { StripeField }, { intent }] = await Promise.all([
      stripeOf(),
      import('../billing/StripeField.tsx'),
      createIntent(companyId),
    ]);
    if (!isCurrent()) return;
    secret = intent.client_secret;
    state.ready = ref({ stripe, Field: StripeField });
    state.setup = { phase: 'ready' };
  } catch (error) {
    logFailure(error);
    const sentence = error instanceof CallFailed ? error.problem.message : unreachableMessage;
    if (isCurrent()) state.setup = { phase: 'unavailable', sentence };
  } finally {
    clearTimeout(slow);
    if (isCurrent()) isUnderWay = false;
  }
}

/** Loads unless already loaded, or when the setup intent is used. */
export function ensureCardSetup(companyId: BillingCompanyId): void {
  if (!isUnderWay && (state.ready === null || secret === null)) void prepareCard(companyId);
}

/** Shows that the card company is asked, or its answer. */
export const showCard = (setup: CardSetup): void => void (state.setup = setup);

const declined = ({ type, message }: StripeError): CardOutcome => ({
  kind: type === 'api_connection_error' || type === 'api_error' ? 'failed' : 'declined',
  sentence: message ?? 'The card was not accepted.',
});

/** Whether the setup intent is unused, so that the entered card can be sent again. */
export const mayTryAgain = (): boolean => secret !== null && state.ready !== null;

/**
 * The outcome of an earlier confirmation whose answer got lost: the card is already saved, and no second one is
 * created.
 */
async function reportDone(
  { stripe }: Ready,
  permission: string,
  { type, setup_intent }: StripeError,
): Promise<SetupIntent | null> {
  if (type === 'card_error' || type === 'validation_error') return null;
  const found = setup_intent ?? (await stripe.retrieveSetupIntent(permission)).setupIntent;
  return found?.status === 'succeeded' ? found : null;
}

/** Confirms the entered card; the bank may ask its customer in its own window [F138]. */
export async function confirmCard(name: string): Promise<CardOutcome> {
  const { ready } = state;
  if (ready === null || element === null || secret === null)
    return { kind: 'failed', sentence: 'The card’s fields are gone. Enter the card again.' };
  const card = { card: element, ...(name && { billing_details: { name } }) };
  const { setupIntent, error } = await (ready as Ready).stripe.confirmCardSetup(secret, {
    payment_method: card,
  });
  let done: SetupIntent | null = setupIntent ?? null;
  if (error) {
    done = await reportDone(ready as Ready, secret, error);
    if (done === null) return declined(error);
  }
  secret = null;
  const method = done?.payment_method;
  const paymentMethod = typeof method === 'string' ? method : method?.id;
  return paymentMethod
    ? { kind: 'done', paymentMethod }
    : { kind: 'failed', sentence: 'The card was not accepted.' };
}

/** Lets the user answer their bank for a payment; null after a success (D24). */
export async function confirmPayment(clientSecret: string): Promise<CardOutcome | null> {
  try {
    const { error } = await (await stripeOf()).confirmCardPayment(clientSecret);
    return error ? declined(error) : null;
  } catch (error) {
    logFailure(error);
    return { kind: 'failed', sentence: unreachableMessage };
  }
}
