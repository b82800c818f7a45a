/** An invoice before it is finalised. */
import { type Totals, settle, totalsOf } from '../money/totals.ts';
import type { Wire } from '../wire/context.ts';
import { newId } from '../wire/ids.ts';
import { billedTo } from './billedTo.ts';
import { discountRulesOf } from './discounts.ts';
import { type UnsavedLine, discountedLine, lineList } from './lines.ts';
import {
  type Customer,
  type Discount,
  type Invoice,
  type InvoiceLine,
  type Subscription,
  type InvoiceItem,
  all,
  dataOf,
  put,
} from './stored.ts';

/** What an invoice is made of. */
export interface DraftFacts {
  readonly customer: Customer;
  readonly subscription: Subscription | null;
  readonly reason: Invoice['billing_reason'];
  readonly lines: readonly UnsavedLine[];
  /** Of the whole invoice, in order. */
  readonly discounts: readonly Discount[];
  readonly at: number;
  readonly currency: string;
  /** The time whose waiting items it gathers. */
  readonly period: { readonly start: number; readonly end: number };
  /** When Stripe would finalise it by itself; null when it is done at once or by hand. */
  readonly finalizesAt: number | null;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly description?: string | null;
  /** The proration date of a change. */
  readonly prorationDate?: number;
}

function sums(
  { total, subtotal, discounts }: Totals,
  balance: number,
): Pick<
  Invoice,
  | 'amount_due'
  | 'amount_remaining'
  | 'starting_balance'
  | 'subtotal'
  | 'subtotal_excluding_tax'
  | 'total'
  | 'total_discount_amounts'
  | 'total_excluding_tax'
  | 'total_pretax_credit_amounts'
> {
  const { amountDue } = settle(total, balance);
  return {
    amount_due: amountDue,
    amount_remaining: amountDue,
    starting_balance: balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: discounts.map(({ discount, amount }) => ({ amount, discount })),
    total_excluding_tax: total,
    total_pretax_credit_amounts: discounts.map(({ discount, amount }) => ({
      amount,
      discount,
      type: 'discount',
    })),
  };
}

const discountableOf = ({ amount, discountable, settled, pricing }: UnsavedLine) => ({
  amount,
  discountable,
  discounts: settled,
  product: pricing?.price_details?.product ?? null,
});

/** The invoice that these facts make; nothing is written. */
export async function calculatedInvoice(
  wire: Wire,
  facts: DraftFacts,
  id = newId('in'),
): Promise<Invoice> {
  const { customer, subscription, discounts, at } = facts;
  const rows = facts.lines.map(discountableOf);
  const totals = totalsOf(rows, await discountRulesOf(wire, discounts));
  const lines: InvoiceLine[] = facts.lines.map((line, index) =>
    discountedLine(line, id, totals.lineDiscounts[index] ?? []),
  );
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Hangtag',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: facts.reason !== 'manual',
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: facts.finalizesAt,
    billing_reason: facts.reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: facts.currency,
    customer: customer.id,
    customer_account: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: facts.description ?? null,
    discounts: discounts.map((discount) => discount.id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: lineList(id, lines),
    livemode: false,
    metadata: facts.metadata ?? {},
    next_payment_attempt: facts.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(facts.prorationDate !== undefined && {
          subscription_proration_date: facts.prorationDate,
        }),
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: facts.period.end,
    period_start: facts.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    test_clock: customer.test_clock ?? null,
    total_taxes: [],
    webhooks_delivered_at: at,
    ...(await billedTo(wire, customer)),
    ...sums(totals, customer.balance),
  };
}

/** Items that wait for the customer's next invoice: those of this subscription and those of none. */
export async function waitingItems(
  wire: Wire,
  customer: string,
  subscription: string | null,
): Promise<readonly InvoiceItem[]> {
  const items = await all(wire, 'invoiceitem', customer);
  return items.filter((item) => {
    const of = item.parent?.subscription_details?.subscription ?? null;
    return item.invoice === null && (of === null || of === subscription);
  });
}

/** Writes a draft down, with the items it has gathered. */
export async function savedInvoice(
  wire: Wire,
  invoice: Invoice,
  gathered: readonly InvoiceItem[],
): Promise<Invoice> {
  for (const item of gathered) {
    await put(wire, { ...item, invoice: invoice.id });
  }
  await put(wire, invoice);
  await wire.emit('invoice.created', dataOf(invoice));
  return invoice;
}
