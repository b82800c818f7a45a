/** The dashboard's figures, one database query each. */
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { PLACEHOLDER_NAME } from '@hangtag/contract/wire/product';
import type { Queryable } from '../db/database.ts';
import { countsDay } from '../db/schema/analytics.ts';
import { files } from '../db/schema/files.ts';
import { products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';
import type { ProductRow } from '../products/queries.ts';
import { isWaiting } from '../products/states.ts';

const own = (companyId: number) => eq(products.companyId, companyId);

/** The last edited products whose page is behind, or missing. */
export async function listWaiting(
  db: Queryable,
  companyId: number,
  most: number,
): Promise<readonly ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(and(own(companyId), isWaiting))
    .orderBy(desc(products.contentSavedDate), desc(products.id))
    .limit(most);
}

/** The products of these ids with their counts, in the same order. */
export async function withProducts(
  db: Queryable,
  companyId: number,
  counts: readonly { readonly productId: number; readonly scans: number }[],
) {
  if (counts.length === 0) return [];
  const ids = counts.map((each) => each.productId);
  const rows: readonly ProductRow[] = await db
    .select()
    .from(products)
    .where(and(own(companyId), inArray(products.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return counts.flatMap(({ productId, scans }) => {
    const product = byId.get(productId);
    return product ? [{ product, scans }] : [];
  });
}

/** Whether the product was edited: the content of a new one is fixed (F168). */
const isEdited = or(
  ne(products.name, PLACEHOLDER_NAME),
  ne(products.model, ''),
  sql`${products.upcCode} is not null`,
  sql`${products.content} ->> 'title' <> ''`,
  sql`${products.content} -> 'sections' <> '[]'`,
  sql`${products.assets} <> '[]'`,
);

/** The first steps that a company has completed. */
export async function readFirstSteps(db: Queryable, companyId: number) {
  const ofCompany = own(companyId);
  const one = { one: sql`1` };
  const edited = db.select(one).from(products).where(and(ofCompany, isEdited));
  const ownFile = db
    .select(one)
    .from(products)
    .innerJoin(uses, eq(uses.productId, products.id))
    .innerJoin(files, eq(files.id, uses.filesId))
    .where(and(ofCompany, isNull(files.placeholder)));
  const published = db.select(one).from(products).where(and(ofCompany, products.published));
  const scanned = db
    .select(one)
    .from(countsDay)
    .where(and(eq(countsDay.companyId, companyId), gt(countsDay.scans, 0)));
  const [row] = await db
    .select({
      edited: sql<boolean>`exists ${edited} or exists ${ownFile}`,
      published: sql<boolean>`exists ${published}`,
      scanned: sql<boolean>`exists ${scanned}`,
    })
    .from(sql`(values (1)) as one`);
  return row ?? { edited: false, published: false, scanned: false };
}

/**
 * The product to continue with: a published one, else the last edited; null without any.
 *
 * @param hasPublished Whether one of the active ones is published: the order of editing is an index, the two together are not.
 */
export async function findFirstProduct(
  db: Queryable,
  companyId: number,
  hasPublished: boolean,
): Promise<number | null> {
  const isActive = and(own(companyId), eq(products.status, 'active'));
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(hasPublished ? and(isActive, products.published) : isActive)
    .orderBy(desc(products.contentSavedDate), desc(products.id))
    .limit(1);
  return row?.id ?? null;
}
