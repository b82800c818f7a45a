/** What is owed, in words. Pure. */
import type { OpenPayment } from '@hangtag/contract/wire/billing';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney } from '../../support/formatMoney.ts';

/** `$309.00 of 11-11-2026 could not be charged to Visa ending 4242.` @param card Null where it does not matter. */
export function unpaidWords({ amount, invoices }: OpenPayment, card: string | null): string {
  return card === null
    ? `${owedWords({ amount, invoices })} ${invoices.length > 1 ? 'are' : 'is'} not paid.`
    : `${owedWords({ amount, invoices })} could not be charged to ${card}.`;
}

/** `$309.00 of 11-11-2026`, `$320.00 of 2 invoices`. */
export function owedWords({ amount, invoices }: Pick<OpenPayment, 'amount' | 'invoices'>): string {
  const [first] = invoices;
  return invoices.length === 1 && first
    ? `${formatMoney(amount)} of ${formatDay(first.date)}`
    : `${formatMoney(amount)} of ${invoices.length} invoices`;
}
