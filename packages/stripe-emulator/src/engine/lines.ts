/** Invoice lines in Stripe's shape. */
import type { DraftLine } from '../money/change.ts';
import type { LineDiscount } from '../money/discounts.ts';
import { newId } from '../wire/ids.ts';
import { type InvoiceItem, type InvoiceLine, dataOf } from './stored.ts';
import { listEnvelope } from '../wire/page.ts';
import type { Invoice } from './stored.ts';

/** A line with everything but its invoice and discounts. */
export type UnsavedLine = Omit<
  InvoiceLine,
  'discount_amounts' | 'discounts' | 'invoice' | 'pretax_credit_amounts'
> & {
  /** Of a proration; null where the invoice's coupons count. */
  readonly settled: readonly LineDiscount[] | null;
};

function creditedItems(line: DraftLine): { invoice: string; invoice_line_items: string[] } | null {
  const { credits } = line;
  return credits?.invoice ? { invoice: credits.invoice, invoice_line_items: [credits.line] } : null;
}

/** A draft of the arithmetic as a line of a subscription's invoice. */
export function subscriptionLine(
  line: DraftLine,
  subscription: string,
  currency: string,
): UnsavedLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency,
    description: line.description,
    discountable: line.discountable,
    settled: line.discounts,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: line.isProration ? { credited_items: creditedItems(line) } : null,
        subscription,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pricing: {
      price_details: { price: line.price.id, product: line.price.productId },
      type: 'price_details',
      unit_amount_decimal: String(line.price.unitAmount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

/** What the discounts of a waiting proration took off. */
const settledOf = ({ proration, proration_details: details }: InvoiceItem) =>
  proration
    ? (details?.discount_amounts ?? []).map(({ amount, discount }) => ({ amount, discount }))
    : null;

/** A waiting invoice item as a line. */
export function lineOfItem(item: InvoiceItem): UnsavedLine {
  const details = item.parent?.subscription_details;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discountable: item.discountable,
    settled: settledOf(item),
    livemode: false,
    metadata: item.metadata ?? {},
    parent: details?.subscription_item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: item.id,
            proration: item.proration,
            proration_details: item.proration ? { credited_items: null } : null,
            subscription: details.subscription,
            subscription_item: details.subscription_item,
          },
          type: 'subscription_item_details',
        }
      : {
          invoice_item_details: {
            invoice_item: item.id,
            proration: item.proration,
            proration_details: item.proration ? { credited_items: null } : null,
            subscription: details?.subscription ?? null,
          },
          subscription_item_details: null,
          type: 'invoice_item_details',
        },
    period: item.period,
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: item.quantity_decimal,
    subscription: details?.subscription ?? null,
    subtotal: item.amount,
    taxes: [],
  };
}

/** A line with what discounts take off it. */
export function discountedLine(
  { settled: _settled, ...line }: UnsavedLine,
  invoice: string | null,
  discounts: readonly LineDiscount[],
): InvoiceLine {
  return {
    ...line,
    discount_amounts: discounts.map(({ discount, amount }) => ({ amount, discount })),
    discounts: discounts.map(({ discount }) => discount),
    invoice,
    pretax_credit_amounts: discounts.map(({ discount, amount }) => ({
      amount,
      discount,
      type: 'discount',
    })),
  };
}

/** The lines' list inside an invoice. */
export function lineList(invoice: string, lines: readonly InvoiceLine[]): Invoice['lines'] {
  const url = `/v1/invoices/${invoice}/lines`;
  return {
    ...listEnvelope(url, lines.map(dataOf)),
    object: 'list',
    data: lines,
    has_more: false,
    url,
  };
}
