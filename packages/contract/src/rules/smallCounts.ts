/** Hides counts so small that they could be one person, so that no subtraction brings them back. */
import { LEAST_SHOWN, type ValueCount } from '../wire/analytics.ts';

/** What holds the values that are not shown. */
export const OTHER = 'other';

const byCount = (a: ValueCount, b: ValueCount) => a.count - b.count || (a.value < b.value ? -1 : 1);

/**
 * One day's counts with every value under five in `other`. Where `other` itself would be under five, the next larger
 * value joins it: else the sum minus the shown values would tell it.
 */
export function foldSmall(counts: readonly ValueCount[]): readonly ValueCount[] {
  const shown: ValueCount[] = [];
  let other = 0;
  let hasOther = false;
  for (const each of counts.toSorted(byCount)) {
    const isSmall = each.count < LEAST_SHOWN || each.value === OTHER;
    if (isSmall || (hasOther && other < LEAST_SHOWN)) {
      other += each.count;
      hasOther = true;
    } else shown.push(each);
  }
  return hasOther ? [...shown.toReversed(), { value: OTHER, count: other }] : shown.toReversed();
}

/** The sum of several days, each folded by itself: so neither a longer nor a shorter period tells more. */
export function sumFolded(days: readonly (readonly ValueCount[])[]): readonly ValueCount[] {
  const sums = new Map<string, number>();
  for (const { value, count } of days.flatMap(foldSmall)) {
    sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => Number(a.value === OTHER) - Number(b.value === OTHER) || -byCount(a, b));
}
