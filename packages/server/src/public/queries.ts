/** The targets of public addresses. Codes and GTINs are global, so these queries name no company. */
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { askedKey, askedKeys, ofKeys, prepared } from '../db/preparedStatements.ts';
import { companies } from '../db/schema/companies.ts';
import { ctas } from '../db/schema/ctas.ts';
import { gtinClaims, gtinRange, products } from '../db/schema/products.ts';
import type { CompanyRow } from '../policy/companyQueries.ts';
import { findDestination } from '../products/soldProducts.ts';
import type { ProductRow } from '../products/queries.ts';
import { batchReads } from '../support/batchReads.ts';

/** What a scan and a page need of a product. The draft is not among it: it can be as large as the page, and nobody sees it. */
const codedProduct = {
  id: products.id,
  companyId: products.companyId,
  code: products.code,
  status: products.status,
  published: products.published,
  publishedContent: products.publishedContent,
  publishDate: products.publishDate,
  takenDownAt: products.takenDownAt,
  movedToId: products.movedToId,
  allSerialized: products.allSerialized,
  eLabelSince: products.eLabelSince,
};

/** What they need of a company. */
const codedCompany = {
  id: companies.id,
  name: companies.name,
  theme: companies.theme,
  language: companies.language,
  timeZone: companies.timeZone,
  logoFilesId: companies.logoFilesId,
  url: companies.url,
  email: companies.email,
  telephone: companies.telephone,
  streetAddress: companies.streetAddress,
  streetAddress2: companies.streetAddress2,
  city: companies.city,
  state: companies.state,
  postcode: companies.postcode,
};

/** A product and whose it is. */
export interface Draft {
  readonly product: Pick<ProductRow, keyof typeof codedProduct>;
  readonly company: Pick<CompanyRow, keyof typeof codedCompany>;
}

/** A product behind its page's address, published or not. */
export interface PublicProduct extends Draft {
  /** The brand's own host in new codes; null for the platform's. */
  readonly host: string | null;
}

/** Passed as text, because drivers convert dates differently. */
const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`;

const usedHost = sql<string | null>`(
  select h.host from company_hosts h where h.company_id = ${companies.id} and h.is_used)`;

/** When a call to action of the company begins or ends next; midnight in UTC at the latest, because badges end with a day. */
export async function nextChangeByTime(db: Queryable, companyId: number, now: Date): Promise<Date> {
  const soonest = (moment: AnyPgColumn) =>
    sql`min(${moment}) filter (where ${moment} > ${instant(now)})`;
  const [row] = await db
    .select({
      ms: sql<
        number | null
      >`(extract(epoch from least(${soonest(ctas.startsAt)}, ${soonest(ctas.endsAt)})) * 1000)::float8`,
    })
    .from(ctas)
    .where(and(eq(ctas.companyId, companyId), isNull(ctas.deletedAt)));
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
  return new Date(Math.min(midnight, row?.ms ?? midnight));
}

/** By the short address' code. */
export async function findByCode(db: Queryable, code: string): Promise<PublicProduct | undefined> {
  const rows = await db
    .select({ product: codedProduct, company: codedCompany, host: usedHost })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.code, code));
  return rows[0];
}

/** A product behind its number, and whether there is more to ask for. */
export interface ScannedProduct extends Draft {
  /** Whether the product or a lot of it is recalled now. */
  readonly hasRecalls: boolean;
  /** Whether the brand gave links of its own to the number, a lot or an item. */
  readonly hasLinks: boolean;
  /** Whether its pages show content of the whole company. */
  readonly hasCompanyContent: boolean;
  /** Whether they offer its reports. */
  readonly hasReports: boolean;
}

const scanned = {
  product: codedProduct,
  company: codedCompany,
  hasRecalls: sql<boolean>`exists (select from recalls r where r.company_id = ${companies.id}
    and r.product_id = ${products.id} and r.ended_at is null)`,
  hasLinks: sql<boolean>`exists (select from code_links l where l.company_id = ${companies.id}
    and l.product_id = ${products.id})`,
  hasCompanyContent: sql<boolean>`exists (select from company_content o where o.company_id = ${companies.id}
    and o.published_content is not null)`,
  hasReports: sql<boolean>`exists (select from annual_reports r where r.company_id = ${companies.id}
    and r.status = 'active')`,
};

/** The product that a number names, before it was sold; scans that arrive together share a statement. */
const byGtin = prepared((db) => {
  const named = sql`coalesce(
    (select g.product_id from gtin_claims g where g.gtin14 = ${askedKey}),
    (select min(d.id) from products d where d.gtin14 = ${askedKey} and d.published_content is null))`;
  const statement = db
    .select({ asked: askedKey, ...scanned })
    .from(askedKeys)
    .innerJoin(products, eq(products.id, named))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .prepare('products_by_gtin');
  return batchReads<ScannedProduct>(async (numbers) => {
    const rows = await statement.execute(ofKeys(numbers));
    return new Map(rows.map(({ asked: number, ...found }) => [number, found]));
  });
});

const byId = prepared((db) =>
  db
    .select(scanned)
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('scanned_product_by_id'),
);

/**
 * By a GTIN that was ever published: an earlier number of a product still leads to it, and the number of a sold one
 * to the product of the company that has it now. Else by the number of a product that never was, so that its scans are
 * seen.
 */
export async function findByGtin(
  db: Queryable,
  gtin14: string,
): Promise<ScannedProduct | undefined> {
  const found = await byGtin(db)(gtin14);
  if (!found || found.product.movedToId === null) return found;
  const [moved] = await byId(db).execute({ id: (await findDestination(db, found.product)).id });
  return moved;
}

/**
 * The companies that published numbers of a range, where there are several two of them. The first and the last are read
 * from the ends of the index: a range may have a thousand numbers.
 */
const byRange = prepared((db) => {
  const ofRange = (end: SQL) =>
    sql`(${db
      .select({ companyId: end })
      .from(gtinClaims)
      .where(eq(gtinRange(gtinClaims.gtin14), gtinRange(askedKey)))})`;
  const ends = [
    ofRange(sql`min(${gtinClaims.companyId})`),
    ofRange(sql`max(${gtinClaims.companyId})`),
  ];
  const statement = db
    .select({ asked: askedKey, company: codedCompany })
    .from(askedKeys)
    .innerJoin(companies, sql`${companies.id} in (${sql.join(ends, sql`, `)})`)
    .prepare('companies_by_gtin_range');
  return batchReads<readonly Draft['company'][]>(async (numbers) => {
    const found = Map.groupBy(await statement.execute(ofKeys(numbers)), (row) => row.asked);
    return new Map([...found].map(([number, rows]) => [number, rows.map((row) => row.company)]));
  });
});

/**
 * The company of a number that no product has: the only one that published numbers with the same first digits. How long
 * the prefix is that GS1 gave it, no number says.
 */
export async function findByRange(
  db: Queryable,
  gtin14: string,
): Promise<Draft['company'] | undefined> {
  const found = await byRange(db)(gtin14);
  return found?.length === 1 ? found[0] : undefined;
}
