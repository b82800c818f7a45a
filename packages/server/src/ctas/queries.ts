/** The table of calls to action: reading, with their uses and clicks. */
import { and, asc, countDistinct, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { CtaUse } from '@hangtag/contract/wire/cta';
import { sumValues } from '../analytics/queries.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ctas } from '../db/schema/ctas.ts';
import { files } from '../db/schema/files.ts';
import { links } from '../db/schema/links.ts';
import { products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';
import { notFound } from '../http/refusal.ts';
import { checkOf } from '../linkCheck/links.ts';
import { type CompanyRow, zoneOf } from '../policy/companyQueries.ts';
import { dayOf, plusDays } from '@hangtag/contract/rules/days';

export type CtaRow = typeof ctas.$inferSelect;

/** Days that the list counts clicks over. */
const CLICK_DAYS = 30;

/** The calls to action of a company that are not deleted. */
export const ofCompany = (companyId: number) =>
  and(eq(ctas.companyId, companyId), isNull(ctas.deletedAt));

/** Every call to action of a company with the file it leads to and the check of its address, in display order. */
export async function listCtas(db: Queryable, companyId: number) {
  return db
    .select({ cta: ctas, file: files, link: links })
    .from(ctas)
    .leftJoin(files, eq(files.id, ctas.filesId))
    .leftJoin(links, checkOf(ctas.companyId, ctas.target))
    .where(ofCompany(companyId))
    .orderBy(asc(ctas.displayOrder), asc(ctas.id));
}

/** How many of a company's calls to action exist. */
export const countCtas = (db: Queryable, companyId: number) =>
  db.$count(ctas, ofCompany(companyId));

/** One call to action. @throws Refusal 404. */
export async function findCta(db: Queryable, companyId: number, ctaId: number): Promise<CtaRow> {
  const [row] = await db
    .select()
    .from(ctas)
    .where(and(ofCompany(companyId), eq(ctas.id, ctaId)));
  if (!row) throw notFound();
  return row;
}

/** One call to action, locked until the transaction ends. */
export async function lockCta(
  tx: Transaction,
  companyId: number,
  ctaId: number,
): Promise<CtaRow | undefined> {
  const [row] = await tx
    .select()
    .from(ctas)
    .where(and(ofCompany(companyId), eq(ctas.id, ctaId)))
    .for('update');
  return row;
}

/** Where each call to action of a company is used, by its id; unused ones are omitted. */
export async function countUses(db: Queryable, companyId: number) {
  const rows = await db
    .select({
      ctaId: sql<number>`${uses.ctaId}`,
      products: countDistinct(uses.productId),
      isOfCompany: sql<boolean>`bool_or(${uses.productId} is null)`,
      isOnEveryPage: sql<boolean>`bool_or(${uses.productId} is null and ${uses.place} = 'published')`,
      pages: sql<number>`count(*) filter (where ${products.id} is not null and ${uses.place} = 'published')::int`,
    })
    .from(uses)
    .leftJoin(
      products,
      and(eq(products.id, uses.productId), products.published, ne(products.status, 'archived')),
    )
    .where(and(eq(uses.companyId, companyId), isNotNull(uses.ctaId)))
    .groupBy(uses.ctaId);
  return new Map(rows.map((row) => [row.ctaId, row]));
}

/** Published pages of a company. */
export const countPages = (db: Queryable, companyId: number) =>
  db.$count(
    products,
    and(eq(products.companyId, companyId), products.published, ne(products.status, 'archived')),
  );

/** Clicks of the last 30 days by call to action; one without clicks is omitted. */
export async function countClicks(
  db: Database,
  company: CompanyRow,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const to = dayOf(now, zoneOf(company));
  const span = { companyId: company.id, from: plusDays(to, -CLICK_DAYS), to };
  const clicks = await sumValues(db, span, ['cta'], 0);
  return new Map(clicks.map(({ value, count }) => [Number(value), count]));
}

/** Every place that uses a call to action: the company's content first, then products by name. */
export async function listUses(
  db: Queryable,
  companyId: number,
  ctaId: number,
): Promise<readonly CtaUse[]> {
  const rows = await db
    .select({
      productId: uses.productId,
      product: products.name,
      company: companies.name,
      place: uses.place,
    })
    .from(uses)
    .innerJoin(companies, eq(companies.id, uses.companyId))
    .leftJoin(products, eq(products.id, uses.productId))
    .where(and(eq(uses.companyId, companyId), eq(uses.ctaId, ctaId)))
    .orderBy(sql`${products.searchText} collate "C" nulls first`, products.id, uses.place);
  return [...Map.groupBy(rows, ({ productId }) => productId).values()].flatMap(
    ([first, second]): readonly CtaUse[] =>
      first
        ? [
            {
              kind: first.productId === null ? 'company' : 'product',
              id: first.productId ?? companyId,
              name: first.product ?? first.company,
              place: second ? 'both' : first.place,
            },
          ]
        : [],
  );
}

/** Products of a company by id. */
export const findProducts = (db: Queryable, companyId: number, ids: readonly number[]) =>
  db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.id, [...ids])));
