/** A change that waits for the payer's bank. */
import { Stripe } from 'stripe';
import { type PlanTarget, currentPlanOf, idOf, isSamePlan } from './stripeSubscription.ts';
import { readPayment } from '../stripe/openInvoices.ts';
import type { Operation } from '../operations/runOperation.ts';

/** Stripe's metadata: the fingerprint of the bill that an invoice was confirmed by. */
export const BILL = 'hangtag_bill';

/** A change that waits for the bank. */
export interface WaitingChange {
  readonly invoice: string;
  readonly items: readonly Stripe.SubscriptionItem[];
  /** Whether its invoice can be paid still. */
  readonly isOpen: boolean;
  /** Whether the bank asks about it. */
  readonly isAsked: boolean;
  /** Fingerprint of its bill; empty where the order named none, or died before it was written down. */
  readonly bill: string;
}

/** The change of a subscription that waits for the bank; null where none does. */
export async function findWaiting(
  stripe: Stripe,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
): Promise<WaitingChange | null> {
  const invoice = idOf(latest);
  if (!pending || invoice === null) return null;
  const { secret, status, metadata } = await readPayment(stripe, invoice);
  return {
    invoice,
    items: pending.subscription_items ?? [],
    isOpen: status === 'open',
    isAsked: secret !== null,
    bill: metadata[BILL] ?? '',
  };
}

/** Whether it is what is ordered, by the same bill: then the bank goes on asking. */
export function isSameOrder(
  { items, isAsked, bill }: WaitingChange,
  { isResumed }: Operation,
  { target, fingerprint = '' }: { target: PlanTarget; fingerprint: string | undefined },
): boolean {
  const wanted = currentPlanOf(items, [target.plan]);
  if (!isAsked || wanted === null || !isSamePlan(wanted, target)) return false;
  // A try that died before the bill was written down is this one's own.
  return bill === fingerprint || (bill === '' && isResumed);
}

/**
 * Gives it up, so that it cannot be confirmed later: voiding its invoice voids it.
 * @returns Whether nothing of it is left; false where it was confirmed at this moment and has taken effect.
 */
export async function giveUpWaiting(
  stripe: Stripe,
  { invoice, isOpen }: WaitingChange,
): Promise<boolean> {
  if (!isOpen) return true;
  try {
    await stripe.invoices.voidInvoice(invoice);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
