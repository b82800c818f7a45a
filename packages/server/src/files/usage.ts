/** Where files are used: by drafts, by published pages, as a company's logo. */
import { and, countDistinct, eq, inArray } from 'drizzle-orm';
import type { FileUse } from '@hangtag/contract/wire/file';
import type { Database, Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { files } from '../db/schema/files.ts';
import { productFiles, products } from '../db/schema/products.ts';

/** How many products use each file; a file no product uses is missing from the map. */
export async function countUses(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ filesId: productFiles.filesId, uses: countDistinct(productFiles.productId) })
    .from(productFiles)
    .where(and(eq(productFiles.companyId, companyId), inArray(productFiles.filesId, [...ids])))
    .groupBy(productFiles.filesId);
  return new Map(rows.map((row) => [row.filesId, row.uses]));
}

/** Every product that uses the file, by name. */
export async function listUses(
  db: Queryable,
  companyId: number,
  filesId: number,
): Promise<readonly FileUse[]> {
  const rows = await db
    .select({ productId: products.id, name: products.name, place: productFiles.place })
    .from(productFiles)
    .innerJoin(products, eq(products.id, productFiles.productId))
    .where(and(eq(productFiles.companyId, companyId), eq(productFiles.filesId, filesId)))
    .orderBy(products.searchText, products.id);
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return [...byProduct.values()].flatMap(([first, second]) =>
    first
      ? [{ productId: first.productId, name: first.name, where: placeOf(first.place, second) }]
      : [],
  );
}

const placeOf = (place: 'draft' | 'published', second: unknown): FileUse['where'] =>
  second ? 'both' : place;

/** Is the file its company's logo? */
export async function isLogo(db: Queryable, companyId: number, filesId: number) {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.logoFilesId, filesId)));
  return rows.length > 0;
}

/** May anyone see the file: is it on a published page, or the logo such a page shows? */
export async function isPublic(db: Queryable, companyId: number, filesId: number) {
  const onPage = await db
    .select({ id: productFiles.filesId })
    .from(productFiles)
    .where(
      and(
        eq(productFiles.companyId, companyId),
        eq(productFiles.filesId, filesId),
        eq(productFiles.place, 'published'),
      ),
    )
    .limit(1);
  return onPage.length > 0 || isLogo(db, companyId, filesId);
}

/**
 * Removes the row of an unused file; other files lose it as their preview.
 * @throws the database's foreign key violation when a product refers to it.
 */
export async function deleteFile(db: Database, companyId: number, filesId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(files)
      .set({ previewId: null })
      .where(and(eq(files.companyId, companyId), eq(files.previewId, filesId)));
    await tx.delete(files).where(and(eq(files.companyId, companyId), eq(files.id, filesId)));
  });
}
