/** The counted figures of a company; every screen, file and mail reads them here. */
import { type SQL, sql } from 'drizzle-orm';
import type { Measures, ValueCount } from '@hangtag/contract/wire/analytics';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';

/** Days of a company in its calendar, both included; the last may end early. */
export interface Span {
  readonly companyId: number;
  readonly from: string;
  readonly to: string;
  /** The part of the last day that counts; null for all of it. */
  readonly cut: { readonly start: Date; readonly end: Date } | null;
}

/** A moment as SQL. */
export const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const sums =
  sql.raw(`sum(scans)::int as scans, sum(views)::int as views, sum(visits)::int as visits,
  sum(visitors)::int as visitors, sum(clicks)::int as clicks, sum(cta_visits)::int as "ctaVisits",
  sum(click_visits)::int as "clickVisits", sum(dead)::int as dead, sum(bots)::int as bots`);

const names = sql.raw(
  'scans, views, visits, visitors, clicks, cta_visits, click_visits, dead, bots',
);

/** The rows of one product's span, or of the company's. */
function rowsOfSpan({ companyId, from, to, cut }: Span, productId: number): SQL {
  const own = sql`company_id = ${companyId} and product_id = ${productId}`;
  const last = cut ? sql`day < ${to}::date` : sql`day <= ${to}::date`;
  const days = sql`select day, ${names} from counts_day
    where ${own} and day >= ${from}::date and ${last}`;
  if (!cut) return days;
  return sql`${days} union all select ${to}::date, ${names} from counts_quarter
    where ${own} and bucket >= ${instant(cut.start)} and bucket < ${instant(cut.end)}`;
}

/** Figures by day; days without any are omitted. @param scope A product, or 0 for the company. */
export async function readDays(
  db: Queryable,
  span: Span,
  scope: number,
): Promise<ReadonlyMap<string, Measures>> {
  const result = await db.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as date, ${sums} from (${rowsOfSpan(span, scope)}) r group by day`);
  return new Map(
    rowsOf<Measures & { readonly date: string }>(result).map(({ date, ...row }) => [date, row]),
  );
}

export interface SummedValue extends ValueCount {
  readonly productId: number;
  readonly dimension: string;
  /** ISO 8601, UTC. */
  readonly lastAt: string;
}

type Dates = Pick<Span, 'companyId' | 'from' | 'to'>;

const valuesOf = ({ companyId, from, to }: Dates, dimensions: readonly string[]) => sql`
  from counts_value where company_id = ${companyId} and day >= ${from}::date and day <= ${to}::date
    and dimension = any(${`{${dimensions.join(',')}}`}::text[])`;

/** Sums of values over the days, largest first. @param scope A product, 0 for the company, null for every product. */
export async function sumValues(
  db: Queryable,
  dates: Dates,
  dimensions: readonly string[],
  scope: number | null,
): Promise<readonly SummedValue[]> {
  const result = await db.execute(sql`
    select product_id as "productId", dimension, value, sum(count)::int as count,
      to_char(max(last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastAt"
    ${valuesOf(dates, dimensions)} and ${scope === null ? sql`true` : sql`product_id = ${scope}`}
    group by 1, 2, 3 order by sum(count) desc, value`);
  return rowsOf(result);
}

/** The company's values of each day by dimension; one row each, because thousands take longer to send than to find. */
export async function readValueDays(
  db: Queryable,
  dates: Dates,
  dimensions: readonly string[],
): Promise<ReadonlyMap<string, readonly (readonly ValueCount[])[]>> {
  const result = await db.execute(sql`
    select dimension, json_agg(json_build_array(day, value, count)) as values
    ${valuesOf(dates, dimensions)} and product_id = 0 group by dimension`);
  type Entry = readonly [date: string, value: string, count: number];
  return new Map(
    rowsOf<{ dimension: string; values: readonly Entry[] }>(result).map((row) => {
      const days = Map.groupBy(row.values, ([date]) => date);
      return [
        row.dimension,
        [...days.values()].map((day) => day.map(([, value, count]) => ({ value, count }))),
      ];
    }),
  );
}

/** The first day on which a person came; null while only programs did. */
export async function findFirstDay(db: Queryable, companyId: number): Promise<string | null> {
  const result = await db.execute(
    sql`select to_char(min(day), 'YYYY-MM-DD') as day from counts_day
      where company_id = ${companyId} and product_id = 0 and (views > 0 or clicks > 0 or dead > 0)`,
  );
  return rowsOf<{ day: string | null }>(result)[0]?.day ?? null;
}

/** Scans of a company on every day so far, and those since a moment. */
export async function sumScans(
  db: Queryable,
  companyId: number,
  since: Date,
): Promise<{ readonly total: number; readonly recent: number }> {
  const own = sql`company_id = ${companyId}`;
  const result = await db.execute(sql`
    select (select coalesce(sum(scans), 0)::int from counts_day where product_id = 0 and ${own}) as total,
      (select coalesce(sum(scans), 0)::int from counts_quarter
        where product_id = 0 and ${own} and bucket > ${instant(since)}) as recent`);
  return rowsOf<{ total: number; recent: number }>(result)[0] ?? { total: 0, recent: 0 };
}
