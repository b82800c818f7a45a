/** A new subscription and its first invoice. */
import { recurringLines } from '../money/change.ts';
import { periodAt } from '../money/periods.ts';
import type { Wire } from '../wire/context.ts';
import { StripeProblem } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import {
  type Params,
  flag,
  hashes,
  mergedMetadata,
  nullable,
  required,
  text,
} from '../wire/params.ts';
import { inPeriod, intervalOf, currentPeriod } from './currentPeriod.ts';
import { requestedItems } from './requestedItems.ts';
import { markClockless } from './clockless.ts';
import { afterUse, discountsFor, saveBill, calculateBill, storeCharges } from './calculateBill.ts';
import { requestedDiscounts } from './discounts.ts';
import { finalize } from './finalize.ts';
import { intentOf } from './intents.ts';
import { itemList, itemsOf, storeItemMemory, subtotalOf } from './items.ts';
import { existingCustomer, ownCard, payingCard } from './customerCard.ts';
import { payInvoice } from './pay.ts';
import { intentProblem } from './intentProblem.ts';
import { type Subscription, dataOf, get, put } from './stored.ts';
import { newSubscription } from './newSubscription.ts';

/** Creates the subscription of `POST /v1/subscriptions`, before its first invoice. */
export async function requestedSubscription(
  wire: Wire,
  params: Params,
  customerId: string,
  isPreview: boolean,
): Promise<Subscription> {
  const customer = await existingCustomer(wire, customerId);
  const at = await wire.nowOf(customerId);
  const id = newId('sub');
  const asked = hashes(params, 'items') ?? [];
  const unplaced = { subscription: id, at, period: { start: at, end: at } };
  const bare = await requestedItems(wire, asked, [], unplaced);
  const items = inPeriod(bare, periodAt(at, intervalOf(bare), at));
  const card = text(params, 'default_payment_method');
  if (card) await ownCard(wire, customerId, card, 'default_payment_method');
  const discounts = await requestedDiscounts(wire, hashes(params, 'discounts') ?? [], {
    now: at,
    customer: customerId,
    subscription: id,
    subtotal: subtotalOf(items),
    isPreview,
  });
  return newSubscription({
    id,
    billing_cycle_anchor: at,
    cancel_at_period_end: flag(params, 'cancel_at_period_end') ?? false,
    created: at,
    currency: items[0]?.price.currency ?? 'usd',
    customer: customerId,
    default_payment_method: card ?? null,
    description: nullable(params, 'description') ?? null,
    discounts: discounts.map((discount) => discount.id),
    items: itemList(id, items),
    metadata: mergedMetadata({}, params),
    test_clock: customer.test_clock ?? null,
  });
}

/** Creates a subscription: the first invoice is finalised at once and, unless `default_incomplete`, paid. */
export async function subscribe(wire: Wire): Promise<Subscription> {
  const { params } = wire;
  const customerId = required(params, 'customer');
  const behavior = text(params, 'payment_behavior') ?? 'allow_incomplete';
  const bare = await requestedSubscription(wire, params, customerId, false);
  const customer = await get(wire, 'customer', customerId);
  if (behavior !== 'default_incomplete' && !(await payingCard(wire, customer, bare))) {
    throw new StripeProblem({
      message:
        'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      code: 'resource_missing',
    });
  }
  const at = bare.created;
  await put(wire, bare);
  for (const item of bare.items.data) {
    await storeItemMemory(wire, item.id, { subscription: bare.id, billed: null });
  }
  const items = await itemsOf(wire, bare);
  const period = currentPeriod(bare);
  const discounts = await discountsFor(wire, bare, customer);
  const billing = await calculateBill(wire, {
    customer,
    subscription: bare,
    reason: 'subscription_create',
    lines: recurringLines(items, period),
    discounts,
    at,
    period: { start: at, end: at },
    finalizesAt: null,
  });
  const draft = await saveBill(wire, billing);
  await storeCharges(wire, bare.id, items, billing);
  const off = billing.charged.flatMap((line) => line.discounts);
  const left = await afterUse(wire, bare, discounts, off);
  const made = await put(wire, {
    ...bare,
    discounts: left,
    latest_invoice: draft.id,
  });
  await wire.emit('customer.subscription.created', dataOf(made));
  if (made.test_clock === null) await markClockless(wire);
  const open = await finalize(wire, draft, at);
  if (open.status === 'open' && behavior !== 'default_incomplete') {
    const facts = { at, isOffSession: flag(params, 'off_session') ?? false, isAutomatic: true };
    const { intent } = await payInvoice(wire, open, facts);
    if (behavior === 'error_if_incomplete' && intent?.status !== 'succeeded') {
      throw intentProblem(intent, { isCommitted: false });
    }
  } else if (open.status === 'open') {
    await offerCard(wire, made, open.id);
  }
  return get(wire, 'subscription', made.id);
}

/** `default_incomplete` waits for a confirmation; the card that would pay is already on the intent. */
async function offerCard(wire: Wire, subscription: Subscription, invoice: string): Promise<void> {
  const customer = await get(wire, 'customer', subscription.customer);
  const card = await payingCard(wire, customer, subscription);
  const intent = await intentOf(wire, invoice);
  if (card && intent) {
    await put(wire, { ...intent, payment_method: card.id, status: 'requires_confirmation' });
  }
}
