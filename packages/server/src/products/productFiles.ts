/** Which files products refer to, as rows: a file that is referred to cannot be deleted. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { productFiles } from '../db/schema/products.ts';
import type { ProductRow } from './queries.ts';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { filesOfSections } from '../content/sectionFiles.ts';

/** Every file a draft or a page refers to. */
export function filesOfContent(
  { headers, sections, summary, assets }: ProductContent,
  definitions: readonly CompanySection[],
): readonly number[] {
  const ids = [
    summary.appLogoFilesId,
    ...headers.flatMap((each) => [each.filesId, each.posterFilesId]),
    ...filesOfSections(sections, definitions),
    ...assets.flatMap(({ media, thumb }) => [
      'filesId' in media ? media.filesId : null,
      thumb?.filesId ?? null,
    ]),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Replaces the file references of a product's draft or page. */
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

/** Stores the file references of new products. */
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
