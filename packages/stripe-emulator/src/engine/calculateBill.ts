/** Calculates invoices of a subscription: their lines, their customer, and the charge of each item. */
import { type ChargedLine, type DraftLine, type Item, billedAfter } from '../money/change.ts';
import type { Wire } from '../wire/context.ts';
import { remainingDiscounts } from './discounts.ts';
import { type DraftFacts, calculatedInvoice, waitingItems, savedInvoice } from './draft.ts';
import { storeItemMemory } from './items.ts';
import { type UnsavedLine, lineOfItem, subscriptionLine } from './lines.ts';
import {
  type Customer,
  type Discount,
  type Invoice,
  type InvoiceItem,
  type Subscription,
  dataOf,
  get,
  put,
} from './stored.ts';

/** What a subscription is to be invoiced. */
export interface Bill {
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly reason: Invoice['billing_reason'];
  readonly lines: readonly DraftLine[];
  readonly discounts: readonly Discount[];
  readonly at: number;
  readonly period: { readonly start: number; readonly end: number };
  readonly finalizesAt: number | null;
  readonly prorationDate?: number;
  /** Does it hold the items that wait for the customer's next invoice? @default true */
  readonly isGathering?: boolean;
}

/** The invoice of a bill, with the calculated lines and the pending items. */
export interface CalculatedBill {
  readonly invoice: Invoice;
  readonly gathered: readonly InvoiceItem[];
  /** The arithmetic's lines with their ids and discounts. */
  readonly charged: readonly ChargedLine[];
}

/** Calculates a bill without storing anything. */
export async function calculateBill(wire: Wire, bill: Bill): Promise<CalculatedBill> {
  const { customer, subscription, isGathering = true } = bill;
  const gathered = isGathering ? await waitingItems(wire, customer.id, subscription.id) : [];
  const own = bill.lines.map((line) =>
    subscriptionLine(line, subscription.id, subscription.currency),
  );
  const lines: UnsavedLine[] = [...gathered.map(lineOfItem), ...own];
  const facts: DraftFacts = { ...bill, lines, currency: subscription.currency };
  const invoice = await calculatedInvoice(wire, facts);
  const rows = invoice.lines.data.slice(gathered.length);
  const charged = bill.lines.flatMap((line, index) => {
    const row = rows[index];
    if (!row) return [];
    const discounts = (row.discount_amounts ?? []).map(({ amount, discount }) => ({
      amount,
      discount,
    }));
    return [{ ...line, id: row.id, discounts }];
  });
  return { invoice, gathered, charged };
}

/** Stores a calculated invoice as a draft. */
export const saveBill = (wire: Wire, { invoice, gathered }: CalculatedBill): Promise<Invoice> =>
  savedInvoice(wire, invoice, gathered);

/** Stores what each item was charged by these lines. */
export async function storeCharges(
  wire: Wire,
  subscription: string,
  items: readonly Item[],
  { charged, invoice }: Pick<CalculatedBill, 'charged' | 'invoice'>,
): Promise<void> {
  for (const item of items) {
    const billed = billedAfter(item, charged, invoice.id);
    await storeItemMemory(wire, item.id, { subscription, billed });
  }
}

/** The discounts that count for a subscription: its own, or else the customer's. */
export async function discountsFor(
  wire: Wire,
  subscription: Subscription,
  customer: Customer,
): Promise<Discount[]> {
  const own: Discount[] = [];
  for (const id of subscription.discounts) own.push(await get(wire, 'discount', id));
  return own.length > 0 || !customer.discount ? own : [customer.discount];
}

/** What each discount took off. */
export type TakenOff = readonly { readonly discount: string; readonly amount: number }[];

/**
 * The ids of a subscription's own discounts that stay after an invoice: one that counts once is gone when it took something off, the
 * customer's own too.
 */
export async function afterUse(
  wire: Wire,
  { discounts }: Pick<Subscription, 'discounts'>,
  used: readonly Discount[],
  off: TakenOff,
): Promise<readonly string[]> {
  const left = await remainingDiscounts(wire, used, off);
  for (const discount of used) {
    if (left.includes(discount)) continue;
    await wire.emit('customer.discount.deleted', dataOf(discount));
    if (discount.subscription !== null || discount.customer === null) continue;
    const customer = await get(wire, 'customer', discount.customer);
    await put(wire, { ...customer, discount: null });
  }
  return discounts.length === 0 ? [] : left.map(({ id }) => id);
}
