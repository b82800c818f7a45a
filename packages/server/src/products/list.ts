/** The product list: search, order, state and page, all decided by the database. */
import { type SQL, and, asc, desc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { ProductOrder } from '@hangtag/contract/wire/product';
import type { Queryable } from '../db/database.ts';
import { likePattern } from '../db/normalizeText.ts';
import { products } from '../db/schema/products.ts';
import { countProducts } from './counts.ts';
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
  const isPresent = and(own, ne(products.status, 'archived'));
  const asked = filter.state === 'archived' ? own : isPresent;
  const matching = and(asked, textMatches(filter.search), filter.state && states[filter.state]);
  const order = orders[filter.sort];
  const counts = await countProducts(db, companyId);
  const { present: all, archived, active, placeholders } = counts;
  const skipped = (filter.page - 1) * filter.size;
  const isSearch = filter.search !== '';
  // A search reads all texts anyway; without one every row after the page would be read for this.
  const matches = isSearch ? sql<number>`(count(*) over ())::int` : sql<number>`0`;
  // What is skipped is read off the index alone, so only the page's own rows are fetched.
  const page = db
    .select({ id: products.id, matches: matches.as('matches') })
    .from(products)
    .where(matching)
    .orderBy(...order)
    .limit(filter.size)
    .offset(skipped)
    .as('page');
  const found = await db
    .select({ product: products, matches: page.matches })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .orderBy(...order);
  // A page beyond the last row does not say how many there are.
  const countBefore = () => (skipped === 0 ? 0 : db.$count(products, matching));
  const rows: readonly ProductRow[] = found.map(({ product }) => product);
  const known = filter.state ? counts[filter.state] : all;
  const total = isSearch ? (found[0]?.matches ?? (await countBefore())) : known;
  return { rows, total, all, archived, active, placeholders };
}

/** A number is found however its digits are grouped. */
function textMatches(search: string): SQL | undefined {
  if (search === '') return undefined;
  const plain = like(products.searchText, likePattern(search));
  const digits = search.replaceAll(/[\s-]/g, '');
  if (digits === search || !/^\d{6,14}$/.test(digits)) return plain;
  return or(plain, like(products.searchText, likePattern(digits)));
}
