/** Days before a period that still runs, up to the same hour: what is counted until now is compared with as much. */
import { dayOf, endOfDay, startOfDay } from '@hangtag/contract/rules/days';
import type { Span } from './queries.ts';

/** A moment in a company's calendar. */
interface Now {
  readonly tz: string;
  readonly now: Date;
}

/** The moment of another day at which as much of it was over as of today now. @param day `YYYY-MM-DD`. */
export function sameHour(day: string, { tz, now }: Now): Date {
  const elapsed = now.getTime() - startOfDay(dayOf(now, tz), tz).getTime();
  const moment = startOfDay(day, tz).getTime() + elapsed;
  return new Date(Math.min(moment, endOfDay(day, tz).getTime()));
}

/** The compared days of a company; the last ends at the hour of `running`. @param running Null for a period that is over. */
export function comparedSpan(
  { companyId, from, to }: Pick<Span, 'companyId' | 'from' | 'to'>,
  running: Now | null,
): Span {
  const cut = running && { start: startOfDay(to, running.tz), end: sameHour(to, running) };
  return { companyId, from, to, cut };
}
