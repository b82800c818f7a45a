/** Which files products refer to, as rows: a file that is referred to cannot be deleted. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { productFiles } from '../db/schema/products.ts';
import type { ProductRow } from './queries.ts';

/** Says anew which files one side of a product refers to. */
export async function setProductFiles(
  tx: Transaction,
  { companyId, id }: Pick<ProductRow, 'companyId' | 'id'>,
  place: 'draft' | 'published',
  filesIds: readonly number[],
): Promise<void> {
  await tx
    .delete(productFiles)
    .where(
      and(
        eq(productFiles.companyId, companyId),
        eq(productFiles.productId, id),
        eq(productFiles.place, place),
      ),
    );
  await insertProductFiles(tx, [{ companyId, id }], place, filesIds);
}

/** Says which files one side of new products refers to. */
export async function insertProductFiles(
  tx: Transaction,
  owners: readonly Pick<ProductRow, 'companyId' | 'id'>[],
  place: 'draft' | 'published',
  filesIds: readonly number[],
): Promise<void> {
  const rows = owners.flatMap(({ companyId, id: productId }) =>
    [...new Set(filesIds)].map((filesId) => ({ companyId, productId, filesId, place })),
  );
  if (rows.length > 0) await tx.insert(productFiles).values(rows);
}
