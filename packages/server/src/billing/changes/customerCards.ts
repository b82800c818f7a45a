/** A customer's cards at Stripe: whose one is, attached, charged by default. */
import { Stripe } from 'stripe';
import type { BillingContext } from '../account/access.ts';
import { idOf } from './stripeSubscription.ts';
import type { Operation } from '../operations/runOperation.ts';

/** The same sentence for an unknown card and for another customer's, on purpose. */
export const UNKNOWN_CARD = 'This card is not one of this company’s. Add it first.';

/** The customer that a card is attached to; null for a new or unknown card. */
export async function ownerOf(stripe: Stripe, card: string): Promise<string | null> {
  try {
    return idOf((await stripe.paymentMethods.retrieve(card)).customer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.statusCode === 404);

/** The card that is charged, which a subscription may have of its own; null where there is none. */
export async function defaultCardOf(stripe: Stripe, customer: string): Promise<string | null> {
  const [own] = await withOwnCard(stripe, customer);
  if (own) return idOf(own.default_payment_method);
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? null : idOf(found.invoice_settings.default_payment_method);
}

/** Attaches a new card; returns the id that it has from then on, null for an unknown card. */
export async function attach(
  stripe: Stripe,
  customer: string,
  card: string,
  idempotencyKey: string,
): Promise<string | null> {
  try {
    return (await stripe.paymentMethods.attach(card, { customer }, { idempotencyKey })).id;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Makes a card the one that is charged. */
export async function setDefault(
  stripe: Stripe,
  customer: string,
  card: string,
  idempotencyKey: string,
): Promise<void> {
  const settings = { invoice_settings: { default_payment_method: card } };
  await stripe.customers.update(customer, settings, { idempotencyKey });
  for (const { id } of await withOwnCard(stripe, customer)) {
    await stripe.subscriptions.update(id, { default_payment_method: '' });
  }
}

/** Subscriptions with a card of their own, as Stripe's portal sets one: it goes before the customer's. */
async function withOwnCard(
  stripe: Stripe,
  customer: string,
): Promise<readonly Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 10 });
  return data.filter(({ default_payment_method: card }) => card !== null);
}

/** Ready to charge, with a way back; or why it is not. */
export type PreparedCard =
  | { readonly isReady: true; readonly card: string | null; putBack(): Promise<void> }
  | { readonly isReady: false; readonly reason: string };

/** Uses the given card, or the default one. */
export async function prepareCard(
  { payments: { stripe } }: BillingContext,
  { key }: Operation,
  customer: string,
  card: string | null,
): Promise<PreparedCard> {
  const before = await defaultCardOf(stripe, customer);
  if (card === null || card === before) {
    return { isReady: true, card: before, putBack: async () => undefined };
  }
  const owner = await ownerOf(stripe, card);
  if (owner !== null && owner !== customer) return { isReady: false, reason: UNKNOWN_CARD };
  const own = owner === customer ? card : await attach(stripe, customer, card, key('attach'));
  if (own === null) return { isReady: false, reason: UNKNOWN_CARD };
  await setDefault(stripe, customer, own, key('default'));
  return {
    isReady: true,
    card: own,
    async putBack() {
      if (before !== null) await setDefault(stripe, customer, before, key('putBack'));
    },
  };
}
