/** The next period of a subscription. */
import { recurringLines } from '../money/change.ts';
import { periodAt } from '../money/periods.ts';
import { DRAFT_FOR } from '../money/retries.ts';
import type { Wire } from '../wire/context.ts';
import { afterUse, discountsFor, saveBill, calculateBill, storeCharges } from './calculateBill.ts';
import { inPeriod, intervalOf, currentPeriod } from './currentPeriod.ts';
import { inForce } from './discounts.ts';
import { itemList, itemsOf } from './items.ts';
import { changeSubscription } from './invoiceOutcome.ts';
import { type Subscription, dataOf, get } from './stored.ts';

/** The subscription in its next period. */
export function nextPeriod(subscription: Subscription): Subscription {
  const { end } = currentPeriod(subscription);
  const interval = intervalOf(subscription.items.data);
  const period = periodAt(subscription.billing_cycle_anchor, interval, end);
  const items = inPeriod(subscription.items.data, period);
  return { ...subscription, items: itemList(subscription.id, items) };
}

/** The bill of the period that begins when the present one ends; nothing is written. */
export async function renewalBill(
  wire: Wire,
  subscription: Subscription,
  after = nextPeriod(subscription),
) {
  const at = currentPeriod(subscription).end;
  const customer = await get(wire, 'customer', subscription.customer);
  const discounts = inForce(await discountsFor(wire, subscription, customer), at);
  const items = await itemsOf(wire, after);
  return {
    customer,
    subscription: after,
    reason: 'subscription_cycle',
    lines: recurringLines(items, currentPeriod(after)),
    discounts,
    at,
    period: currentPeriod(subscription),
    finalizesAt: at + DRAFT_FOR,
    items,
  } as const;
}

/** Begins the next period and draws its invoice as a draft; Stripe finalises it an hour later. */
export async function renew(wire: Wire, subscription: Subscription): Promise<void> {
  const after = nextPeriod(subscription);
  const bill = await renewalBill(wire, subscription, after);
  const billing = await calculateBill(wire, bill);
  const draft = await saveBill(wire, billing);
  await storeCharges(wire, subscription.id, bill.items, billing);
  const off = billing.charged.flatMap((line) => line.discounts);
  const left = await afterUse(wire, subscription, bill.discounts, off);
  for (const id of subscription.discounts) {
    if (!bill.discounts.some((discount) => discount.id === id)) {
      await wire.emit('customer.discount.deleted', dataOf(await get(wire, 'discount', id)));
    }
  }
  await changeSubscription(wire, subscription, {
    ...after,
    discounts: left,
    latest_invoice: draft.id,
  });
}
