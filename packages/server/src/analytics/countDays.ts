/**
 * Counts events into quarter hours and days. A day is always counted as a whole from its events, so counting it again,
 * by the next run or by another server, changes nothing.
 */
import { zoneOf } from '../policy/companyQueries.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { EVENT_DAYS } from '@hangtag/contract/wire/analytics';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { countStates, countsDay, countsValue, events } from '../db/schema/analytics.ts';
import { companies } from '../db/schema/companies.ts';
import { dayOf, plusDays, startOfDay } from '@hangtag/contract/rules/days';
import { countDay } from './countDay.ts';
import { sumTotals } from './totals.ts';
import type { Services } from '../http/vars.ts';
import type { NewEvent } from './eventBuffer.ts';

type Tools = Pick<Services, 'db' | 'events' | 'now'>;

/** Events may come this much later than they happened, in milliseconds: clocks differ, and a buffer waits. */
const LATE_MS = 15 * 60_000;

/** Any number that is only ours; held per company while its days are counted. */
const COUNT_LOCK = 4_206_914;

/** Time between two runs of the job, in milliseconds. */
export const COUNT_MS = 60_000;

/**
 * Counts what came in since the last run, this process's buffer included: the only place where figures are made. Every
 * reader takes what it finds.
 */
export async function countEvents({ db, events: buffer, now }: Tools): Promise<void> {
  await buffer.flush();
  await countAll(db, now());
}

/** Counts what is written, for every company that has something new or keeps another calendar than before. */
export async function countAll(db: Database, now: Date): Promise<void> {
  const result = await db.execute(sql`
    select c.id from companies c left join count_states s on s.company_id = c.id
    where (s.zone is not null and s.zone <> coalesce(c.time_zone, 'UTC'))
      or exists (select from events e where e.company_id = c.id
        and e.at >= coalesce(s.counted_until - ${LATE_MS} * interval '1 millisecond', '-infinity'))`);
  const rows = rowsOf<{ id: number }>(result);
  for (const { id } of rows) await countCompany(db, id, now);
}

/** Counts the days of a company with events that are not counted yet. */
export async function countCompany(db: Database, companyId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK}, ${companyId})`);
    // A day of a large company is sorted several times.
    await tx.execute(sql`set local work_mem = '48MB'`);
    const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
    if (!company) return;
    const zone = zoneOf(company);
    const [state] = await tx.select().from(countStates).where(eq(countStates.companyId, companyId));
    const isMoved = state !== undefined && state.zone !== zone;
    const oldest = dayOf(new Date(now.getTime() - EVENT_DAYS * 86_400_000), zone);
    if (isMoved) await forgetDays(tx, companyId, plusDays(oldest, 1));
    const start = isMoved
      ? startOfDay(plusDays(oldest, 1), zone)
      : state && new Date(state.countedUntil.getTime() - LATE_MS);
    const days = await daysWithEvents(tx, companyId, zone, start);
    for (const day of days) {
      await countDay(tx, { companyId, zone, day, isOnce: day <= oldest });
    }
    const today = dayOf(now, zone);
    const first = isMoved ? plusDays(oldest, 1) : (days[0] ?? today);
    const seen = state ? dayOf(state.countedUntil, zone) : first;
    await sumTotals(tx, companyId, { from: first < seen ? first : seen, to: today });
    await tx
      .insert(countStates)
      .values({ companyId, zone, countedUntil: now })
      .onConflictDoUpdate({ target: countStates.companyId, set: { zone, countedUntil: now } });
  });
}

/** Writes events that happened earlier, e.g. of a demo, so that the next run counts their days. */
export async function insertPast(db: Queryable, rows: readonly NewEvent[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 1000) {
    await db.insert(events).values(rows.slice(at, at + 1000));
  }
  await db
    .delete(countStates)
    .where(inArray(countStates.companyId, [...new Set(rows.map((row) => row.companyId))]));
}

/** What was counted by the days of another zone is counted again, as far as its events are still there. */
async function forgetDays(tx: Transaction, companyId: number, from: string): Promise<void> {
  for (const table of [countsDay, countsValue]) {
    await tx.delete(table).where(and(eq(table.companyId, companyId), gte(table.day, from)));
  }
}

async function daysWithEvents(
  tx: Transaction,
  companyId: number,
  zone: string,
  start: Date | undefined,
): Promise<readonly string[]> {
  const result = await tx.execute(sql`
    select distinct to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day from events
    where company_id = ${companyId} and at >= ${(start ?? new Date(0)).toISOString()}::timestamptz
    order by day`);
  return rowsOf<{ day: string }>(result).map(({ day }) => day);
}
