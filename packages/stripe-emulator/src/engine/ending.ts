/** The end of a subscription. */
import { saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { cancelPayment } from './intents.ts';
import { type Invoice, type Subscription, all, dataOf, put } from './stored.ts';

/** How it ends. */
interface Ending {
  readonly at: number;
  readonly status: 'canceled' | 'incomplete_expired';
  readonly reason: NonNullable<NonNullable<Subscription['cancellation_details']>['reason']>;
}

/** The invoices of a subscription, the oldest first. */
export async function invoicesOf(wire: Wire, subscription: Subscription): Promise<Invoice[]> {
  const invoices = await all(wire, 'invoice', subscription.customer);
  return invoices.filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription.id,
  );
}

/** Voids an invoice. */
export async function voidInvoice(wire: Wire, invoice: Invoice, at: number): Promise<Invoice> {
  const done: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: at },
  };
  await put(wire, done);
  await cancelPayment(wire, invoice.id, at, 'void_invoice');
  await wire.emit('invoice.voided', dataOf(done));
  return done;
}

/** Ends a subscription now: nothing more is charged, and an unpaid first payment becomes void. */
export async function endSubscription(
  wire: Wire,
  subscription: Subscription,
  { at, status, reason }: Ending,
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: {
      comment: subscription.cancellation_details?.comment ?? null,
      feedback: subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: subscription.cancellation_details?.reason ?? reason,
    },
    ended_at: at,
    pending_update: null,
    status,
  };
  for (const invoice of await invoicesOf(wire, subscription)) {
    if (status === 'incomplete_expired' && invoice.status === 'open') {
      await voidInvoice(wire, invoice, at);
    } else if (invoice.status === 'open' || invoice.status === 'draft') {
      await put(wire, { ...invoice, auto_advance: false, next_payment_attempt: null });
    }
  }
  if (status === 'incomplete_expired') {
    await saveChange(wire, 'customer.subscription.updated', dataOf(subscription), dataOf(ended));
  } else {
    await put(wire, ended);
    await wire.emit('customer.subscription.deleted', dataOf(ended));
  }
  return ended;
}
