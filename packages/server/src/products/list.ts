/** The product list: search, order, state and page, all decided by the database. */
import { type SQL, and, asc, desc, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { ProductOrder } from '@hangtag/contract/wire/product';
import { countIf } from '../db/counts.ts';
import type { Queryable } from '../db/database.ts';
import { likePattern } from '../db/normalizeText.ts';
import { products } from '../db/schema/products.ts';
import type { ProductRow } from './queries.ts';
import { states } from './states.ts';

interface ProductFilter {
  readonly search: string;
  readonly page: number;
  readonly size: number;
  readonly sort: ProductOrder;
  readonly state?: keyof typeof states | undefined;
}

/** Byte order: the folded text is made for it, and both databases agree on it. */
const byName = [asc(sql`${products.searchText} collate "C"`), asc(products.id)];

const orders: Readonly<Record<ProductOrder, readonly SQL[]>> = {
  Alphabetic: byName,
  'Recently edited': [desc(products.contentSavedDate), ...byName],
  'Recently published': [sql`${products.publishDate} desc nulls last`, ...byName],
};

/**
 * One page of the products that are not archived, or of those that are when the filter says so.
 * `all`, `active`, `placeholders` and `archived` count whatever the filter.
 */
export async function listProducts(db: Queryable, companyId: number, filter: ProductFilter) {
  const own = eq(products.companyId, companyId);
  const present = and(own, ne(products.status, 'archived'));
  const asked = filter.state === 'archived' ? own : present;
  const matching = and(asked, found(filter.search), filter.state && states[filter.state]);
  const order = orders[filter.sort];
  // What is skipped is read off the index alone, so only the page's own rows are fetched.
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(matching)
    .orderBy(...order)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const rows: readonly ProductRow[] = await db
    .select()
    .from(products)
    .where(and(own, inArray(products.id, page)))
    .orderBy(...order);
  const counted = await countRows(db, own, and(asked, filter.state && states[filter.state]));
  const { all, archived, active, placeholders } = counted;
  const total = filter.search === '' ? counted.total : await db.$count(products, matching);
  return { rows, total, all, archived, active, placeholders };
}

/** What an index alone answers, in one reading of it; a search is counted by itself, because it reads the texts. */
async function countRows(db: Queryable, own: SQL, asked: SQL | undefined) {
  const [counted] = await db
    .select({
      total: countIf(asked),
      all: countIf(ne(products.status, 'archived')),
      archived: countIf(states.archived),
      active: countIf(eq(products.status, 'active')),
      placeholders: countIf(and(eq(products.status, 'active'), products.placeholder)),
    })
    .from(products)
    .where(own);
  return counted ?? { total: 0, all: 0, archived: 0, active: 0, placeholders: 0 };
}

/** A number is found however its digits are grouped. */
function found(search: string): SQL | undefined {
  if (search === '') return undefined;
  const plain = like(products.searchText, likePattern(search));
  const digits = search.replaceAll(/[\s-]/g, '');
  if (digits === search || !/^\d{6,14}$/.test(digits)) return plain;
  return or(plain, like(products.searchText, likePattern(digits)));
}
