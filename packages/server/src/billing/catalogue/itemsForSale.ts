/** The items for sale from our own data (D21, K07), and the item of a Stripe price; cents. */
import type { Stripe } from 'stripe';
import type { PlanName } from '@hangtag/contract/wire/plan';
import type { Queryable } from '../../db/database.ts';
import { type PlanRow, listAddons, listPlans } from '../../policy/planQueries.ts';

/** A billing interval. */
export type Interval = 'month' | 'year';

/** One price. */
export interface SaleItem {
  readonly key: PlanName | 'additionalProduct';
  readonly name: string;
  readonly interval: Interval;
  readonly cents: number;
}

/** Stripe's metadata on each price: the key of its item. */
export const PRICE_KEY = 'hangtag';

const written = (key: string) => key.replace('additionalProduct', 'additional_product');

/** Stripe's `lookup_key` of a price. */
export const lookupKeyOf = ({ key, interval }: Pick<SaleItem, 'key' | 'interval'>): string =>
  `hangtag_${written(key)}_${interval}`;

/** Stripe's id of a product; we choose it. */
export const productIdOf = ({ key }: Pick<SaleItem, 'key'>): string => `hangtag_${written(key)}`;

/** Every plan with a price, by the month and by the year, and the additional product. */
export async function itemsForSale(db: Queryable): Promise<readonly SaleItem[]> {
  const plans = (await listPlans(db)).flatMap(({ name: key, title, monthlyCents, yearlyCents }) => {
    const name = `Hangtag ${title}`;
    return [
      ...(monthlyCents === null
        ? []
        : [{ key, name, interval: 'month', cents: monthlyCents } as const]),
      ...(yearlyCents === null
        ? []
        : [{ key, name, interval: 'year', cents: yearlyCents } as const]),
    ];
  });
  const addons = (await listAddons(db)).flatMap(({ key, monthlyCents }) => {
    const name = 'Additional product';
    return [
      { key, name, interval: 'month', cents: monthlyCents } as const,
      // A year of it costs what twelve months cost.
      { key, name, interval: 'year', cents: 12 * monthlyCents } as const,
    ];
  });
  return [...plans, ...addons];
}

/** Ids of prices. */
export interface Prices {
  /** The price of a plan; null when it is not for sale. */
  plan(name: PlanName, interval: Interval): string | null;
  /** The price of one additional product; yearly is twelve times the monthly one. */
  additionalProduct(interval: Interval): string;
}

/** The item of a price. */
export type PricedItem =
  | { readonly kind: 'plan'; readonly plan: PlanRow; readonly interval: Interval }
  | { readonly kind: 'additional'; readonly interval: Interval };

/** Both of them. */
export const intervals: readonly Interval[] = ['month', 'year'];

/** Everything on sale, by Stripe's price id. */
export function itemsByPrice(
  prices: Prices,
  plans: readonly PlanRow[],
): ReadonlyMap<string, PricedItem> {
  const items = new Map<string, PricedItem>();
  for (const interval of intervals) {
    items.set(prices.additionalProduct(interval), { kind: 'additional', interval });
    for (const plan of plans) {
      const id = prices.plan(plan.name, interval);
      if (id !== null) items.set(id, { kind: 'plan', plan, interval });
    }
  }
  return items;
}

/** The key of a price: by its metadata, or by its product, which support may have given another price. */
export function priceKeyOf({ metadata, product }: Stripe.Price): string | undefined {
  const id = typeof product === 'string' ? product : product.id;
  const [, sold] = /^hangtag_(\w+)$/.exec(id) ?? [];
  return metadata[PRICE_KEY] ?? sold?.replace('additional_product', 'additionalProduct');
}

/** The item of a price, also of one that is no longer for sale. */
export function pricedItemOf(price: Stripe.Price, plans: readonly PlanRow[]): PricedItem | null {
  const interval: Interval = price.recurring?.interval === 'year' ? 'year' : 'month';
  const key = priceKeyOf(price);
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

/** One period of a plan with its additional products, in cents before discounts. */
export const periodCents = (
  { plan, interval, additional }: { plan: PlanRow; interval: Interval; additional: number },
  monthlyCents: number,
): number =>
  (planCents(plan, interval) ?? 0) + additional * additionalCents(monthlyCents, interval);
