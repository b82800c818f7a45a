/** How many products a company has, by state, without reading them (decision 0100). */
import { type SQL, and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { productCounts } from '../db/schema/productCounts.ts';
import { countedStates } from './states.ts';

const { companyId, status, published, placeholder, products: number } = productCounts;

const all = sql`true`;

/** The products that fulfil a condition; without one, all of them. */
const countIf = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${number}) filter (where ${condition ?? all}), 0)::int`;

/**
 * Counts by state and by what limits and figures ask for.
 * @param ofCompany The company. @default all companies together
 */
export async function countProducts(db: Queryable, ofCompany?: number) {
  const isActive = eq(status, 'active');
  const isPresent = ne(status, 'archived');
  const [counts] = await db
    .select({
      published: countIf(countedStates.published),
      changed: countIf(countedStates.changed),
      draft: countIf(countedStates.draft),
      parked: countIf(countedStates.parked),
      archived: countIf(countedStates.archived),
      active: countIf(isActive),
      placeholders: countIf(and(isActive, placeholder)),
      /** Not archived. */
      present: countIf(isPresent),
      presentOnline: countIf(and(isPresent, published)),
      /** With a page, whatever their state. */
      online: countIf(sql`${published}`),
      all: countIf(all),
    })
    .from(productCounts)
    .where(ofCompany === undefined ? undefined : eq(companyId, ofCompany));
  if (!counts) throw new Error('A sum without groups always has a row.');
  return counts;
}

/** Joins the rows of the same state into one with their sum; of two processes that do it, each joins its own. */
export async function joinProductCounts(db: Queryable): Promise<void> {
  await db.execute(sql`
    with several as (
      select company_id, status, published, changed, placeholder from product_counts
      group by 1, 2, 3, 4, 5 having count(*) > 1
    ), joined as (
      delete from product_counts c using several s
      where (c.company_id, c.status, c.published, c.changed, c.placeholder)
        = (s.company_id, s.status, s.published, s.changed, s.placeholder)
      returning c.*
    )
    insert into product_counts (company_id, status, published, changed, placeholder, products)
    select company_id, status, published, changed, placeholder, sum(products) from joined
    group by 1, 2, 3, 4, 5 having sum(products) <> 0`);
}
