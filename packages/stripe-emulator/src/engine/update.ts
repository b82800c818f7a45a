/** Changing a subscription: its items, its card, its discounts, its end. */
import { billedAfter } from '../money/change.ts';
import { INCOMPLETE_FOR } from '../money/retries.ts';
import type { Wire } from '../wire/context.ts';
import { flag, text } from '../wire/params.ts';
import {
  type CalculatedBill,
  type TakenOff,
  afterUse,
  saveBill,
  calculateBill,
  storeCharges,
} from './calculateBill.ts';
import { type Change, requestedChange } from './change.ts';
import { assertChangeable, plainFields } from './fields.ts';
import { finalize } from './finalize.ts';
import { changeSubscription } from './invoiceOutcome.ts';
import { payInvoice } from './pay.ts';
import { storePendingUpdate } from './pendingUpdate.ts';
import { intentProblem } from './intentProblem.ts';
import { type Invoice, type Subscription, get } from './stored.ts';
import { storePendingProrations } from './pendingProrations.ts';

/** The bill of a change that is invoiced at once. */
export const billOf = (wire: Wire, change: Change): Promise<CalculatedBill> =>
  calculateBill(wire, {
    customer: change.customer,
    subscription: change.after,
    reason: 'subscription_update',
    lines: change.lines,
    discounts: change.discounts,
    at: change.at,
    period: { start: change.at, end: change.at },
    finalizesAt: null,
    prorationDate: change.prorationDate,
  });

/** Is a change invoiced at once, and not with the next period? */
export const isInvoicedNow = ({ isReset, behavior, lines }: Change): boolean =>
  isReset || (behavior === 'always_invoice' && lines.length > 0);

/** Applies to charges; a credit returns the earlier discount. */
const takenOff = ({ charged }: Pick<CalculatedBill, 'charged'>): TakenOff =>
  charged.filter(({ credits }) => credits === null).flatMap(({ discounts }) => discounts);

const discountsLeft = (wire: Wire, change: Change, off: TakenOff): Promise<readonly string[]> =>
  afterUse(wire, change.after, change.discounts, off);

async function pay(wire: Wire, draft: Invoice, at: number, behavior: string): Promise<void> {
  const open = await finalize(wire, draft, at);
  if (open.status !== 'open' || behavior === 'default_incomplete') return;
  const isOffSession = flag(wire.params, 'off_session') ?? false;
  const { intent } = await payInvoice(wire, open, { at, isOffSession, isAutomatic: true });
  if (behavior === 'error_if_incomplete' && intent?.status !== 'succeeded') {
    throw intentProblem(intent, { isCommitted: false });
  }
}

/** Makes the change only once its invoice is paid. */
async function changeWhenPaid(
  wire: Wire,
  before: Subscription,
  after: Subscription,
  change: Change,
): Promise<void> {
  const billing = await billOf(wire, change);
  const draft = await saveBill(wire, billing);
  const billed = change.itemsAfter.map(
    (item) => [item.id, billedAfter(item, billing.charged, draft.id)] as const,
  );
  await storePendingUpdate(wire, {
    invoice: draft.id,
    subscription: { ...after, discounts: await discountsLeft(wire, change, takenOff(billing)) },
    billed: Object.fromEntries(billed),
  });
  await changeSubscription(wire, before, {
    latest_invoice: draft.id,
    pending_update: {
      billing_cycle_anchor: change.isReset ? change.at : null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: change.at + INCOMPLETE_FOR,
      metadata: null,
      subscription_items: change.after.items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
  await pay(wire, draft, change.at, 'pending_if_incomplete');
}

async function changeNow(
  wire: Wire,
  before: Subscription,
  after: Subscription,
  change: Change,
): Promise<void> {
  const behavior = text(wire.params, 'payment_behavior') ?? 'allow_incomplete';
  const billing = await billOf(wire, change);
  const draft = await saveBill(wire, billing);
  const discounts = await discountsLeft(wire, change, takenOff(billing));
  await storeCharges(wire, before.id, change.itemsAfter, billing);
  const isUnpaid = behavior === 'default_incomplete' && draft.amount_due > 0;
  await changeSubscription(wire, before, {
    ...after,
    discounts,
    latest_invoice: draft.id,
    status: isUnpaid ? 'past_due' : after.status,
  });
  await pay(wire, draft, change.at, behavior);
}

/** Carries out what `POST /v1/subscriptions/:id` asks for. */
export async function updateSubscription(wire: Wire, id: string): Promise<Subscription> {
  const before = await get(wire, 'subscription', id);
  assertChangeable(before, wire.params);
  const change = await requestedChange(wire, wire.params, before, false);
  const after = { ...change.after, ...(await plainFields(wire, change.after, change.at)) };
  if (!isInvoicedNow(change)) {
    const charged = await storePendingProrations(wire, change);
    const discounts = await discountsLeft(wire, change, takenOff({ charged }));
    await changeSubscription(wire, before, { ...after, discounts });
  } else if (text(wire.params, 'payment_behavior') === 'pending_if_incomplete') {
    await changeWhenPaid(wire, before, after, change);
  } else {
    await changeNow(wire, before, after, change);
  }
  return get(wire, 'subscription', id);
}
