/** What a price of Stripe's stands for here, and what a line of a bill says about it. */
import type { Stripe } from 'stripe';
import type { PlanRow } from '../../policy/planQueries.ts';
import type { Interval, Prices } from './prices.ts';
import { PRICE_KEY } from './itemsForSale.ts';

/** What is sold under a price. */
export type PricedItem =
  | { readonly kind: 'plan'; readonly plan: PlanRow; readonly interval: Interval }
  | { readonly kind: 'additional'; readonly interval: Interval };

const intervals: readonly Interval[] = ['month', 'year'];

/** Everything on sale, by Stripe's price id. */
export function itemsByPrice(
  prices: Prices,
  plans: readonly PlanRow[],
): ReadonlyMap<string, PricedItem> {
  const sold = new Map<string, PricedItem>();
  for (const interval of intervals) {
    sold.set(prices.additionalProduct(interval), { kind: 'additional', interval });
    for (const plan of plans) {
      const id = prices.plan(plan.name, interval);
      if (id !== null) sold.set(id, { kind: 'plan', plan, interval });
    }
  }
  return sold;
}

/** What a price is the price of, by its own word: it holds for prices that are no longer on sale too. */
export function pricedItemOf(
  { metadata, recurring }: Stripe.Price,
  plans: readonly PlanRow[],
): PricedItem | null {
  const interval: Interval = recurring?.interval === 'year' ? 'year' : 'month';
  const key = metadata[PRICE_KEY];
  if (key === 'additionalProduct') return { kind: 'additional', interval };
  const plan = plans.find(({ name }) => name === key);
  return plan ? { kind: 'plan', plan, interval } : null;
}

/** One period of a plan in cents; null where it is not for sale. */
export const planCents = (plan: PlanRow, interval: Interval): number | null =>
  interval === 'year' ? plan.yearlyCents : plan.monthlyCents;

/** One period of an additional product in cents: a year costs twelve months. */
export const additionalCents = (monthlyCents: number, interval: Interval): number =>
  interval === 'year' ? monthlyCents * 12 : monthlyCents;

const several = (count: number, thing: string) =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`;

/** A whole period: `Pro, 3 products`. */
export const fullPeriodLabel = (sold: PricedItem): string =>
  sold.kind === 'plan'
    ? `${sold.plan.title}, ${several(sold.plan.productNumber, 'product')}`
    : 'Additional product';

/** The rest of a period: `Pro, 20 days`. */
export const remainingPeriodLabel = (sold: PricedItem, days: number): string =>
  `${sold.kind === 'plan' ? sold.plan.title : 'Additional product'}, ${several(days, 'day')}`;

/** What was paid for and is not used: `Unused time on Business`. */
export const unusedTimeLabel = (sold: PricedItem, quantity: number): string =>
  sold.kind === 'plan'
    ? `Unused time on ${sold.plan.title}`
    : `Unused time of ${several(quantity, 'additional product')}`;
