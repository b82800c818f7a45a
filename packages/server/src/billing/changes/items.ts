/** A subscription at Stripe as we mean it: one plan, and any number of additional products beside it. */
import type { Stripe } from 'stripe';
import type { PlanRow } from '../../policy/planQueries.ts';
import type { Interval, Prices } from '../catalogue/prices.ts';
import { pricedItemOf } from '../catalogue/pricedItem.ts';

/** What a subscription is to hold. */
export interface PlanTarget {
  readonly plan: PlanRow;
  readonly interval: Interval;
  readonly additional: number;
}

/** What it holds now, by which items, and at which prices: one that began earlier may pay less than a new one. */
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
  const things = items.map((item) => ({ item, sold: pricedItemOf(item.price, plans) }));
  const additional = things.find(({ sold }) => sold?.kind === 'additional')?.item;
  for (const { item, sold } of things) {
    if (sold?.kind !== 'plan') continue;
    return {
      plan: sold.plan,
      interval: sold.interval,
      planItem: item.id,
      planCents: item.price.unit_amount ?? 0,
      additional: additional ? (additional.quantity ?? 1) : 0,
      additionalItem: additional?.id ?? null,
    };
  }
  return null;
}

/** Does it hold that already? */
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
