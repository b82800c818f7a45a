/** Totals of every product until the end of each day that is over; a list of all products reads two of them. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { countsTotal } from '../db/schema/analytics.ts';

/** What a total contains of each product. */
export const totalMeasures = ['scans', 'views', 'clicks', 'cta_visits', 'click_visits'] as const;
export type TotalMeasure = (typeof totalMeasures)[number];

const values = sql.raw(totalMeasures.join(', '));
const arrays = sql.raw(['product_ids', ...totalMeasures].join(', '));
const sorted = sql.raw(
  ['product_id', ...totalMeasures]
    .map((name) => `array_agg(${name} order by product_id)`)
    .join(', '),
);
const sums = sql.raw(totalMeasures.map((name) => `sum(${name})::int as ${name}`).join(', '));

/** Writes the totals of the days since one, each from the one before it and its own counts. */
export async function sumTotals(
  tx: Transaction,
  companyId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .delete(countsTotal)
    .where(and(eq(countsTotal.companyId, companyId), gte(countsTotal.day, from)));
  const days = await tx.execute(sql`
    select distinct to_char(day, 'YYYY-MM-DD') as day from counts_day
    where company_id = ${companyId} and day >= ${from}::date and day < ${to}::date order by day`);
  for (const { day } of rowsOf<{ day: string }>(days)) {
    await tx.execute(sql`
      with before as (
        select * from counts_total where company_id = ${companyId} and day < ${day}::date
        order by day desc limit 1
      ),
      each as (
        select r.* from before, unnest(${arrays}) as r(product_id, ${values})
        union all
        select product_id, ${values} from counts_day
        where company_id = ${companyId} and day = ${day}::date and product_id <> 0
      ),
      sums as (select product_id, ${sums} from each group by product_id)
      insert into counts_total (company_id, day, ${arrays})
      select ${companyId}::int, ${day}::date, ${sorted} from sums having count(*) > 0`);
  }
}
