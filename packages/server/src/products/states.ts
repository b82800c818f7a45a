/** The states of a product as SQL conditions, shared by the list's filter and the dashboard. */
import { and, eq, not, or } from 'drizzle-orm';
import { products } from '../db/schema/products.ts';

const isActive = eq(products.status, 'active');

/** Each product has one state: being inactive or archived takes precedence over its page (D36). */
export const states = {
  published: and(isActive, products.published, not(products.changed)),
  changed: and(isActive, products.published, products.changed),
  draft: and(isActive, not(products.published)),
  parked: eq(products.status, 'inactive'),
  archived: eq(products.status, 'archived'),
};

/** Published with changes, or not at all; as the index `products_waiting` has it. */
export const isWaiting = and(isActive, or(not(products.published), products.changed));
