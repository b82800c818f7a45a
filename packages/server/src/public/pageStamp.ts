/** One small value per page that changes with everything the page shows (decision 0085). */
import { eq, sql } from 'drizzle-orm';
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { Queryable } from '../db/database.ts';
import { askedKey, askedKeys, ofKeys, prepared } from '../db/preparedStatements.ts';
import { companies } from '../db/schema/companies.ts';
import { pageChanges } from '../db/schema/pageChanges.ts';
import { products } from '../db/schema/products.ts';

/** Changes of what surrounds a product: files, buttons, sections, reports, badges, hosts and recalls. */
const changes = sql`(
  select sum(${pageChanges.changes}) from ${pageChanges}
  where ${pageChanges.companyId} in (${products.companyId}, ${sql.raw(String(PLATFORM_COMPANY_ID))})
    and ${pageChanges.productId} in (0, ${products.id})
)`;

const stamps = prepared((db) =>
  db
    .select({
      code: products.code,
      stamp: sql<string>`concat_ws('.', ${products.id}, ${products}.xmin, ${companies}.xmin, ${changes})`,
    })
    .from(askedKeys)
    .innerJoin(products, eq(products.code, askedKey))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .prepare('page_stamps'),
);

/**
 * The stamps of these codes' pages; codes of no product are missing. `xmin` is the transaction that wrote a row last, so
 * product and company need no counter.
 */
export async function readStamps(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await stamps(db).execute(ofKeys(codes));
  return new Map(rows.map(({ code, stamp }) => [code, stamp]));
}

/** Joins the rows of the same page or company into one with their sum; of two processes that do it, each joins its own. */
export async function joinPageChanges(db: Queryable): Promise<void> {
  await db.execute(sql`
    with several as (
      select company_id, product_id from page_changes group by 1, 2 having count(*) > 1
    ), joined as (
      delete from page_changes c using several s
      where c.company_id = s.company_id and c.product_id = s.product_id
      returning c.company_id, c.product_id, c.changes
    )
    insert into page_changes (company_id, product_id, changes)
    select company_id, product_id, sum(changes) from joined group by 1, 2`);
}
