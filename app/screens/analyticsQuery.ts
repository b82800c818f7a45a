import { plusDays } from '@hangtag/contract/rules/days';
import { type Comparison, comparisons, isPeriod } from '@hangtag/contract/wire/analytics';
import { isDay } from '@hangtag/contract/wire/day';
import { type Period, type PeriodDays, periods } from '@hangtag/ui/patterns/Analytics';

/** Which figures an address asks for. */
export interface AnalyticsView {
  readonly period: Period;
  readonly days: PeriodDays;
  readonly compare: Comparison;
  /** Null for the whole company. */
  readonly productId: string | null;
}

/** Parses the address; ignores invalid values. @param today In the company's zone, `YYYY-MM-DD`. */
export function analyticsViewFrom(params: URLSearchParams, today: string): AnalyticsView {
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const isOwn = isDay(days.from) && isDay(days.to) && isPeriod(days);
  const span = periods.find((each) => each === params.get('days')) ?? '28';
  const product = params.get('product') ?? '';
  return {
    period: isOwn ? 'own' : span,
    days: isOwn ? days : { from: plusDays(today, 1 - Number(span)), to: today },
    compare: comparisons.find((each) => each === params.get('compare')) ?? 'previous',
    productId: /^[1-9]\d{0,8}$/.test(product) ? product : null,
  };
}

/** The address of other days; days of one's own and a number of days exclude each other. */
export function withPeriod(
  params: URLSearchParams,
  chosen: PeriodDays | { readonly days: Period },
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['days', 'from', 'to']) next.delete(name);
  for (const [name, value] of Object.entries(chosen)) next.set(name, value);
  return next;
}
