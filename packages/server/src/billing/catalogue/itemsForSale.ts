/** What is for sale, as our own data has it (D21, K07); cents. */
import type { PlanName } from '@hangtag/contract/wire/plan';
import type { Queryable } from '../../db/database.ts';
import { listAddons, listPlans } from '../../policy/planQueries.ts';

/** How often something is paid. */
export type Interval = 'month' | 'year';

/** One price. */
export interface SaleItem {
  readonly key: PlanName | 'additionalProduct';
  readonly name: string;
  readonly interval: Interval;
  readonly cents: number;
}

/** Stripe's metadata on each price: what it is the price of. */
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
