/** What becomes due with time: renewals, finalising, retries, ends and expiries, in order. */
import { finalize } from '../engine/finalize.ts';
import { dropPendingUpdate } from '../engine/pendingUpdate.ts';
import { endSubscription, voidInvoice } from '../engine/ending.ts';
import { currentPeriod } from '../engine/currentPeriod.ts';
import { payInvoice } from '../engine/pay.ts';
import { renew } from '../engine/renew.ts';
import { type Invoice, type Subscription, all, get } from '../engine/stored.ts';
import { INCOMPLETE_FOR } from '../money/retries.ts';
import type { Wire } from '../wire/context.ts';

/** One thing that happens by itself. */
interface Due {
  readonly at: number;
  /** The order of events that are due at the same second. */
  readonly rank: number;
  readonly run: (wire: Wire) => Promise<void>;
}

const isRunning = ({ status }: Subscription): boolean =>
  status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'trialing';

function expiryOf(subscription: Subscription): Due[] {
  if (subscription.status !== 'incomplete') return [];
  const at = subscription.created + INCOMPLETE_FOR;
  const run = async (wire: Wire): Promise<void> => {
    const fresh = await get(wire, 'subscription', subscription.id);
    const reason = 'payment_failed' as const;
    await endSubscription(wire, fresh, { at, status: 'incomplete_expired', reason });
  };
  return [{ at, rank: 0, run }];
}

function pendingOf(subscription: Subscription): Due[] {
  const { pending_update: pending, latest_invoice: latest } = subscription;
  if (!pending) return [];
  const at = pending.expires_at;
  const run = async (wire: Wire): Promise<void> => {
    await dropPendingUpdate(wire, await get(wire, 'subscription', subscription.id));
    const invoice = latest ? await get(wire, 'invoice', latest) : null;
    if (invoice?.status === 'open') await voidInvoice(wire, invoice, at);
  };
  return [{ at, rank: 0, run }];
}

function cycleOf(subscription: Subscription): Due[] {
  if (!isRunning(subscription)) return [];
  const { end } = currentPeriod(subscription);
  const at = Math.min(end, subscription.cancel_at ?? end);
  const isEnd = subscription.cancel_at !== null && subscription.cancel_at <= end;
  const run = async (wire: Wire): Promise<void> => {
    const fresh = await get(wire, 'subscription', subscription.id);
    if (!isEnd) return renew(wire, fresh);
    const reason = 'cancellation_requested' as const;
    await endSubscription(wire, fresh, { at, status: 'canceled', reason });
  };
  return [{ at, rank: 2, run }];
}

function invoiceDue(invoice: Invoice): Due[] {
  const { automatically_finalizes_at: finalizesAt, next_payment_attempt: nextAttempt } = invoice;
  const isAutomatic = true;
  if (invoice.status === 'draft' && finalizesAt !== null && invoice.auto_advance === true) {
    const at = finalizesAt;
    const run = async (wire: Wire): Promise<void> => {
      const open = await finalize(wire, await get(wire, 'invoice', invoice.id), at);
      if (open.status === 'open') {
        await payInvoice(wire, open, { at, isOffSession: true, isAutomatic });
      }
    };
    return [{ at, rank: 1, run }];
  }
  if (invoice.status === 'open' && nextAttempt !== null) {
    const at = nextAttempt;
    const run = async (wire: Wire): Promise<void> => {
      const open = await get(wire, 'invoice', invoice.id);
      await payInvoice(wire, open, { at, isOffSession: true, isAutomatic });
    };
    return [{ at, rank: 1, run }];
  }
  return [];
}

/** The customers with subscriptions on that clock; null means real time. The set does not grow during a run. */
export async function customersOn(wire: Wire, clock: string | null): Promise<readonly string[]> {
  const subscriptions = await all(wire, 'subscription');
  const own = subscriptions.filter((one) => one.test_clock === clock && one.ended_at === null);
  return [...new Set(own.map(({ customer }) => customer))];
}

/** The next thing that becomes due for these customers; null when nothing ever does. */
export async function nextDue(wire: Wire, customers: readonly string[]): Promise<Due | null> {
  const due: Due[] = [];
  for (const customer of customers) {
    for (const one of await all(wire, 'subscription', customer)) {
      due.push(...expiryOf(one), ...pendingOf(one), ...cycleOf(one));
    }
    due.push(...(await all(wire, 'invoice', customer)).flatMap(invoiceDue));
  }
  const [first] = due.toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  return first ?? null;
}
