/** Cards, invoices and coupons as the wire tells them: dollars, and both of the specification's spellings. */
import type { Coupon, Invoice, PaymentMethod } from '@hangtag/contract/wire/billing';
import type { CardRow, InvoiceRow } from '../sync/storedBilling.ts';
import type { StoredDiscount } from '../../db/schema/billingJson.ts';

/** A saved card (F171). */
export function presentCard(card: CardRow): PaymentMethod {
  return {
    id: card.id,
    default: card.isDefault,
    brand: card.brand,
    last4: card.last4,
    last_four: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    ...(card.name !== null && { name: card.name }),
  };
}

/** A row of the billing history (F116, F172). @param query Names the company where it is not the reader's own. */
export function presentInvoice(invoice: InvoiceRow, query = ''): Invoice {
  const isTakenBack = invoice.status === 'void' || invoice.status === 'uncollectible';
  return {
    id: invoice.id,
    date: invoice.createdAt.toISOString(),
    // What was asked for, whether it is paid yet or not.
    amount: invoice.dueCents / 100,
    description: invoice.description,
    status: isTakenBack ? 'void' : invoice.status === 'paid' ? 'paid' : 'open',
    invoiceUrl: `/api/billing/invoices/${invoice.id}.pdf${query}`,
  };
}

/** The coupon that is in force. */
export function presentDiscount(discount: StoredDiscount): Coupon {
  return {
    code: discount.code,
    valid: true,
    ...(discount.percentOff !== null && { percentOff: discount.percentOff }),
    ...(discount.centsOff !== null && { amountOff: discount.centsOff / 100 }),
    duration: discount.duration,
    ...(discount.months !== null && { months: discount.months }),
    expiresAt: discount.end,
  };
}
