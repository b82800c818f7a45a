/** The states of a product as SQL conditions, shared by the list's filter and everything that counts. */
import { and, eq, not, or } from 'drizzle-orm';
import { productCounts } from '../db/schema/productCounts.ts';
import { products } from '../db/schema/products.ts';

/** Each product has one state: being inactive or archived takes precedence over its page (D36). */
function statesIn(table: typeof products | typeof productCounts) {
  const isActive = eq(table.status, 'active');
  return {
    published: and(isActive, table.published, not(table.changed)),
    changed: and(isActive, table.published, table.changed),
    draft: and(isActive, not(table.published)),
    parked: eq(table.status, 'inactive'),
    archived: eq(table.status, 'archived'),
  };
}

/** Of a product's row. */
export const states = statesIn(products);

/** Of a row that counts products. */
export const countedStates = statesIn(productCounts);

/** Published with changes, or not at all; as the index `products_waiting` has it. */
export const isWaiting = and(
  eq(products.status, 'active'),
  or(not(products.published), products.changed),
);
