/** A company's cards at Stripe (F256-F258, D26, D27): saving, making default, deleting. */
import type { Stripe } from 'stripe';
import type { BillingContext } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { type OpenPaymentResult, assertShown, payOpen } from './openPayment.ts';
import { UNKNOWN_CARD, attach, defaultCardOf, ownerOf, setDefault } from './customerCards.ts';
import { readLive } from './stripeSubscription.ts';
import type { Payments } from '../stripe/payments.ts';
import { readOwed, readPayment } from '../stripe/openInvoices.ts';
import type { Operation } from '../operations/runOperation.ts';
import { orNull } from '../stripe/failures.ts';
import { ensureCustomer } from '../sync/customers.ts';

/** The outcome of a card change; secrets are loaded again where needed. */
export type CardOutcome =
  | {
      readonly status: 'success';
      /** The invoice that needs the bank's confirmation. */
      readonly openInvoice: string | null;
      /** Why what is owed was not paid with it; absent where nothing was declined. */
      readonly declined?: string;
    }
  | { readonly status: 'failed'; readonly reason: string };

/** A card, and what its becoming the default pays, in dollars as it was shown; undefined where nothing was shown. */
export interface CardOrder {
  readonly card: string;
  readonly pays: number | undefined;
}

/**
 * The debt that a new default card pays immediately. A client that shows no amount pays for the running plan, as
 * specified, and nothing of a cancelled one.
 * @throws Refusal 409 when another amount was shown.
 */
async function owedBy(
  payments: Payments,
  customer: string,
  pays: number | undefined,
): Promise<readonly Stripe.Invoice[]> {
  const { current } = await readLive(payments, customer);
  const owed = await readOwed(payments.stripe, customer, current);
  if (pays !== undefined) {
    assertShown(owed, pays);
    return owed;
  }
  const isRunning = current !== null && current.cancel_at === null && !current.cancel_at_period_end;
  return isRunning ? owed : [];
}

/** A card that was declined for what is owed is saved anyway, and the plan stays past due. */
const savedWith = (paid: OpenPaymentResult): CardOutcome => ({
  status: 'success',
  openInvoice: paid.status === 'requires_action' ? paid.invoice : null,
  ...(paid.status === 'failed' && { declined: paid.reason }),
});

const refused = (reason: string): CardOutcome => ({ status: 'failed', reason });

/** Saves a card; the first one becomes the default, and so does one that replaces a card that could not be charged. */
export async function saveCard(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  { card, pays }: CardOrder,
): Promise<CardOutcome> {
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  const owner = await ownerOf(stripe, card);
  if (owner !== null && owner !== customer) return refused(UNKNOWN_CARD);
  const saved = owner === customer ? card : await attach(stripe, customer, card, key('attach'));
  if (saved === null) return refused(UNKNOWN_CARD);
  const owed = await owedBy(payments, customer, pays);
  const isDefault = owed.length > 0 || (await defaultCardOf(stripe, customer)) === null;
  if (isDefault) await setDefault(stripe, customer, saved, key('default'));
  return savedWith(await payOpen(stripe, owed, null, key));
}

/** Makes a card the default one; a payment that is open is tried with it at once. */
export async function makeDefault(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  { card, pays }: CardOrder,
): Promise<CardOutcome> {
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  if ((await ownerOf(stripe, card)) !== customer) return refused(UNKNOWN_CARD);
  const owed = await owedBy(payments, customer, pays);
  await setDefault(stripe, customer, card, key('default'));
  return savedWith(await payOpen(stripe, owed, null, key));
}

/** Deletes a card; the default one stays while a plan is active (F121, D27). */
export async function removeCard(
  { services, payments, companyId }: BillingContext,
  { key, isResumed }: Operation,
  { card }: CardOrder,
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

/**
 * The client secret of a payment that needs the bank's confirmation; undefined for none, null when Stripe is
 * unreachable.
 */
export async function paymentSecretOf(
  { payments }: BillingContext,
  invoice: string | null,
): Promise<string | null | undefined> {
  if (invoice === null) return undefined;
  const payment = await orNull(() => readPayment(payments.stripe, invoice));
  return payment && (payment.secret ?? undefined);
}
