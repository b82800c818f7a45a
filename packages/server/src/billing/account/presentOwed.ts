/** A company's debt, from the stored invoices. */
import type { OpenPayment } from '@hangtag/contract/wire/billing';
import { type InvoiceRow, isForBank } from '../sync/storedBilling.ts';

const leftOf = ({ dueCents, paidCents }: InvoiceRow): number => dueCents - paidCents;

/** The unpaid amount; null without one. @param invoices All of them, newest first. */
export function presentOwed(invoices: readonly InvoiceRow[]): OpenPayment | null {
  const owed = invoices.filter(({ waitsFor }) => waitsFor !== null).toReversed();
  if (owed.length === 0) return null;
  const attempts = owed.flatMap(({ nextAttempt }) => nextAttempt?.getTime() ?? []);
  return {
    amount: owed.reduce((sum, invoice) => sum + leftOf(invoice), 0) / 100,
    invoices: owed.map((invoice) => ({
      id: invoice.id,
      date: invoice.createdAt.toISOString(),
      amount: leftOf(invoice) / 100,
      description: invoice.description,
    })),
    needsConfirmation: isForBank(owed),
    nextAttempt: attempts.length === 0 ? null : new Date(Math.min(...attempts)).toISOString(),
  };
}
