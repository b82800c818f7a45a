/** The billing cycle of a subscription. */
import type { Interval, Period } from '../money/periods.ts';
import type { Subscription, SubscriptionItem } from './stored.ts';

const UNITS = { day: 'day', week: 'week', month: 'month', year: 'year' } as const;

const isUnit = (name: string): name is keyof typeof UNITS => name in UNITS;

/** How long the periods of these items are; they share one. */
export function intervalOf(items: readonly SubscriptionItem[]): Interval {
  const recurring = items[0]?.price.recurring;
  const unit = recurring?.interval ?? 'month';
  return { unit: isUnit(unit) ? unit : 'month', count: recurring?.interval_count ?? 1 };
}

/** The period in which a subscription is. */
export function currentPeriod({ items }: Pick<Subscription, 'items'>): Period {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** The items in that period. */
export const inPeriod = (
  items: readonly SubscriptionItem[],
  { start, end }: Period,
): SubscriptionItem[] =>
  items.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
