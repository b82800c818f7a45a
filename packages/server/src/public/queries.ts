/** What a public address leads to. Codes and GTINs are global, so these look-ups name no company: they find it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { gtinClaims, pageViews, products } from '../db/schema/products.ts';
import type { CompanyRow } from '../companies/queries.ts';
import type { ProductRow } from '../products/queries.ts';

/** A product behind an address, published or not. */
export interface Found {
  readonly product: ProductRow;
  readonly company: CompanyRow;
  /** Changes when any file of the page, or the logo, gets another body. */
  readonly filesKey: string;
}

/** Keys of the page's files and of the logo, in one text. */
const filesKey = sql<string>`(
  select coalesce(string_agg(f.key, ',' order by f.id), '') from files f
  where f.id = ${companies.logoFilesId} or f.id in (
    select pf.files_id from product_files pf
    where pf.product_id = ${products.id} and pf.place = 'published')
)`;

/** By the short address' code. */
export async function findByCode(db: Queryable, code: string): Promise<Found | undefined> {
  const rows = await db
    .select({ product: products, company: companies, filesKey })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.code, code));
  return rows[0];
}

/** By a GTIN that was ever published: an earlier number of a product still leads to it (N03). */
export async function findByGtin(db: Queryable, gtin14: string): Promise<Found | undefined> {
  const rows = await db
    .select({ product: products, company: companies, filesKey })
    .from(gtinClaims)
    .innerJoin(
      products,
      and(eq(products.id, gtinClaims.productId), eq(products.companyId, gtinClaims.companyId)),
    )
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(gtinClaims.gtin14, gtin14));
  return rows[0];
}

/** Writes down one look at a page: when, by which address, in which language; nothing about who. */
export async function insertView(
  db: Queryable,
  view: Omit<typeof pageViews.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(pageViews).values(view);
}
