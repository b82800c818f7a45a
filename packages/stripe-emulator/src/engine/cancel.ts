/** Cancelling a subscription now. */
import { changeLines } from '../money/change.ts';
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import { flag, hash, nullable } from '../wire/params.ts';
import { saveBill, calculateBill } from './calculateBill.ts';
import { currentPeriod } from './currentPeriod.ts';
import { endSubscription } from './ending.ts';
import { finalize } from './finalize.ts';
import { itemsOf } from './items.ts';
import { payInvoice } from './pay.ts';
import { type Subscription, all, get } from './stored.ts';

/** Invoices the credit for unused time (`prorate`) and whatever waits. */
async function lastInvoice(wire: Wire, subscription: Subscription, at: number): Promise<void> {
  const period = currentPeriod(subscription);
  const lines = flag(wire.params, 'prorate')
    ? changeLines(await itemsOf(wire, subscription), [], {
        at,
        period,
        isReset: false,
        isProrated: true,
        cuts: [],
      })
    : [];
  const billing = await calculateBill(wire, {
    customer: await get(wire, 'customer', subscription.customer),
    subscription,
    reason: 'subscription_update',
    lines,
    discounts: [],
    at,
    period: { start: at, end: at },
    finalizesAt: null,
  });
  if (billing.invoice.lines.data.length === 0) return;
  const open = await finalize(wire, await saveBill(wire, billing), at);
  if (open.status === 'open') {
    await payInvoice(wire, open, { at, isOffSession: true, isAutomatic: true });
  }
}

/** Carries out `DELETE /v1/subscriptions/:id`: it ends at once, and only `invoice_now` still bills. */
export async function cancelNow(wire: Wire, id: string): Promise<Subscription> {
  const before = await get(wire, 'subscription', id);
  if (before.status === 'canceled' || before.status === 'incomplete_expired') {
    throw new StripeProblem({
      message: `No such subscription: '${id}'`,
      code: 'resource_missing',
      param: 'id',
      status: 404,
    });
  }
  const at = await wire.nowOf(before.customer);
  if (flag(wire.params, 'invoice_now')) await lastInvoice(wire, before, at);
  const fresh = await get(wire, 'subscription', id);
  const details = hash(wire.params, 'cancellation_details') ?? {};
  const withDetails = {
    ...fresh,
    cancellation_details: {
      comment: nullable(details, 'comment') ?? null,
      feedback: nullable(details, 'feedback') ?? null,
      feedback_option: null,
      reason: null,
    },
  };
  return endSubscription(wire, withDetails, {
    at,
    status: 'canceled',
    reason: 'cancellation_requested',
  });
}

/** Ends everything of a customer that is deleted. */
export async function cancelAllOf(wire: Wire, customer: string): Promise<void> {
  const at = await wire.nowOf(customer);
  for (const subscription of await all(wire, 'subscription', customer)) {
    if (subscription.ended_at !== null) continue;
    const reason = 'cancellation_requested' as const;
    await endSubscription(wire, subscription, { at, status: 'canceled', reason });
  }
}
