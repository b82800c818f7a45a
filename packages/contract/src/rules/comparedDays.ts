/** Which days a period is compared with. */
import { plusDays } from './days.ts';
import { type Comparison, daysOf } from '../wire/analytics.ts';

/** As many days earlier, on the same weekdays; null without a comparison. */
export function comparedDays(
  from: string,
  to: string,
  compare: Comparison,
): { readonly from: string; readonly to: string } | null {
  if (compare === 'none') return null;
  const days = compare === 'year' ? 364 : Math.ceil(daysOf(from, to) / 7) * 7;
  return { from: plusDays(from, -days), to: plusDays(to, -days) };
}
