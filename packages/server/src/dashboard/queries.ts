/** The dashboard's figures, one database query each. */
import { and, count, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { PLACEHOLDER_NAME } from '@hangtag/contract/wire/product';
import { countIf } from '../db/counts.ts';
import type { Queryable } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { pageViews, products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';
import type { ProductRow } from '../products/queries.ts';
import { isWaiting, states } from '../products/states.ts';

const own = (companyId: number) => eq(products.companyId, companyId);

/** Products of a company by state, with the list filter's names. */
export async function countStates(db: Queryable, companyId: number) {
  const of = (state: keyof typeof states) => countIf(states[state]);
  const [row] = await db
    .select({
      published: of('published'),
      changed: of('changed'),
      drafts: of('draft'),
      parked: of('parked'),
      archived: of('archived'),
    })
    .from(products)
    .where(own(companyId));
  return row ?? { published: 0, changed: 0, drafts: 0, parked: 0, archived: 0 };
}

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

const viewsBetween = (companyId: number, start: Date, end: Date) =>
  and(
    eq(pageViews.companyId, companyId),
    gte(pageViews.viewedAt, start),
    lt(pageViews.viewedAt, end),
  );

/** Scans by day. @param edges Beginning of each day, and at last the end of the last. */
export async function countScans(
  db: Queryable,
  companyId: number,
  edges: readonly Date[],
): Promise<readonly number[]> {
  const [start = new Date(0), end = start] = [edges[0], edges.at(-1)];
  const starts = `{${edges.map((edge) => edge.toISOString()).join(',')}}`;
  const day = sql<number>`width_bucket(${pageViews.viewedAt}, ${starts}::timestamptz[])`;
  const rows = await db
    .select({ day: day.as('day'), scans: count() })
    .from(pageViews)
    .where(viewsBetween(companyId, start, end))
    .groupBy(sql`day`);
  const byDay = new Map(rows.map((row) => [Number(row.day), row.scans]));
  return edges.slice(1).map((_, at) => byDay.get(at + 1) ?? 0);
}

/** The most scanned products between two instants, with their scans. */
export async function listMostScanned(
  db: Queryable,
  companyId: number,
  { start, end, most }: { readonly start: Date; readonly end: Date; readonly most: number },
) {
  const scans = await db
    .select({ productId: pageViews.productId, scans: count() })
    .from(pageViews)
    .where(viewsBetween(companyId, start, end))
    .groupBy(pageViews.productId)
    .orderBy(desc(count()), pageViews.productId)
    .limit(most);
  if (scans.length === 0) return [];
  const ids = scans.map((each) => each.productId);
  const rows: readonly ProductRow[] = await db
    .select()
    .from(products)
    .where(and(own(companyId), inArray(products.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return scans.flatMap((each) => {
    const product = byId.get(each.productId);
    return product ? [{ product, scans: each.scans }] : [];
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
  const scanned = db.select(one).from(pageViews).where(eq(pageViews.companyId, companyId));
  const [row] = await db
    .select({
      edited: sql<boolean>`exists ${edited} or exists ${ownFile}`,
      published: sql<boolean>`exists ${published}`,
      scanned: sql<boolean>`exists ${scanned}`,
    })
    .from(sql`(values (1)) as one`);
  return row ?? { edited: false, published: false, scanned: false };
}

/** The product to continue with: a published one, else the last edited; null without any. */
export async function findFirstProduct(db: Queryable, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(own(companyId), eq(products.status, 'active')))
    .orderBy(desc(products.published), desc(products.contentSavedDate), desc(products.id))
    .limit(1);
  return row?.id ?? null;
}
