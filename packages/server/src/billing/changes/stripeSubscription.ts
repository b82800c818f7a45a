/** A company's subscription as Stripe has it at this moment; what is stored may be a few seconds older. */
import type { Stripe } from 'stripe';
import type { Payments } from '../stripe/payments.ts';

/** What there is: at most one that counts, and beginnings that were never paid. */
export interface Live {
  readonly current: Stripe.Subscription | null;
  readonly incomplete: readonly Stripe.Subscription[];
}

/** Ended ones are not listed by Stripe unless asked for. */
export async function readLive({ stripe }: Payments, customer: string): Promise<Live> {
  const { data } = await stripe.subscriptions.list({
    customer,
    limit: 10,
    expand: ['data.discounts.source.coupon', 'data.discounts.promotion_code'],
  });
  const incomplete = data.filter(({ status }) => status === 'incomplete');
  const [current = null] = data.filter(
    ({ status }) => status !== 'incomplete' && status !== 'incomplete_expired',
  );
  return { current, incomplete };
}

/** How the payment of an invoice stands, for whoever waits for it. */
export interface InvoicePaymentState {
  readonly invoiceId: string;
  /** Stripe's status of the invoice. */
  readonly status: string;
  /** Set while the bank asks the payer for something. */
  readonly secret: string | null;
  /** Why it was not paid, in Stripe's words for customers; null where nothing failed. */
  readonly declined: string | null;
}

/** Looks at an invoice and its payment. */
export async function readPayment(
  { stripe }: Payments,
  invoiceId: string,
): Promise<InvoicePaymentState> {
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
    declined: intent?.last_payment_error?.message ?? null,
  };
}

/** The id of something that may have come whole. */
export const idOf = (thing: string | { readonly id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** When the time that is paid for is over, in seconds; it stands on the items. */
export const periodEndOf = ({ items }: Stripe.Subscription): number =>
  Math.max(0, ...items.data.map(({ current_period_end: end }) => end));

/** When it began, in seconds. */
export const periodStartOf = ({ items }: Stripe.Subscription): number =>
  Math.min(...items.data.map(({ current_period_start: start }) => start));
