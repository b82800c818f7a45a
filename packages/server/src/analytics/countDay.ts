/** The statement that counts one day of a company from its events. */
import { sql } from 'drizzle-orm';
import { endOfDay, startOfDay } from '@hangtag/contract/rules/days';
import { REPEAT_SECONDS, VISIT_MINUTES } from '@hangtag/contract/wire/analytics';
import type { Transaction } from '../db/database.ts';

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

/** Counts a day of a company, whatever was counted of it before. */
export async function countDay(tx: Transaction, of: Day): Promise<void> {
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
