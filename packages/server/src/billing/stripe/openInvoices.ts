/** Invoices at Stripe that are open: which of them are owed, and how their payment stands. */
import type { Stripe } from 'stripe';

/** The state of an invoice's payment. */
export interface InvoicePaymentState {
  readonly invoiceId: string;
  /** Stripe's status of the invoice. */
  readonly status: string;
  /** Set while the bank asks the payer for something. */
  readonly secret: string | null;
  /** Does the bank want the payer to confirm it, now or at the next attempt? */
  readonly needsConfirmation: boolean;
  /** Why it was not paid, in Stripe's words for customers; null where nothing failed. */
  readonly declined: string | null;
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
    // Some banks say so by declining a charge that their customer was away for.
    needsConfirmation: asks || intent?.last_payment_error?.code === 'authentication_required',
    declined: intent?.last_payment_error?.message ?? null,
  };
}

/** The subscription that an invoice bills. */
export function subscriptionIdOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return subscription === null || typeof subscription === 'string' ? subscription : subscription.id;
}

/**
 * The invoices that are owed, the oldest first: open ones, except of a first plan or of a change that holds only once it is paid.
 * @param subscriptions At least those of the customer that are not over.
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

/** A plan that is charged automatically begins with its first payment: without it nobody has had anything. */
const isFirst = ({ billing_reason: reason, collection_method: method }: Stripe.Invoice): boolean =>
  reason === 'subscription_create' && method === 'charge_automatically';

/** What a customer owes at this moment. */
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
