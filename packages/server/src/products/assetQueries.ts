/** Assets of products in the database: they live inside their product's row, their ids in a sequence. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { products } from '../db/schema/products.ts';
import type { ProductRow } from './queries.ts';

/** The product of a company whose draft holds this asset. */
export async function findAssetOwner(
  db: Queryable,
  companyId: number,
  assetId: number,
): Promise<ProductRow | undefined> {
  const holds = sql`${products.assets} @> ${JSON.stringify([{ assetId }])}::jsonb`;
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), holds));
  return rows[0];
}

/** New ids for assets of products; no product ever gets one of them again. */
export async function nextAssetIds(tx: Transaction, wanted: number): Promise<readonly number[]> {
  if (wanted === 0) return [];
  const rows = await tx
    .select({ id: sql<string>`nextval('product_asset_ids')` })
    .from(sql`generate_series(1, ${wanted}::int)`);
  return rows.map((row) => Number(row.id));
}
