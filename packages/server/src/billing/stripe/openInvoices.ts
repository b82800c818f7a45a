/** Open invoices at Stripe: which are debts, and the state of their payment. */
import type { Stripe } from 'stripe';

/** The state of an invoice's payment. */
export interface InvoicePaymentState {
  readonly invoiceId: string;
  /** Stripe's status of the invoice. */
  readonly status: string;
  /** Set while the bank asks the payer for something. */
  readonly secret: string | null;
  /** Whether the bank needs a confirmation, now or at the next attempt. */
  readonly needsConfirmation: boolean;
  /** Why it was not paid, in Stripe's words for customers; null without a failure. */
  readonly declined: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Looks at an invoice and its payment. */
export async function readPayment(stripe: Stripe, invoiceId: string): Promise<InvoicePaymentState> {
  const invoice = await stripe.invoices.retrieve(invoiceId, {
    expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
  });
  const intents = (invoice.payments?.data ?? []).flatMap(({ payment }) =>
    typeof payment.payment_intent === 'object' ? [payment.payment_intent] : [],
  );
  const intent = intents.find(({ status }) => status !== 'canceled');
  const asks = intent?.status === 'requires_action';
  return {
    invoiceId,
    status: invoice.status ?? 'draft',
    secret: asks ? (invoice.confirmation_secret?.client_secret ?? intent.client_secret) : null,
    // Some banks request confirmation by declining an off-session charge.
    needsConfirmation: asks || intent?.last_payment_error?.code === 'authentication_required',
    declined: intent?.last_payment_error?.message ?? null,
    metadata: invoice.metadata ?? {},
  };
}

/** The subscription that an invoice bills. */
export function subscriptionIdOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return subscription === null || typeof subscription === 'string' ? subscription : subscription.id;
}

/**
 * The invoices that are debts, oldest first: open ones, except of a first plan or of a change that takes effect only
 * once paid.
 * @param subscriptions At least the customer's active ones.
 */
export function owedAmong(
  invoices: readonly Stripe.Invoice[],
  subscriptions: readonly Stripe.Subscription[],
): readonly Stripe.Invoice[] {
  const pending = subscriptions.flatMap(({ pending_update: change, latest_invoice: latest }) =>
    change === null ? [] : [typeof latest === 'string' ? latest : latest?.id],
  );
  const isOwed = (invoice: Stripe.Invoice): boolean =>
    invoice.status === 'open' && invoice.amount_remaining > 0 && !isFirst(invoice);
  return invoices
    .filter((invoice) => isOwed(invoice) && !pending.includes(invoice.id))
    .toSorted((one, other) => one.created - other.created);
}

/** An automatically charged plan starts with its first payment, so its unpaid first invoice is no debt. */
const isFirst = ({ billing_reason: reason, collection_method: method }: Stripe.Invoice): boolean =>
  reason === 'subscription_create' && method === 'charge_automatically';

/** A customer's current debt. */
export async function readOwed(
  stripe: Stripe,
  customer: string,
  current: Stripe.Subscription | null,
): Promise<readonly Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
  return owedAmong(data, current ? [current] : []);
}

/** The sum of what is left to pay, in cents. */
export const centsOwed = (invoices: readonly Stripe.Invoice[]): number =>
  invoices.reduce((sum, { amount_remaining: cents }) => sum + cents, 0);
