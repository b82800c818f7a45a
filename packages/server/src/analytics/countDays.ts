/**
 * Counts events into quarter hours and days. A day is always counted as a whole from its events, so counting it again,
 * by the next run or by another server, changes nothing.
 */
import { zoneOf } from '../policy/companyQueries.ts';
import { and, eq, gte, inArray, min, sql } from 'drizzle-orm';
import { EVENT_DAYS, REPEAT_SECONDS, VISIT_MINUTES } from '@hangtag/contract/wire/analytics';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { countStates, countsDay, countsValue, events } from '../db/schema/analytics.ts';
import { companies } from '../db/schema/companies.ts';
import { dayOf, endOfDay, plusDays, startOfDay } from '@hangtag/contract/rules/days';
import type { NewEvent } from './eventBuffer.ts';

/** Events may come this much later than they happened, in milliseconds: clocks differ, and a buffer waits. */
const LATE_MS = 15 * 60_000;

/** More events than this are left to the job; fewer are counted when somebody reads. */
const COUNTED_ON_READ = 20_000;

/** Any number that is only ours; held per company while its days are counted. */
const COUNT_LOCK = 4_206_914;

/** Time between two runs of the job, in milliseconds. */
export const COUNT_MS = 60_000;

/** Counts what has come in since, for every company that has something new. */
export async function countAll(db: Database, now: Date): Promise<void> {
  const result = await db.execute(sql`
    select c.id from companies c left join count_states s on s.company_id = c.id
    where exists (select from events e where e.company_id = c.id
      and e.at >= coalesce(s.counted_until - ${LATE_MS} * interval '1 millisecond', '-infinity'))`);
  const rows = rowsOf<{ id: number }>(result);
  for (const { id } of rows) await countCompany(db, id, now);
}

/** As `countCompany`, unless there is so much that a reader would wait for it. */
export async function countBeforeReading(
  db: Database,
  companyId: number,
  now: Date,
): Promise<void> {
  const start = await startOfPending(db, companyId);
  if (!start) return;
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.companyId, companyId), gte(events.at, start)))
    .limit(COUNTED_ON_READ);
  if (rows.length > 0 && rows.length < COUNTED_ON_READ) await countCompany(db, companyId, now);
}

/** Counts the days of a company with events that are not counted yet. */
export async function countCompany(db: Database, companyId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK}, ${companyId})`);
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
    for (const day of await daysWithEvents(tx, companyId, zone, start)) {
      await countDay(tx, { companyId, zone, day, isOnce: day <= oldest });
    }
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

async function startOfPending(db: Queryable, companyId: number): Promise<Date | null> {
  const [state] = await db.select().from(countStates).where(eq(countStates.companyId, companyId));
  if (!state) return new Date(0);
  const from = new Date(state.countedUntil.getTime() - LATE_MS);
  const [first] = await db
    .select({ at: min(events.at) })
    .from(events)
    .where(and(eq(events.companyId, companyId), gte(events.at, from)));
  return first?.at ? startOfDay(dayOf(first.at, state.zone), state.zone) : null;
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

interface Day {
  readonly companyId: number;
  readonly zone: string;
  readonly day: string;
  /** Some of its events may be deleted already: what was counted stays. */
  readonly isOnce: boolean;
}

/** Scope 0 is the whole company. A person's repeats, visits and first view are told apart in each scope. */
const marked = ({ companyId, zone, day }: Day) => sql`
  e as (
    select s.scope, e.*, date_bin('15 minutes', e.at, '2000-01-01Z') as bucket,
      e.kind in ('scan', 'view') as is_view,
      e.visitor is not null and lag(e.at) over repeats > e.at - ${REPEAT_SECONDS} * interval '1 second' as is_repeat,
      e.visitor is not null and e.kind in ('scan', 'view', 'click') as is_person
    from events e cross join lateral (select 0 as scope union select e.product_id) s
    where e.company_id = ${companyId}
      and e.at >= ${startOfDay(day, zone).toISOString()}::timestamptz
      and e.at < ${endOfDay(day, zone).toISOString()}::timestamptz
    window repeats as (partition by s.scope, e.product_id, e.kind, e.cta_id, e.visitor order by e.at, e.id)
  ),
  people as (
    select *, row_number() over mine as place,
      case when lag(at) over mine > at - ${VISIT_MINUTES} * interval '1 minute' then 0 else 1 end as begins
    from e where is_person
    window mine as (partition by scope, visitor order by at, id)
  ),
  numbered as (
    select *, sum(begins) over (partition by scope, visitor order by at, id) as visit from people
  ),
  visits as (
    select scope, visitor, visit, min(bucket) as bucket, bool_or(showed_cta) as showed_cta,
      bool_or(kind = 'click') as clicked, bool_or(is_view) as has_view
    from numbered group by scope, visitor, visit
  ),
  firsts as (
    select distinct on (scope, visitor) scope, visitor, bucket, at, via, source, device, language, country
    from people where is_view order by scope, visitor, at, id
  )`;

const measures = [
  'scans',
  'views',
  'visits',
  'visitors',
  'clicks',
  'cta_visits',
  'click_visits',
  'dead',
  'bots',
] as const;

const raw = (text: string) => sql.raw(text);
const columns = raw(measures.join(', '));
const sums = raw(measures.map((each) => `sum(${each})::int as ${each}`).join(', '));

/** What happens to a row that is there already: the new count takes its place, where it differs. */
function onConflict(table: string, key: string, names: readonly string[], isOnce: boolean) {
  if (isOnce) return raw(`on conflict (${key}) do nothing`);
  const set = names.map((name) => `${name} = excluded.${name}`).join(', ');
  const of = (row: string) => names.map((name) => `${row}.${name}`).join(', ');
  return raw(
    `on conflict (${key}) do update set ${set} where (${of(table)}) is distinct from (${of('excluded')})`,
  );
}

async function countDay(tx: Transaction, of: Day): Promise<void> {
  const { companyId, day, isOnce } = of;
  await tx.execute(sql`
    with ${marked(of)},
    parts as (
      select scope, bucket,
        count(*) filter (where kind = 'scan' and not coalesce(is_repeat, false)) as scans,
        count(*) filter (where is_view) as views, 0 as visits, 0 as visitors,
        count(*) filter (where kind = 'click' and not coalesce(is_repeat, false)) as clicks,
        0 as cta_visits, 0 as click_visits,
        count(*) filter (where kind = 'dead' and not coalesce(is_repeat, false)) as dead,
        count(*) filter (where kind = 'bot') as bots
      from e group by scope, bucket
      union all
      select scope, bucket, 0, 0, count(*), 0, 0, count(*) filter (where showed_cta),
        count(*) filter (where showed_cta and clicked), 0, 0
      from visits where has_view group by scope, bucket
      union all
      select scope, bucket, 0, 0, 0, count(*), 0, 0, 0, 0, 0 from firsts group by scope, bucket
    ),
    quarters as (select scope, bucket, ${sums} from parts group by scope, bucket),
    written as (
      insert into counts_quarter (company_id, product_id, bucket, ${columns})
      select ${companyId}::int, scope, bucket, ${columns} from quarters
      ${onConflict('counts_quarter', 'company_id, product_id, bucket', measures, isOnce)}
    )
    insert into counts_day (company_id, day, product_id, ${columns})
    select ${companyId}::int, ${day}::date, scope, ${sums} from quarters group by scope
    ${onConflict('counts_day', 'company_id, day, product_id', measures, isOnce)}`);
  const dimension = (name: string) =>
    raw(`select 0 as product_id, '${name}' as dimension, coalesce(${name}, '') as value,
      count(*)::int as count, max(at) as last_at from firsts where scope = 0 group by 3`);
  await tx.execute(sql`
    with ${marked(of)},
    counted as (
      ${dimension('via')} union all ${dimension('language')} union all ${dimension('device')}
      union all ${dimension('country')} union all ${dimension('source')}
      union all select scope, 'cta', cta_id::text, count(*)::int, max(at) from e
        where kind = 'click' and not coalesce(is_repeat, false) group by scope, cta_id
      union all select product_id, 'dead', reason, count(*)::int, max(at) from e
        where scope = 0 and kind = 'dead' and not coalesce(is_repeat, false) group by product_id, reason
      union all select scope, 'program', reason, count(*)::int, max(at) from e
        where kind = 'bot' group by scope, reason
    )
    insert into counts_value (company_id, day, product_id, dimension, value, count, last_at)
    select ${companyId}::int, ${day}::date, product_id, dimension, value, count, last_at from counted
    ${onConflict('counts_value', 'company_id, day, product_id, dimension, value', ['count', 'last_at'], isOnce)}`);
}
