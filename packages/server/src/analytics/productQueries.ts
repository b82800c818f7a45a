/** The counts of every product in a period: the totals at its end without those before it, so its length costs nothing. */
import { type SQL, sql } from 'drizzle-orm';
import type { Measures } from '@hangtag/contract/wire/analytics';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { type Span, instant } from './queries.ts';
import { type TotalMeasure, totalMeasures } from './totals.ts';

export type ProductCounts = Pick<
  Measures,
  'scans' | 'views' | 'clicks' | 'ctaVisits' | 'clickVisits'
> & { readonly productId: number };

const sums =
  sql.raw(`sum(scans)::int as scans, sum(views)::int as views, sum(clicks)::int as clicks,
  sum(cta_visits)::int as "ctaVisits", sum(click_visits)::int as "clickVisits"`);
/**
 * Rows that add up to the counts of each product. Days that no total contains yet, today among them, are read as they are.
 * Totals before the first kept day contain days that are deleted, so that day is where a period begins at the earliest.
 */
function rowsOfProducts(
  { companyId, from, to, cut }: Span,
  measures: readonly TotalMeasure[],
  only: SQL,
): SQL {
  const values = sql.raw(measures.join(', '));
  const arrays = sql.raw(['product_ids', ...measures].join(', '));
  const negative = sql.raw(measures.map((name) => `-r.${name}`).join(', '));
  const own = sql`company_id = ${companyId}`;
  const isInside = cut
    ? sql`day >= ${from}::date and day < ${to}::date`
    : sql`day >= ${from}::date and day <= ${to}::date`;
  const first = sql`greatest(${from}::date, (select min(day) from counts_day where ${own}))`;
  const newest = (days: SQL) =>
    sql`select * from counts_total where ${own} and ${days} order by day desc limit 1`;
  const quarters = sql`
    union all select product_id, ${values} from counts_quarter
      where ${own} and bucket >= ${instant(cut?.start ?? new Date(0))}
        and bucket < ${instant(cut?.end ?? new Date(0))} and ${only}`;
  return sql`
    with last as (${newest(isInside)}),
    before as (${newest(sql`day < ${first} and exists (select from last)`)})
    select r.* from last, unnest(${arrays}) as r(product_id, ${values}) where ${only}
    union all
    select product_id, ${negative} from before, unnest(${arrays}) as r(product_id, ${values}) where ${only}
    union all
    select product_id, ${values} from counts_day
      where ${own} and ${isInside} and day > coalesce((select day from last), '-infinity') and ${only}
    ${cut ? quarters : sql``}`;
}

/** The most scanned products. @param most How many. */
export async function readProducts(
  db: Queryable,
  span: Omit<Span, 'cut'>,
  most: number,
): Promise<readonly ProductCounts[]> {
  const rows = rowsOfProducts({ ...span, cut: null }, totalMeasures, sql`product_id <> 0`);
  const result = await db.execute(sql`
    select product_id as "productId", ${sums} from (${rows}) r group by product_id
    having sum(scans) > 0 or sum(views) > 0 or sum(clicks) > 0
    order by scans desc, clicks desc, product_id limit ${most}`);
  return rowsOf<ProductCounts>(result);
}

/** Scans of some products. */
export async function readScans(
  db: Queryable,
  span: Span,
  products: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = rowsOfProducts(
    span,
    ['scans'],
    sql`product_id = any(${`{${products.join(',')}}`}::int[])`,
  );
  const result = await db.execute(
    sql`select product_id as "productId", sum(scans)::int as scans from (${rows}) r group by product_id`,
  );
  return new Map(
    rowsOf<{ productId: number; scans: number }>(result).map(({ productId, scans }) => [
      productId,
      scans,
    ]),
  );
}
