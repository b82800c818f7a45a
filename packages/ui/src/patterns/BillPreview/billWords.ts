/** Texts about a bill. Pure. */
import type { BillLine, BillPreview } from '@hangtag/contract/wire/billing';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney, perInterval } from '../../support/formatMoney.ts';

/** `3 × additional product` for several equal items, the description alone for one. */
export function lineWords({ description, quantity = 1 }: BillLine): string {
  return quantity === 1 ? description : `${quantity} × ${description}`;
}

/** `Then $139.00 per month from 12-21-2026.`; `12-11-2026: $242.33, then $269.00 per month.` where the two differ. */
export function thenWords({ next }: BillPreview): string {
  if (next.recurring !== undefined && next.recurring !== next.amount)
    return `${formatDay(next.date)}: ${formatMoney(next.amount)}, then ${formatMoney(next.recurring)} ${perInterval(next.interval)}.`;
  return `Then ${formatMoney(next.amount)} ${perInterval(next.interval)} from ${formatDay(next.date)}.`;
}

/** `Due today $126.65. Then $139.00 per month from 12-21-2026.`: the announcement when the bill changes. */
export function billAnnouncement(bill: BillPreview): string {
  const { credit } = bill;
  const left = credit === undefined ? '' : `Credit for next bill ${formatMoney(credit)}. `;
  return `${left}Due today ${formatMoney(bill.dueToday)}. ${thenWords(bill)}`;
}
