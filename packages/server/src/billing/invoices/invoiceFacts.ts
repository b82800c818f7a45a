/** The contents of an invoice, from the stored copy of Stripe's: no number or sum is computed here. */
import { billToLines } from '../account/presentCustomer.ts';
import type { InvoiceRow } from '../sync/storedBilling.ts';

/** A sum under the lines. */
export interface Sum {
  readonly label: string;
  readonly cents: number;
  /** Whether it is the total. */
  readonly isTotal: boolean;
}

/** Everything on the page, in reading order. */
export interface InvoiceFacts {
  /** Stripe's; its id where it has no number. */
  readonly number: string;
  readonly date: Date;
  readonly status: string;
  readonly poNumber: string | null;
  /** Lines of the seller and of the buyer, the name first. */
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly {
    readonly words: string;
    readonly quantity: number | null;
    readonly cents: number;
  }[];
  readonly sums: readonly Sum[];
}

/** Cents as money: `$1,234.50`. */
export const cents = (amount: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount / 100);

/** A date as displayed, in UTC: `11-21-2026`. */
export function day(date: Date): string {
  const [year, month, number] = date.toISOString().slice(0, 10).split('-');
  return `${month}-${number}-${year}`;
}

/** The stored invoice as it is shown. @param seller Who sends it, as the installation is called. */
export function invoiceFacts(invoice: InvoiceRow, seller: readonly string[]): InvoiceFacts {
  return {
    number: numberOf(invoice),
    date: invoice.createdAt,
    status: statusLabel(invoice),
    poNumber: invoice.poNumber,
    seller,
    buyer: billToLines(invoice.billTo),
    lines: invoice.lines.map(({ description, quantity, cents: amount }) => ({
      words: description,
      quantity,
      cents: amount,
    })),
    sums: sumsOf(invoice),
  };
}

/** Stripe's number, or its id while it has none. */
export const numberOf = ({ number, id }: Pick<InvoiceRow, 'number' | 'id'>): string => number ?? id;

function statusLabel({ status, paidAt }: InvoiceRow): string {
  if (status === 'paid') return paidAt ? `Paid on ${day(paidAt)}` : 'Paid';
  if (status === 'open') return 'Open';
  return status === 'void' ? 'Void' : 'Not collected';
}

function sumsOf(invoice: InvoiceRow): readonly Sum[] {
  const { subtotalCents, discounts, taxCents, totalCents, dueCents, paidCents } = invoice;
  const unnamed = invoice.discountCents - discounts.reduce((sum, each) => sum + each.cents, 0);
  const fromBefore = dueCents - totalCents;
  const rows = [
    { label: 'Subtotal', cents: subtotalCents },
    ...discounts.map(({ label, cents: off }) => ({ label, cents: -off })),
    // Of an invoice that was stored before its coupons were.
    { label: 'Discount', cents: -unnamed, isLeftOut: unnamed === 0 },
    { label: 'Tax', cents: taxCents, isLeftOut: taxCents === 0 },
    { label: 'Total', cents: totalCents, isTotal: true },
    balanceRow(totalCents, fromBefore),
    { label: 'Amount due', cents: dueCents, isLeftOut: fromBefore === 0 },
    { label: 'Paid', cents: paidCents },
  ];
  return rows.flatMap(({ label, cents, isTotal = false, isLeftOut = false }: Row) =>
    isLeftOut ? [] : [{ label, cents, isTotal }],
  );
}

interface Row {
  readonly label: string;
  readonly cents: number;
  readonly isTotal?: boolean;
  readonly isLeftOut?: boolean;
}

/** The change of the customer's balance, so that the rows add up. */
function balanceRow(total: number, fromBefore: number): Row {
  const isCredit = total < 0;
  return {
    label: isCredit ? 'Kept as credit' : fromBefore < 0 ? 'Credit from before' : 'From before',
    cents: fromBefore,
    isLeftOut: fromBefore === 0,
  };
}
