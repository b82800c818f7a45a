/** Forgets what is over: single requests after 35 days, salts after their day, counts after two years. */
import { and, lt, sql } from 'drizzle-orm';
import { COUNT_DAYS, EVENT_DAYS, QUARTER_DAYS } from '@hangtag/contract/wire/analytics';
import type { Database } from '../db/database.ts';
import {
  alerts,
  countsDay,
  countsQuarter,
  countsValue,
  countsTotal,
  events,
} from '../db/schema/analytics.ts';
import { dayOf, daysBefore } from '@hangtag/contract/rules/days';
import { sweepSalts } from './visitor.ts';

/** Deletes what is older than its time. An event stays until its day is counted. */
export async function sweepCounts(db: Database, now: Date): Promise<void> {
  const isCounted = sql`${events.at} < (
    select counted_until - interval '2 days' from count_states s where s.company_id = ${events.companyId})`;
  const instant = (days: number) => new Date(daysBefore(now, days));
  await db.delete(events).where(and(lt(events.at, instant(EVENT_DAYS)), isCounted));
  await db.delete(countsQuarter).where(lt(countsQuarter.bucket, instant(QUARTER_DAYS)));
  const oldest = dayOf(instant(COUNT_DAYS), 'UTC');
  await db.delete(countsDay).where(lt(countsDay.day, oldest));
  await db.delete(countsValue).where(lt(countsValue.day, oldest));
  // The newest of the old stays: it is what the totals of the first kept day began with.
  await db
    .delete(countsTotal)
    .where(
      sql`${countsTotal.day} < (select max(t.day) from counts_total t where t.company_id = ${countsTotal.companyId} and t.day < ${oldest})`,
    );
  await db.delete(alerts).where(lt(alerts.day, oldest));
  await sweepSalts(db, now);
}
