/** The payment intent behind an invoice, and the record that ties the two. */
import type { Wire } from '../wire/context.ts';
import { hiddenSecret, newId } from '../wire/ids.ts';
import {
  type Invoice,
  type InvoicePayment,
  type PaymentIntent,
  all,
  dataOf,
  get,
  put,
} from './stored.ts';

/** What a new payment intent is made of. */
export interface IntentFacts {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly at: number;
  readonly description: string | null;
  readonly paymentMethod?: string | null;
  readonly metadata?: Readonly<Record<string, string>>;
  /** The invoice it pays. */
  readonly invoice?: string;
  readonly setupFutureUsage?: PaymentIntent['setup_future_usage'];
}

/** A payment intent before the first attempt. */
export function newIntent(facts: IntentFacts): PaymentIntent {
  const id = newId('pi');
  const paymentMethod = facts.paymentMethod ?? null;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: facts.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: hiddenSecret(id),
    confirmation_method: 'automatic',
    created: facts.at,
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    description: facts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    ...(facts.invoice !== undefined && {
      payment_details: { customer_reference: null, order_reference: facts.invoice },
    }),
    payment_method: paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: facts.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Opens the payment of an invoice that has just been finalised. */
export async function openPayment(wire: Wire, invoice: Invoice, at: number): Promise<void> {
  const isFirst = invoice.billing_reason === 'subscription_create';
  const intent = newIntent({
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    at,
    description: isFirst ? 'Subscription creation' : 'Subscription update',
    invoice: invoice.id,
    setupFutureUsage: isFirst ? 'off_session' : null,
  });
  await put(wire, intent);
  await wire.emit('payment_intent.created', dataOf(intent));
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  await put(wire, payment, invoice.id);
}

/** The payments of an invoice, the oldest first. */
export const paymentsOf = (wire: Wire, invoice: string): Promise<readonly InvoicePayment[]> =>
  all(wire, 'invoice_payment', invoice);

/** The payment intent that is to pay an invoice; null of one that needed none. */
export async function intentOf(wire: Wire, invoice: string): Promise<PaymentIntent | null> {
  const [payment] = (await paymentsOf(wire, invoice)).toReversed();
  const id = payment?.payment.payment_intent;
  return id ? get(wire, 'payment_intent', id) : null;
}

/** Ends an invoice's payment that will not be made. */
export async function cancelPayment(
  wire: Wire,
  invoice: string,
  at: number,
  reason: NonNullable<PaymentIntent['cancellation_reason']>,
): Promise<void> {
  for (const payment of await paymentsOf(wire, invoice)) {
    if (payment.status !== 'open') continue;
    const transitions = { ...payment.status_transitions, canceled_at: at };
    await put(wire, { ...payment, status: 'canceled', status_transitions: transitions });
  }
  const intent = await intentOf(wire, invoice);
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') {
    const canceled: PaymentIntent = {
      ...intent,
      canceled_at: at,
      cancellation_reason: reason,
      next_action: null,
      status: 'canceled',
    };
    await put(wire, canceled);
    await wire.emit('payment_intent.canceled', dataOf(canceled));
  }
}
