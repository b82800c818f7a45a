/** What follows from an invoice that is paid, or cannot be. */
import { nextAttempt } from '../money/retries.ts';
import type { Wire } from '../wire/context.ts';
import { saveChange } from '../wire/changes.ts';
import { endSubscription } from './ending.ts';
import { paymentsOf } from './intents.ts';
import { applyPendingUpdate } from './pendingUpdate.ts';
import { type Invoice, type Subscription, dataOf, get, put } from './stored.ts';

/** The subscription that an invoice bills, or null. */
export async function subscriptionOf(wire: Wire, invoice: Invoice): Promise<Subscription | null> {
  const id = invoice.parent?.subscription_details?.subscription;
  return id ? get(wire, 'subscription', id) : null;
}

/** Writes a subscription's change and reports it. */
export async function changeSubscription(
  wire: Wire,
  before: Subscription,
  change: Partial<Subscription>,
): Promise<Subscription> {
  const after = { ...before, ...change };
  await saveChange(wire, 'customer.subscription.updated', dataOf(before), dataOf(after));
  return after;
}

async function revive(wire: Wire, invoice: Invoice): Promise<void> {
  const subscription = await subscriptionOf(wire, invoice);
  if (!subscription) return;
  const isLatest = subscription.latest_invoice === invoice.id;
  const isWaiting = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  const revived =
    isLatest && isWaiting
      ? await changeSubscription(wire, subscription, { status: 'active' })
      : subscription;
  if (revived.pending_update && isLatest) {
    await applyPendingUpdate(wire, revived, invoice);
  }
}

/** An invoice that nothing more is due of. */
export async function markPaid(wire: Wire, invoice: Invoice, at: number): Promise<Invoice> {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
  await put(wire, paid);
  for (const payment of await paymentsOf(wire, invoice.id)) {
    if (payment.status !== 'open') continue;
    const done = {
      ...payment,
      amount_paid: invoice.amount_due,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: at },
    };
    await put(wire, done);
    await wire.emit('invoice_payment.paid', dataOf(done));
  }
  await wire.emit('invoice.paid', dataOf(paid));
  await wire.emit('invoice.payment_succeeded', dataOf(paid));
  await revive(wire, paid);
  return paid;
}

/** How a payment failed. */
interface Failure {
  /** Does it wait for 3-D Secure? */
  readonly isAction: boolean;
  readonly isOffSession: boolean;
  /** Was it tried by the schedule, not by a person? */
  readonly isAutomatic: boolean;
}

/** An invoice whose payment failed: tried again on schedule while it renews a subscription, and after the last try the subscription ends. */
export async function markFailed(
  wire: Wire,
  invoice: Invoice,
  at: number,
  options: Failure,
): Promise<Invoice> {
  const subscription = await subscriptionOf(wire, invoice);
  // The first attempt counts, and after it only those of the schedule.
  const isCounted = options.isAutomatic || invoice.attempt_count === 0;
  const attempts = invoice.attempt_count + (isCounted ? 1 : 0);
  const isRetried = subscription !== null && subscription.status !== 'incomplete';
  const isGoingOn = isRetried && invoice.auto_advance === true && !subscription.pending_update;
  const scheduled = isCounted ? nextAttempt(attempts, at) : invoice.next_payment_attempt;
  const next = isGoingOn ? scheduled : null;
  const failed: Invoice = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: next,
  };
  await put(wire, failed);
  // A challenge in front of the payer is a step, not a failure.
  if (!options.isAction || options.isOffSession) {
    await wire.emit('invoice.payment_failed', dataOf(failed));
  }
  if (options.isAction) {
    await wire.emit('invoice.payment_action_required', dataOf(failed));
  }
  if (
    !isRetried ||
    !subscription ||
    ['canceled', 'incomplete_expired'].includes(subscription.status)
  ) {
    return failed;
  }
  const isLatest = subscription.latest_invoice === invoice.id;
  if (next === null && invoice.next_payment_attempt !== null && isGoingOn) {
    const stopped = { ...failed, auto_advance: false };
    await put(wire, stopped);
    await endSubscription(wire, subscription, { at, status: 'canceled', reason: 'payment_failed' });
    return stopped;
  }
  if (isLatest && subscription.status === 'active' && !subscription.pending_update) {
    await changeSubscription(wire, subscription, { status: 'past_due' });
  }
  return failed;
}
