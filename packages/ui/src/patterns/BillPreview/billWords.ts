/** Texts about a bill. Pure. */
import type { BillLine, BillPreview } from '@hangtag/contract/wire/billing';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney, perInterval } from '../../support/formatMoney.ts';

/** `3 × additional product` for several equal items, the description alone for one. */
export function lineWords({ description, quantity = 1 }: BillLine): string {
  return quantity === 1 ? description : `${quantity} × ${description}`;
}

/**
 * `Then $139.00 per month from 12-21-2026.`; where the next charge is another one, `12-11-2026: $242.33, which is $269.00 per month
 * less coupons and credit.`; `The plan ends on 12-21-2026.` where none follows.
 */
export function thenWords({ next }: BillPreview): string {
  const { amount, recurring, interval } = next;
  const date = formatDay(next.date);
  const every = (price: number) => `${formatMoney(price)} ${perInterval(interval)}`;
  if (amount === 0 && recurring === undefined) return `The plan ends on ${date}.`;
  if (recurring === undefined || recurring === amount) return `Then ${every(amount)} from ${date}.`;
  const why = amount < recurring ? 'less coupons and credit' : 'and what is left over from before';
  return `${date}: ${formatMoney(amount)}, which is ${every(recurring)} ${why}.`;
}

/** `Then $139.00 per month.` under the lines of the next bill; `Without coupons and credit $269.00 per month.` where that is another amount. */
export function afterWords(bill: BillPreview): string {
  const { amount, recurring = amount, interval, lines } = bill.next;
  if (!lines) return thenWords(bill);
  const every = `${formatMoney(recurring)} ${perInterval(interval)}`;
  return recurring === amount ? `Then ${every}.` : `Without coupons and credit ${every}.`;
}

/** `Due today $126.65. Then $139.00 per month from 12-21-2026.`: the announcement when the bill changes. */
export function billAnnouncement(bill: BillPreview): string {
  const { credit } = bill;
  const left = credit === undefined ? '' : `Credit for next bill ${formatMoney(credit)}. `;
  return `${left}Due today ${formatMoney(bill.dueToday)}. ${thenWords(bill)}`;
}
