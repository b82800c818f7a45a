/** The products that wait to be published: what changed, and who saved it. */
import { listChanges } from '@hangtag/contract/rules/changes';
import type { ContentChange } from '@hangtag/contract/wire/changes';
import type { WaitingProduct } from '@hangtag/contract/wire/dashboard';
import type { ProductRow as ListRow } from '@hangtag/contract/wire/product';
import { findPeople } from '../auth/queries.ts';
import { listFileChanges } from '../content/uses.ts';
import { definitionsOf } from '../content/definitions.ts';
import type { Queryable } from '../db/database.ts';
import { presentBrief } from '../products/present.ts';
import { type ProductRow, draftOf } from '../products/queries.ts';

/** Adds to each presented row what differs from its page. @param rows The presented products, in the same order. */
export async function presentWaiting(
  db: Queryable,
  companyId: number,
  products: readonly ProductRow[],
  rows: readonly ListRow[],
): Promise<readonly WaitingProduct[]> {
  if (products.length === 0) return [];
  const names = new Map((await definitionsOf(db, companyId)).map(({ id, name }) => [id, name]));
  const people = await findPeople(
    db,
    products.map((each) => each.contentSavedBy),
  );
  const fileChanges = await listFileChanges(
    db,
    companyId,
    products.map(({ id }) => id),
  );
  const named = (change: ContentChange) =>
    change.kind === 'section'
      ? { ...change, title: change.title || (names.get(change.contentSectionId) ?? '') }
      : change;
  return rows.flatMap((row, at) => {
    const product = products[at];
    if (!product) return [];
    const { published, publishDate, publishUrl, version } = row;
    return {
      ...presentBrief(row),
      published,
      publishDate,
      publishUrl,
      version,
      changes: [
        ...listChanges(draftOf(product), product.publishedContent).map(named),
        ...(fileChanges.get(product.id) ?? []),
      ],
      contentSavedDate: product.contentSavedDate.toISOString(),
      savedBy: people.get(product.contentSavedBy ?? 0) ?? null,
    };
  });
}
