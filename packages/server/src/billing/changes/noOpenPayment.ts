/** Requirements before a plan changes or begins: unpaid time is never credited, and a debt does not stay behind. */
import type { Stripe } from 'stripe';
import { changeLock, renewalLock } from '@hangtag/contract/rules/openPayment';
import type { BillingContext } from '../account/access.ts';
import { presentOpen } from './payOpen.ts';
import { readOwed } from '../stripe/openInvoices.ts';
import { Refusal } from '../../http/refusal.ts';

/** @throws Refusal 409 while an invoice is open, or a renewal is written and not charged yet. */
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
