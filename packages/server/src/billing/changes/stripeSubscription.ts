/** A company's subscription as Stripe has it at this moment; what is stored may be a few seconds older. */
import { Stripe } from 'stripe';
import { type Interval, type Prices, pricedItemOf } from '../catalogue/itemsForSale.ts';
import type { Payments } from '../stripe/payments.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PlanRow } from '../../policy/planQueries.ts';

/** The subscriptions: at most one active, and incomplete ones that were never paid. */
export interface LiveSubscriptions {
  readonly current: Stripe.Subscription | null;
  readonly incomplete: readonly Stripe.Subscription[];
}

/** Ended ones are not listed by Stripe unless asked for. */
export async function readLive({ stripe }: Payments, customer: string): Promise<LiveSubscriptions> {
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

/** Stripe's metadata: the operation that changed the subscription last. */
export const OPERATION = 'hangtag_operation';

/** The id of an object that Stripe may have expanded. */
export const idOf = (thing: string | { readonly id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** End of the paid period, in seconds; stored on the items. */
export const periodEndOf = ({ items }: Stripe.Subscription): number =>
  Math.max(0, ...items.data.map(({ current_period_end: end }) => end));

/** Start of the period, in seconds. */
export const periodStartOf = ({ items }: Stripe.Subscription): number =>
  Math.min(...items.data.map(({ current_period_start: start }) => start));

/** Does it end: with its period, or at the moment that Stripe's portal sets in flexible billing mode? */
export const isEnding = (subscription: Stripe.Subscription): boolean =>
  subscription.cancel_at_period_end || subscription.cancel_at !== null;

/** The change that takes either end back. */
export const withoutEnd = (subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };

/**
 * How Stripe works prorations out, said at the beginning: its default for an account may be another one. Itemized, so that
 * coupons have lines of their own in the bill of a change.
 */
export const BILLING_MODE = {
  type: 'flexible',
  flexible: { proration_discounts: 'itemized' },
} as const;

/** The requested plan. */
export interface PlanTarget {
  readonly plan: PlanRow;
  readonly interval: Interval;
  readonly additional: number;
}

/** The current plan with its items and prices: an older one may be cheaper than a new one. */
export interface CurrentPlan extends PlanTarget {
  readonly planItem: string;
  readonly planCents: number;
  readonly additionalItem: string | null;
}

/** Reads the items; null where none of them is a plan of ours. */
export function currentPlanOf(
  items: readonly Stripe.SubscriptionItem[],
  plans: readonly PlanRow[],
): CurrentPlan | null {
  const things = items.map((item) => ({ item, priced: pricedItemOf(item.price, plans) }));
  const additional = things.find(({ priced }) => priced?.kind === 'additional')?.item;
  for (const { item, priced } of things) {
    if (priced?.kind !== 'plan') continue;
    return {
      plan: priced.plan,
      interval: priced.interval,
      planItem: item.id,
      planCents: item.price.unit_amount ?? 0,
      additional: additional ? (additional.quantity ?? 1) : 0,
      additionalItem: additional?.id ?? null,
    };
  }
  return null;
}

/**
 * A plan that support agreed by hand is not changed, and never given up for another one, by an order.
 * @throws Refusal 409 where one runs, or waits for its first payment.
 */
export function assertNotAgreed(
  { current, incomplete }: LiveSubscriptions,
  plans: readonly PlanRow[],
): void {
  const all = current === null ? incomplete : [current, ...incomplete];
  if (all.every(({ items }) => currentPlanOf(items.data, plans) !== null)) return;
  throw new Refusal(409, 'This plan was agreed with support. Contact support to change it.', {
    code: 'stale_write',
  });
}

/** Whether both are the same plan. */
export const isSamePlan = (a: PlanTarget, b: PlanTarget): boolean =>
  a.plan.name === b.plan.name && a.interval === b.interval && a.additional === b.additional;

/** The items of a new subscription. */
export function newItems(
  target: PlanTarget,
  prices: Prices,
): { price: string; quantity?: number }[] {
  return [
    { price: planPrice(target, prices) },
    ...(target.additional > 0
      ? [{ price: prices.additionalProduct(target.interval), quantity: target.additional }]
      : []),
  ];
}

/** One entry of the change of a subscription's items. */
interface ItemChange {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
}

/** The items that differ: the plan is swapped in place, the additional products keep their one item (D28). */
export function changedItems(
  currentPlan: CurrentPlan,
  target: PlanTarget,
  prices: Prices,
): ItemChange[] {
  const changes: ItemChange[] = [];
  if (currentPlan.plan.name !== target.plan.name || currentPlan.interval !== target.interval) {
    changes.push({ id: currentPlan.planItem, price: planPrice(target, prices) });
  }
  if (currentPlan.additional === target.additional && currentPlan.interval === target.interval)
    return changes;
  const quantity = target.additional;
  const price = prices.additionalProduct(target.interval);
  if (currentPlan.additionalItem === null) {
    if (quantity > 0) changes.push({ price, quantity });
  } else if (quantity === 0) changes.push({ id: currentPlan.additionalItem, deleted: true });
  else changes.push({ id: currentPlan.additionalItem, price, quantity });
  return changes;
}

function planPrice({ plan, interval }: PlanTarget, prices: Prices): string {
  const price = prices.plan(plan.name, interval);
  if (price === null) throw new Error(`The plan ${plan.name} is not for sale.`);
  return price;
}

/** Cancels a subscription that is not paid for, and takes a first invoice back that replaced nothing; one that has ended already is fine. */
export async function cancelUnpaid(
  stripe: Stripe,
  { id, status, latest_invoice: latest }: Stripe.Subscription,
): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    const isEnded =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isEnded) throw error;
  }
  const invoice = idOf(latest);
  if (status !== 'incomplete' || invoice === null) return;
  const { status: left } = await stripe.invoices.retrieve(invoice);
  if (left === 'open') await stripe.invoices.voidInvoice(invoice);
}
