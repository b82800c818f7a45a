/** The billing history as a table to file: Stripe's numbers and sums, one line for each invoice. */
import { numberOf } from './invoiceFacts.ts';
import type { InvoiceRow } from '../sync/storedBilling.ts';
import type { Cell } from '../../http/csv.ts';

/** The columns. */
export const invoiceHeads: readonly string[] = [
  'Number',
  'Date',
  'Status',
  'Description',
  'Currency',
  'Subtotal',
  'Discount',
  'Coupons',
  'Tax',
  'Total',
  'Amount due',
  'Amount paid',
  'Paid on',
  'Bill to',
  'Tax IDs',
  'PO number',
];

/** One invoice's cells; amounts in dollars, days in UTC. */
export function invoiceCells(invoice: InvoiceRow): readonly Cell[] {
  const { billTo } = invoice;
  return [
    numberOf(invoice),
    dayOf(invoice.createdAt),
    invoice.status,
    invoice.description,
    invoice.currency,
    dollars(invoice.subtotalCents),
    dollars(invoice.discountCents),
    invoice.discounts.map(({ label }) => label).join('; '),
    dollars(invoice.taxCents),
    dollars(invoice.totalCents),
    dollars(invoice.dueCents),
    dollars(invoice.paidCents),
    invoice.paidAt && dayOf(invoice.paidAt),
    billTo.name,
    billTo.taxIds.flatMap(({ value }) => value ?? []).join(' '),
    invoice.poNumber,
  ];
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** With two places, as a number: a spreadsheet adds them up. */
const dollars = (cents: number): number => cents / 100;
