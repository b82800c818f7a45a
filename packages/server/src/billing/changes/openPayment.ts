/** What is owed: it is paid with the payer present, every open invoice, the oldest first; until then no plan changes or begins. */
import { Stripe } from 'stripe';
import { changeLock, renewalLock } from '@hangtag/contract/rules/openPayment';
import type { OpenPayment } from '@hangtag/contract/wire/billing';
import type { BillingContext } from '../account/access.ts';
import { UNKNOWN_CARD, defaultCardOf, ownerOf } from './customerCards.ts';
import { readLive } from './stripeSubscription.ts';
import type { Operation } from '../operations/runOperation.ts';
import { centsOwed, readOwed, readPayment } from '../stripe/openInvoices.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { Refusal } from '../../http/refusal.ts';

/** The outcome; payments before a failed one stay paid. */
export type OpenPaymentResult =
  | { readonly status: 'success' }
  | { readonly status: 'requires_action'; readonly invoice: string }
  | { readonly status: 'failed'; readonly reason: string };

/** Pays these invoices, and stops at the first that can't be paid. @param card Null takes the default one. */
export async function payOpen(
  stripe: Stripe,
  owed: readonly Stripe.Invoice[],
  card: string | null,
  key: Operation['key'],
): Promise<OpenPaymentResult> {
  for (const { id } of owed) {
    try {
      await stripe.invoices.pay(
        id,
        { off_session: false, ...(card !== null && { payment_method: card }) },
        { idempotencyKey: key(`pay:${id}`) },
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      const { secret } = await readPayment(stripe, id);
      if (secret !== null) return { status: 'requires_action', invoice: id };
      return { status: 'failed', reason: error.message };
    }
  }
  return { status: 'success' };
}

/** Pays what is owed, for a payer who saw the amount. @throws Refusal 409 where it is another one by now. */
export async function payOwed(
  { services, payments, companyId }: BillingContext,
  { key }: Operation,
  { card, amount }: { readonly card: string | null; readonly amount: number },
): Promise<OpenPaymentResult> {
  const customer = await ensureCustomer(services, companyId);
  const { stripe } = payments;
  const { current } = await readLive(payments, customer);
  const owed = await readOwed(stripe, customer, current);
  // It went through before its answer was lost, or while the bank asked.
  if (owed.length === 0) return { status: 'success' };
  assertShown(owed, amount);
  if (card !== null && (await ownerOf(stripe, card)) !== customer) {
    return { status: 'failed', reason: UNKNOWN_CARD };
  }
  // The bank is already asking, so no other attempt is started.
  const [first] = owed;
  if (card === null && first) {
    const { secret } = await readPayment(stripe, first.id);
    if (secret !== null) return { status: 'requires_action', invoice: first.id };
  }
  const paying = card ?? (await defaultCardOf(stripe, customer));
  if (paying === null) return { status: 'failed', reason: 'There is no card yet. Add one first.' };
  return payOpen(stripe, owed, card, key);
}

/** @throws Refusal 409 with what is owed now, where the payer saw another amount. @param shown Dollars. */
export function assertShown(owed: readonly Stripe.Invoice[], shown: number): void {
  if (centsOwed(owed) === Math.round(shown * 100)) return;
  throw new Refusal(409, 'What is owed has changed. Look at it again, then pay.', {
    code: 'bill_changed',
    extra: { openPayment: presentOpen(owed) },
  });
}

/** The debt as known at Stripe; null without one. */
export function presentOpen(owed: readonly Stripe.Invoice[]): Pick<OpenPayment, 'amount'> | null {
  return owed.length === 0 ? null : { amount: centsOwed(owed) / 100 };
}

/**
 * Unpaid time is never credited, and a debt does not stay behind.
 * @throws Refusal 409 while an invoice is open, or a renewal is written and not charged yet.
 */
export async function assertNoOpenPayment(
  { payments: { stripe } }: Pick<BillingContext, 'payments'>,
  customer: string,
  current: Stripe.Subscription | null,
): Promise<void> {
  const [owed, drafts] = await Promise.all([
    readOwed(stripe, customer, current),
    current && stripe.invoices.list({ subscription: current.id, status: 'draft', limit: 100 }),
  ]);
  const openPayment = presentOpen(owed);
  const isRenewing = drafts?.data.some(({ auto_advance: isAutomatic }) => isAutomatic) ?? false;
  const lock = changeLock(openPayment) ?? (isRenewing ? renewalLock : null);
  if (lock !== null) throw new Refusal(409, lock, { code: 'payment_open', extra: { openPayment } });
}
