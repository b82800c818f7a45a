/** How often what public pages show has changed (decision 0085); triggers of the database write it. */
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Rows are only added, in the transaction of the change, so that two changes never wait for each other; the sum of a
 * company's rows grows with every change. The hourly sweep joins them without changing the sum.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    /** Not a reference: a foreign key would lock the company. The platform's own company stands for all. */
    companyId: integer('company_id').notNull(),
    /** 0: all products of the company. */
    productId: integer('product_id').notNull().default(0),
    changes: bigint({ mode: 'number' }).notNull().default(1),
  },
  (t) => [index('page_changes_page').on(t.companyId, t.productId, t.changes)],
);
