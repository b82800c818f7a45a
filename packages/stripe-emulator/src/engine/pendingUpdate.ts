/** A change that waits for its payment (`pending_if_incomplete`). */
import { saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import type { Data } from '../wire/data.ts';
import type { Billed } from '../money/prorate.ts';
import { storeItemMemory } from './items.ts';
import { type Invoice, type Subscription, dataOf, put } from './stored.ts';

/** The subscription as it will be, with what each item will have been charged. */
interface PendingUpdate {
  readonly invoice: string;
  readonly subscription: Subscription;
  readonly billed: Readonly<Record<string, Billed | null>>;
}

const idOf = (subscription: string): string => `_pending_${subscription}`;

/** Stores a change until its invoice is paid. */
export async function storePendingUpdate(wire: Wire, waiting: PendingUpdate): Promise<void> {
  const { id } = waiting.subscription;
  await wire.tx.put({ id: idOf(id), kind: '_pending_update', owner: id, data: dataOf(waiting) });
}

/** Carries out the change that this invoice paid. */
export async function applyPendingUpdate(
  wire: Wire,
  before: Subscription,
  invoice: Invoice,
): Promise<void> {
  const stored = await wire.tx.get(idOf(before.id));
  const waiting: PendingUpdate | null = stored ? asWaiting(stored.data) : null;
  if (waiting?.invoice !== invoice.id) return;
  const after = {
    ...waiting.subscription,
    // Only what is paid for changes: cancelling meanwhile stays.
    cancel_at: before.cancel_at,
    cancel_at_period_end: before.cancel_at_period_end,
    canceled_at: before.canceled_at,
    latest_invoice: invoice.id,
    pending_update: null,
    status: before.status,
  };
  for (const [item, billed] of Object.entries(waiting.billed)) {
    await storeItemMemory(wire, item, { subscription: before.id, billed });
  }
  await wire.tx.delete(idOf(before.id));
  await saveChange(wire, 'customer.subscription.updated', dataOf(before), dataOf(after));
}

const asWaiting = (data: Data): PendingUpdate => data as unknown as PendingUpdate;

/** Drops a change that was not paid in time. */
export async function dropPendingUpdate(
  wire: Wire,
  subscription: Subscription,
): Promise<Subscription> {
  await wire.tx.delete(idOf(subscription.id));
  const after = await put(wire, { ...subscription, pending_update: null });
  await wire.emit('customer.subscription.pending_update_expired', dataOf(after));
  return after;
}
