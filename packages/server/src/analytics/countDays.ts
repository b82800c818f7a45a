/**
 * Counts events into quarter hours and days. A day is always counted as a whole from its events, so counting it again,
 * by the next run or by another server, changes nothing.
 */
import { zoneOf } from '../policy/companyQueries.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { EVENT_DAYS, REPEAT_SECONDS, VISIT_MINUTES } from '@hangtag/contract/wire/analytics';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { countStates, countsDay, countsValue, countsWeek, events } from '../db/schema/analytics.ts';
import { companies } from '../db/schema/companies.ts';
import { dayOf, endOfDay, mondayOf, plusDays, startOfDay } from '@hangtag/contract/rules/days';
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
    await sumWeeks(tx, companyId, { from: first < seen ? first : seen, to: today });
    await tx
      .insert(countStates)
      .values({ companyId, zone, countedUntil: now })
      .onConflictDoUpdate({ target: countStates.companyId, set: { zone, countedUntil: now } });
  });
}

/** Sums the weeks that are over since a day. */
async function sumWeeks(
  tx: Transaction,
  companyId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [first, end] = [mondayOf(from), mondayOf(to)];
  await tx
    .delete(countsWeek)
    .where(and(eq(countsWeek.companyId, companyId), gte(countsWeek.week, first)));
  if (first >= end) return;
  await tx.execute(sql`
    insert into counts_week (company_id, week, product_id, scans, views, clicks, cta_visits, click_visits)
    select company_id, date_trunc('week', day)::date, product_id,
      sum(scans), sum(views), sum(clicks), sum(cta_visits), sum(click_visits)
    from counts_day where company_id = ${companyId} and product_id <> 0
      and day >= ${first}::date and day < ${end}::date
    group by 1, 2, 3`);
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

interface Day {
  readonly companyId: number;
  readonly zone: string;
  readonly day: string;
  /** Some of its events may be deleted already: what was counted stays. */
  readonly isOnce: boolean;
}

/**
 * Scope 0 is the whole company. A person's visits and first view are told apart in each scope; repeats are those of one
 * product in both.
 */
const marked = ({ companyId, zone, day }: Day) => sql`
  own as (
    select *, date_bin('15 minutes', at, '2000-01-01Z') as bucket, kind in ('scan', 'view') as is_view,
      visitor is not null and lag(at) over repeats > at - ${REPEAT_SECONDS} * interval '1 second' as is_repeat
    from events
    where company_id = ${companyId}
      and at >= ${startOfDay(day, zone).toISOString()}::timestamptz
      and at < ${endOfDay(day, zone).toISOString()}::timestamptz
    window repeats as (partition by visitor, product_id, kind, cta_id order by at, id)
  ),
  e as materialized (
    select s.scope, own.* from own cross join lateral (select 0 as scope union all
      select product_id where product_id <> 0) s
  ),
  people as (
    select e.*, coalesce(lag(at) over mine <= at - ${VISIT_MINUTES} * interval '1 minute', true)::int as begins,
      is_view and count(*) filter (where is_view) over mine = 1 as is_first
    from e where visitor is not null and kind in ('scan', 'view', 'click')
    window mine as (partition by visitor, scope order by at, id)
  ),
  numbered as materialized (
    select *, sum(begins) over (partition by visitor, scope order by at, id) as visit from people
  ),
  visits as (
    select scope, visitor, visit, min(bucket) as bucket, bool_or(shown_ctas is not null) as showed_cta,
      bool_or(kind = 'click') as clicked, bool_or(is_view) as has_view
    from numbered group by visitor, scope, visit
  ),
  firsts as (select * from numbered where is_first),
  shown as (
    select distinct scope, visitor, visit, unnest(string_to_array(nullif(shown_ctas, ''), ','))::int as cta_id
    from numbered
  ),
  pressed as (select distinct scope, visitor, visit, cta_id from numbered where kind = 'click')`;

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
  const noTime = sql`${startOfDay(day, of.zone).toISOString()}::timestamptz`;
  const dimension = (name: string) =>
    raw(`select 0 as product_id, '${name}' as dimension, coalesce(${name}, '') as value,
      count(*)::int as count, max(at) as last_at from firsts where scope = 0 group by 3`);
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
    quarters as materialized (select scope, bucket, ${sums} from parts group by scope, bucket),
    counted as (
      ${dimension('via')} union all ${dimension('language')} union all ${dimension('device')}
      union all ${dimension('country')} union all ${dimension('source')}
      union all select scope, 'cta', cta_id::text, count(*)::int, max(at) from e
        where kind = 'click' and not coalesce(is_repeat, false) group by scope, cta_id
      union all select scope, 'ctaVisits', cta_id::text, count(*)::int, ${noTime} from shown group by scope, cta_id
      union all select scope, 'ctaClickVisits', cta_id::text, count(*)::int, ${noTime}
        from shown join pressed using (scope, visitor, visit, cta_id) group by scope, cta_id
      union all select product_id, 'dead', reason, count(*)::int, max(at) from e
        where scope = 0 and kind = 'dead' and not coalesce(is_repeat, false) group by product_id, reason
      union all select scope, 'program', reason, count(*)::int, max(at) from e
        where kind = 'bot' group by scope, reason
    ),
    quarters_written as (
      insert into counts_quarter (company_id, product_id, bucket, ${columns})
      select ${companyId}::int, scope, bucket, ${columns} from quarters
      ${onConflict('counts_quarter', 'company_id, product_id, bucket', measures, isOnce)}
    ),
    days_written as (
      insert into counts_day (company_id, day, product_id, ${columns})
      select ${companyId}::int, ${day}::date, scope, ${sums} from quarters group by scope
      ${onConflict('counts_day', 'company_id, product_id, day', measures, isOnce)}
    )
    insert into counts_value (company_id, day, product_id, dimension, value, count, last_at)
    select ${companyId}::int, ${day}::date, product_id, dimension, value, count, last_at from counted
    ${onConflict('counts_value', 'company_id, dimension, product_id, day, value', ['count', 'last_at'], isOnce)}`);
}
