/** The counted figures of a company; every screen, file and mail reads them here. */
import { type SQL, eq, sql } from 'drizzle-orm';
import { dayOf, mondayOf, plusDays } from '@hangtag/contract/rules/days';
import type { Measures, ValueCount } from '@hangtag/contract/wire/analytics';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { countStates } from '../db/schema/analytics.ts';

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

export type ProductCounts = Pick<
  Measures,
  'scans' | 'views' | 'clicks' | 'ctaVisits' | 'clickVisits'
> & { readonly productId: number };

const productNames = sql.raw('scans, views, clicks, cta_visits, click_visits');
const productSums = sql.raw(`sum(scans)::int as scans, sum(views)::int as views,
  sum(clicks)::int as clicks, sum(cta_visits)::int as "ctaVisits", sum(click_visits)::int as "clickVisits"`);

/**
 * The most scanned products, and the sum of all others under product 0. Weeks that are over are read as one row each.
 * @param most How many are named.
 */
export async function readProducts(
  db: Queryable,
  { companyId, from, to }: Omit<Span, 'cut'>,
  most: number,
): Promise<readonly ProductCounts[]> {
  const { first, end } = await fullWeeks(db, { companyId, from, to });
  const own = sql`company_id = ${companyId} and product_id <> 0`;
  const days = (start: string, after: string) => sql`
    select product_id, ${productNames} from counts_day
    where ${own} and day >= ${start}::date and day < ${after}::date`;
  const result = await db.execute(sql`
    with sums as (
      select product_id, ${productSums} from (
        ${days(from, first)}
        union all select product_id, ${productNames} from counts_week
          where ${own} and week >= ${first}::date and week < ${end}::date
        union all ${days(end, plusDays(to, 1))}
      ) r group by product_id
    ),
    ranked as (select *, row_number() over (order by scans desc, clicks desc, product_id) as place from sums)
    select case when place <= ${most} then product_id else 0 end as "productId", min(place) as place,
      sum(scans)::int as scans, sum(views)::int as views, sum(clicks)::int as clicks,
      sum("ctaVisits")::int as "ctaVisits", sum("clickVisits")::int as "clickVisits"
    from ranked group by 1 order by place`);
  return rowsOf<ProductCounts>(result);
}

/** The weeks of a span that are over and summed: their first Monday, and the one after the last. */
async function fullWeeks(
  db: Queryable,
  { companyId, from, to }: Omit<Span, 'cut'>,
): Promise<{ readonly first: string; readonly end: string }> {
  const [state] = await db.select().from(countStates).where(eq(countStates.companyId, companyId));
  const summed = state ? mondayOf(dayOf(state.countedUntil, state.zone)) : from;
  const first = mondayOf(plusDays(from, 6));
  const last = mondayOf(plusDays(to, 1));
  const end = last < summed ? last : summed;
  return first < end ? { first, end } : { first: from, end: from };
}

/** Scans of some products. */
export async function readScans(
  db: Queryable,
  { companyId, from, to, cut }: Span,
  products: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const own = sql`company_id = ${companyId} and product_id = any(${`{${products.join(',')}}`}::int[])`;
  const last = cut ? sql`day < ${to}::date` : sql`day <= ${to}::date`;
  const part = cut
    ? sql`union all select product_id, scans from counts_quarter
        where ${own} and bucket >= ${instant(cut.start)} and bucket < ${instant(cut.end)}`
    : sql``;
  const result = await db.execute(sql`
    select product_id as "productId", sum(scans)::int as scans from (
      select product_id, scans from counts_day where ${own} and day >= ${from}::date and ${last}
      ${part}
    ) r group by product_id`);
  return new Map(
    rowsOf<{ productId: number; scans: number }>(result).map((row) => [row.productId, row.scans]),
  );
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
