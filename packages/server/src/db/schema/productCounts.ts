/** How many products of each state a company has (decision 0100); triggers of the database write it. */
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProductStatus } from '@hangtag/contract/wire/product';

/**
 * Rows are only added, in the transaction of the change, so that two changes never wait for each other; the sum of the
 * rows of one state is its number. The hourly sweep joins them without changing the sums.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    /** Not a reference: a foreign key would lock the company. */
    companyId: integer('company_id').notNull(),
    status: text().$type<ProductStatus>().notNull(),
    published: boolean().notNull(),
    changed: boolean().notNull(),
    placeholder: boolean().notNull(),
    /** Less than zero where products left the state. */
    products: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('product_counts_company').on(t.companyId)],
);
