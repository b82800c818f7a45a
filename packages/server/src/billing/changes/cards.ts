/** Cards of a company at Stripe (F256-F258, D26, D27): saved, made the default one, taken away. */
import { Stripe } from 'stripe';
import type { BillingContext } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { idOf, readLive, readPayment } from './stripeSubscription.ts';
import type { Operation } from '../operations/runOperation.ts';
import { orNull } from '../stripe/failures.ts';
import { ensureCustomer } from '../sync/customers.ts';

/** What came of a change of the cards; secrets are read again where one is needed. */
export type CardOutcome =
  | { readonly status: 'success'; readonly openInvoice: string | null }
  | { readonly status: 'failed'; readonly reason: string };

/** The same sentence for an unknown card and for another customer's, on purpose. */
export const UNKNOWN_CARD = 'This card is not one of this company’s. Add it first.';

const refused = (reason: string): CardOutcome => ({ status: 'failed', reason });

/** Saves a card; the first one becomes the default, and so does one that replaces a card that could not be charged. */
export async function saveCard(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  card: string,
): Promise<CardOutcome> {
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  const owner = await ownerOf(stripe, card);
  if (owner !== null && owner !== customer) return refused(UNKNOWN_CARD);
  const saved = owner === customer ? card : await attach(stripe, customer, card, key('attach'));
  if (saved === null) return refused(UNKNOWN_CARD);
  const { current } = await readLive(payments, customer);
  const isReplacing = isUnpaid(current);
  const isDefault = isReplacing || (await defaultCardOf(stripe, customer)) === null;
  if (isDefault) await setDefault(stripe, customer, saved, key('default'));
  const openInvoice = isReplacing ? await payOpen(stripe, current, key('pay')) : null;
  return { status: 'success', openInvoice };
}

/** Makes a card the default one; a payment that is open is tried with it at once (N10). */
export async function makeDefault(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  card: string,
): Promise<CardOutcome> {
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  if ((await ownerOf(stripe, card)) !== customer) return refused(UNKNOWN_CARD);
  await setDefault(stripe, customer, card, key('default'));
  const { current } = await readLive(payments, customer);
  const openInvoice = isUnpaid(current) ? await payOpen(stripe, current, key('pay')) : null;
  return { status: 'success', openInvoice };
}

/** Takes a card away; the default one stays while a plan is active (F121, D27). */
export async function removeCard(
  { services, payments, companyId }: BillingContext,
  { key, isResumed }: Operation,
  card: string,
): Promise<CardOutcome> {
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  const owner = await ownerOf(stripe, card);
  // It went away when this was tried before, and the answer got lost.
  if (owner === null && isResumed) return { status: 'success', openInvoice: null };
  if (owner !== customer) return refused(UNKNOWN_CARD);
  const isDefault = (await defaultCardOf(stripe, customer)) === card;
  const { subscription } = await readAccount(services, companyId);
  if (isDefault && (subscription || (await readLive(payments, customer)).current)) {
    return refused(
      'The default card can’t be deleted while a plan is active. Make another one the default first.',
    );
  }
  await stripe.paymentMethods.detach(card, {}, { idempotencyKey: key('detach') });
  return { status: 'success', openInvoice: null };
}

/** What the bank still asks for of a payment that was tried; undefined where nothing, null where Stripe can't be asked. */
export async function paymentSecretOf(
  { payments }: BillingContext,
  invoice: string | null,
): Promise<string | null | undefined> {
  if (invoice === null) return undefined;
  const payment = await orNull(() => readPayment(payments, invoice));
  return payment && (payment.secret ?? undefined);
}

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

/** The card that is charged; null where there is none. */
export async function defaultCardOf(stripe: Stripe, customer: string): Promise<string | null> {
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
}

/** Could the plan's last bill not be charged? Then it is tried again with another card. */
const isUnpaid = (current: Stripe.Subscription | null): current is Stripe.Subscription =>
  current?.status === 'past_due' || current?.status === 'unpaid';

/** Tries the open invoice of a subscription; whether it could be paid is seen on the invoice afterwards. */
async function payOpen(
  stripe: Stripe,
  { latest_invoice }: Stripe.Subscription,
  idempotencyKey: string,
): Promise<string | null> {
  const invoice = idOf(latest_invoice);
  if (invoice === null) return null;
  const { status } = await stripe.invoices.retrieve(invoice);
  if (status !== 'open') return null;
  try {
    await stripe.invoices.pay(invoice, {}, { idempotencyKey });
  } catch (error) {
    // The card is saved either way, and the plan says that it is past due.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  }
  return invoice;
}

/** Ready to charge, with a way back; or why it is not. */
export type PreparedCard =
  | { readonly isReady: true; readonly card: string | null; putBack(): Promise<void> }
  | { readonly isReady: false; readonly reason: string };

/** Takes the card, or the default one. */
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
