/** The product list: search, order, state and page, all decided by the database. */
import { type SQL, and, asc, count, desc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { ProductOrder } from '@hangtag/contract/wire/product';
import type { Queryable } from '../db/database.ts';
import { likePattern } from '../db/fold.ts';
import { products } from '../db/schema/products.ts';
import type { ProductRow } from './queries.ts';

interface ProductFilter {
  readonly search: string;
  readonly page: number;
  readonly size: number;
  readonly sort: ProductOrder;
  readonly state?: 'published' | 'changed' | 'draft' | undefined;
}

/** Byte order: the folded text is made for it, and both databases agree on it. */
const byName = [asc(sql`${products.searchText} collate "C"`), asc(products.id)];

const orders: Readonly<Record<ProductOrder, readonly SQL[]>> = {
  Alphabetic: byName,
  'Recently edited': [desc(products.contentSavedDate), ...byName],
  'Recently published': [sql`${products.publishDate} desc nulls last`, ...byName],
};

/** As `hasUnpublishedChanges` of the contract: jsonb compares by content, whatever the order of members. */
const differs = sql`(
  ${products.content} is distinct from ${products.publishedContent} - 'summary'
  or ${products.publishedContent} -> 'summary' is distinct from jsonb_build_object(
    'name', ${products.name}, 'model', ${products.model},
    'upcCode', ${products.upcCode}, 'appLogoFilesId', ${products.appLogoFilesId})
)`;

const states = {
  published: and(eq(products.published, true), sql`not ${differs}`),
  changed: and(eq(products.published, true), differs),
  draft: eq(products.published, false),
};

/** One page of the products that are not archived; `all` counts them whatever the filter. */
export async function listProducts(db: Queryable, companyId: number, filter: ProductFilter) {
  const present = and(eq(products.companyId, companyId), ne(products.status, 'archived'));
  const matching = and(present, found(filter.search), filter.state && states[filter.state]);
  const rows: readonly ProductRow[] = await db
    .select()
    .from(products)
    .where(matching)
    .orderBy(...orders[filter.sort])
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const [total] = await db.select({ rows: count() }).from(products).where(matching);
  const [all] = await db.select({ rows: count() }).from(products).where(present);
  return { rows, total: total?.rows ?? 0, all: all?.rows ?? 0 };
}

/** A number is found however its digits are grouped. */
function found(search: string): SQL | undefined {
  if (search === '') return undefined;
  const plain = like(products.searchText, likePattern(search));
  const digits = search.replaceAll(/[\s-]/g, '');
  if (digits === search || !/^\d{6,14}$/.test(digits)) return plain;
  return or(plain, like(products.searchText, likePattern(digits)));
}
