/** Texts about a plan and its price. Pure. */
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { Customer } from '@hangtag/contract/wire/billing';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';

/** `Renews 12-11-2026`, or `Ends 12-11-2026` once it is cancelled; null where the date is unknown [F111]. */
export function termWords({
  renewalDate,
  cancellationDate,
}: Pick<Customer, 'renewalDate' | 'cancellationDate'>): string | null {
  if (cancellationDate !== null) return `Ends ${formatDay(cancellationDate)}`;
  return renewalDate === null ? null : `Renews ${formatDay(renewalDate)}`;
}

/** `7 products`, `unlimited products`: the products a plan includes. */
export function includedWords(productNumber: number): string {
  return productNumber >= UNLIMITED ? 'unlimited products' : plural(productNumber, 'product');
}

/** `3 additional products`, `No additional products`. */
export function additionalWords(count: number): string {
  return count === 0 ? 'No additional products' : plural(count, 'additional product');
}

/** The label of the total: `Per month`, or `Next payment, 12-11-2026` where a coupon changes that payment. */
export function totalWords({
  renewalDate,
  paymentInterval,
  nextPayment,
}: Pick<Customer, 'renewalDate' | 'paymentInterval' | 'nextPayment'>): string {
  if (nextPayment === undefined) return `Per ${paymentInterval}`;
  return renewalDate === null ? 'Next payment' : `Next payment, ${formatDay(renewalDate)}`;
}
