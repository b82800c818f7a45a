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

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const sums =
  sql.raw(`sum(scans)::int as scans, sum(views)::int as views, sum(visits)::int as visits,
  sum(visitors)::int as visitors, sum(clicks)::int as clicks, sum(cta_visits)::int as "ctaVisits",
  sum(click_visits)::int as "clickVisits", sum(dead)::int as dead, sum(bots)::int as bots`);

const names = sql.raw(
  'scans, views, visits, visitors, clicks, cta_visits, click_visits, dead, bots',
);

/** The rows of a span. @param products Null for every product; 0 is the company itself. */
function rowsOfSpan({ companyId, from, to, cut }: Span, products: readonly number[] | null): SQL {
  const ids = sql`any(${`{${(products ?? []).join(',')}}`}::int[])`;
  const those = products === null ? sql`product_id <> 0` : sql`product_id = ${ids}`;
  const last = cut ? sql`day < ${to}::date` : sql`day <= ${to}::date`;
  const days = sql`select product_id, day, ${names} from counts_day
    where company_id = ${companyId} and day >= ${from}::date and ${last} and ${those}`;
  if (!cut) return days;
  return sql`${days} union all select product_id, ${to}::date, ${names} from counts_quarter
    where company_id = ${companyId} and ${those}
      and bucket >= ${instant(cut.start)} and bucket < ${instant(cut.end)}`;
}

/** Figures by day; days without any are omitted. @param scope A product, or 0 for the company. */
export async function readDays(
  db: Queryable,
  span: Span,
  scope: number,
): Promise<ReadonlyMap<string, Measures>> {
  const result = await db.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as date, ${sums} from (${rowsOfSpan(span, [scope])}) r group by day`);
  return new Map(
    rowsOf<Measures & { readonly date: string }>(result).map(({ date, ...row }) => [date, row]),
  );
}

export type ProductCounts = Measures & { readonly productId: number };

/** Figures by product, most scanned first. @param products Only these; null for all. */
export async function readProducts(
  db: Queryable,
  span: Span,
  products: readonly number[] | null,
): Promise<readonly ProductCounts[]> {
  const result = await db.execute(sql`
    select product_id as "productId", ${sums} from (${rowsOfSpan(span, products)}) r
    group by product_id order by scans desc, clicks desc, product_id`);
  return rowsOf<ProductCounts>(result);
}

/** Scans between two instants of quarter hours, by product; the company itself under 0. */
export async function readQuarters(
  db: Queryable,
  companyId: number,
  edges: readonly Date[],
): Promise<
  readonly { readonly productId: number; readonly day: number; readonly scans: number }[]
> {
  const [start = new Date(0), end = start] = [edges[0], edges.at(-1)];
  const starts = `{${edges.map((edge) => edge.toISOString()).join(',')}}`;
  const result = await db.execute(sql`
    select product_id as "productId", width_bucket(bucket, ${starts}::timestamptz[]) as day,
      sum(scans)::int as scans
    from counts_quarter
    where company_id = ${companyId} and bucket >= ${instant(start)} and bucket < ${instant(end)}
    group by 1, 2 having sum(scans) > 0`);
  return rowsOf(result);
}

export interface DatedValue extends ValueCount {
  readonly date: string;
  readonly productId: number;
  readonly dimension: string;
  readonly lastAt: string;
}

/** Counted values by day. @param scope A product, 0 for the company, null for every product. */
export async function readValues(
  db: Queryable,
  { companyId, from, to }: Pick<Span, 'companyId' | 'from' | 'to'>,
  dimensions: readonly string[],
  scope: number | null,
): Promise<readonly DatedValue[]> {
  const result = await db.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as date, product_id as "productId", dimension, value, count,
      to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastAt"
    from counts_value
    where company_id = ${companyId} and day >= ${from}::date and day <= ${to}::date
      and dimension = any(${`{${dimensions.join(',')}}`}::text[])
      and ${scope === null ? sql`true` : sql`product_id = ${scope}`}
    order by day, value`);
  return rowsOf(result);
}

/** The first day with figures; null without any. */
export async function findFirstDay(db: Queryable, companyId: number): Promise<string | null> {
  const result = await db.execute(
    sql`select to_char(min(day), 'YYYY-MM-DD') as day from counts_day where company_id = ${companyId}`,
  );
  return rowsOf<{ day: string | null }>(result)[0]?.day ?? null;
}

/** Scans of every day so far by company, and those since a day. @param companyId Null for all companies. */
export async function sumScans(
  db: Queryable,
  companyId: number | null,
  since: Date,
): Promise<{ readonly total: number; readonly recent: number }> {
  const own = companyId === null ? sql`true` : sql`company_id = ${companyId}`;
  const result = await db.execute(sql`
    select (select coalesce(sum(scans), 0)::int from counts_day where product_id = 0 and ${own}) as total,
      (select coalesce(sum(scans), 0)::int from counts_quarter
        where product_id = 0 and ${own} and bucket > ${instant(since)}) as recent`);
  return rowsOf<{ total: number; recent: number }>(result)[0] ?? { total: 0, recent: 0 };
}
