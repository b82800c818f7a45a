/** One invoice of Stripe's as it is stored. */
import type { Stripe } from 'stripe';
import { type KnownDiscount, discountLabel, takenOff } from '../stripe/discounts.ts';
import { readPayment, subscriptionIdOf } from '../stripe/openInvoices.ts';
import type { stripeInvoices } from '../../db/schema/billing.ts';
import type { StoredBillTo, StoredLine } from '../../db/schema/billingJson.ts';

/** An invoice as read. */
export type ReadInvoice = Omit<typeof stripeInvoices.$inferInsert, 'companyId' | 'mode'>;

/** Name of the field on an invoice that carries the customer's own order number. */
export const PO_FIELD = 'PO number';

/** The customer's order number in a list of such fields. */
export const poNumberIn = (
  fields: readonly { readonly name: string; readonly value: string }[] | null,
): string | null => fields?.find(({ name }) => name === PO_FIELD)?.value ?? null;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const orNull = (seconds: number | null): Date | null => (seconds === null ? null : dateOf(seconds));

/** The invoice; none for a draft. @param known Discounts of the customer's other invoices, which a credit may take back. */
export function invoiceOf(
  invoice: Stripe.Invoice,
  known: ReadonlyMap<string, KnownDiscount>,
): readonly ReadInvoice[] {
  const status = statusOf(invoice.status);
  if (!status) return [];
  const lines = invoice.lines.data.map(lineOf);
  return [
    {
      id: invoice.id,
      subscriptionId: subscriptionIdOf(invoice),
      number: invoice.number,
      status,
      reason: invoice.billing_reason ?? 'manual',
      description: descriptionOf(invoice, lines),
      subtotalCents: invoice.subtotal,
      discountCents: sum(invoice.total_discount_amounts),
      discounts: takenOff(invoice, known).map(({ discount, cents }) => ({
        couponId: discount?.coupon.id ?? null,
        label: discount ? discountLabel(discount) : 'Discount',
        cents,
      })),
      taxCents: sum(invoice.total_taxes),
      totalCents: invoice.total,
      dueCents: invoice.amount_due,
      paidCents: invoice.amount_paid,
      startingBalanceCents: invoice.starting_balance,
      endingBalanceCents: invoice.ending_balance,
      currency: invoice.currency,
      lines,
      billTo: billToOf(invoice),
      poNumber: poNumberIn(invoice.custom_fields),
      attempts: invoice.attempt_count,
      nextAttempt: orNull(invoice.next_payment_attempt),
      waitsFor: null,
      periodStart: dateOf(invoice.period_start),
      periodEnd: dateOf(invoice.period_end),
      paidAt: orNull(invoice.status_transitions.paid_at),
      createdAt: dateOf(invoice.created),
    },
  ];
}

/** What an unpaid invoice is waiting for. */
export async function waitsForOf(
  stripe: Stripe,
  invoice: string,
): Promise<NonNullable<ReadInvoice['waitsFor']>> {
  const { needsConfirmation } = await readPayment(stripe, invoice);
  return needsConfirmation ? 'confirmation' : 'payment';
}

const statuses = ['open', 'paid', 'uncollectible', 'void'] as const;

const statusOf = (status: string | null) => statuses.find((each) => each === status);

const sum = (parts: readonly { readonly amount: number }[] | null): number =>
  (parts ?? []).reduce((total, { amount }) => total + amount, 0);

/** A line without its price, and without a count of one. */
const inShort = ({ description }: StoredLine): string =>
  description.replace(/ \(at [^)]*\)$/, '').replace(/^1 × /, '');

/** Most invoices have no description: uses their whole periods, else the most expensive line. */
function descriptionOf({ description }: Stripe.Invoice, lines: readonly StoredLine[]): string {
  if (description) return description;
  const dearest = lines.toSorted((one, other) => other.cents - one.cents);
  const whole = dearest.filter(({ proration, cents }) => !proration && cents > 0);
  const isPlan = (line: StoredLine) => inShort(line).startsWith('Hangtag ');
  const named = whole.toSorted((one, other) => Number(isPlan(other)) - Number(isPlan(one)));
  return named.map(inShort).join(', ') || dearest[0]?.description || 'Invoice';
}

function lineOf(line: Stripe.InvoiceLineItem): StoredLine {
  return {
    id: line.id,
    description: line.description ?? '',
    quantity: line.quantity,
    cents: line.amount,
    proration: line.parent?.subscription_item_details?.proration ?? false,
    start: dateOf(line.period.start).toISOString(),
    end: dateOf(line.period.end).toISOString(),
  };
}

function billToOf(invoice: Stripe.Invoice): StoredBillTo {
  const address = invoice.customer_address;
  return {
    name: invoice.customer_name,
    email: invoice.customer_email,
    address: address && {
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      state: address.state,
      postalCode: address.postal_code,
      country: address.country,
    },
    taxIds: (invoice.customer_tax_ids ?? []).map(({ type, value }) => ({ type, value })),
  };
}
