/** The bodies of files: the present one, and replaced ones that published pages still show. */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { fileBodies, files } from '../db/schema/files.ts';
import { products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';

type FileRow = typeof files.$inferSelect;

/** A body that a media address names, as its file's row would have it. */
interface FoundBody {
  readonly file: FileRow;
  /** The file with this body, which it may have had before. */
  readonly shown: FileRow;
}

/** The file and body a media address names; the key is the secret, the caller decides about access. */
export async function findByKey(db: Queryable, key: string): Promise<FoundBody | undefined> {
  const isThere = isNull(files.deletedAt);
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), isThere));
  if (file) return { file, shown: file };
  const [replaced] = await db
    .select({ file: files, body: fileBodies })
    .from(fileBodies)
    .innerJoin(files, eq(files.id, fileBodies.filesId))
    .where(and(eq(fileBodies.key, key), isThere));
  return replaced && { file: replaced.file, shown: withBody(replaced.file, replaced.body) };
}

/** A file with a body that it had before. */
const withBody = (
  file: FileRow,
  { filesId: _filesId, companyId: _companyId, ...body }: typeof fileBodies.$inferSelect,
): FileRow => ({ ...file, ...body });

/**
 * The files as a page shows them: with the bodies and focal points it was published with; a still of a film has its
 * present ones. @param productId Null: the company's content.
 */
export async function withPublishedBodies(
  db: Queryable,
  rows: readonly FileRow[],
  { companyId, productId }: { readonly companyId: number; readonly productId: number | null },
): Promise<readonly FileRow[]> {
  const shown = await db
    .select({ filesId: uses.filesId, focal: uses.focal, body: fileBodies })
    .from(uses)
    .leftJoin(fileBodies, eq(fileBodies.key, uses.fileKey))
    .where(
      and(
        eq(uses.companyId, companyId),
        productId === null ? isNull(uses.productId) : eq(uses.productId, productId),
        eq(uses.place, 'published'),
        isNotNull(uses.filesId),
      ),
    );
  const byFile = new Map(shown.map((each) => [each.filesId, each]));
  return rows.map((row) => {
    const page = byFile.get(row.id);
    if (!page) return row;
    const { body, focal } = page;
    return { ...(body ? withBody(row, body) : row), focal };
  });
}

/** Keeps a replaced body for the pages that show it, whose products differ from their drafts now. */
export async function storeBodyForPages(tx: Transaction, before: FileRow): Promise<boolean> {
  const shown = and(eq(uses.fileKey, before.key), eq(uses.filesId, before.id));
  const [first] = await tx.select({ id: uses.id }).from(uses).where(shown).limit(1);
  if (!first) return false;
  const { id: filesId, companyId, key, fileName, mime, bytes, sha256, storedAt } = before;
  const { width, height, durationMs, pages, renditions, shared } = before;
  const body = { filesId, companyId, key, fileName, mime, bytes, sha256, storedAt };
  const shape = { width, height, durationMs, pages, renditions, shared };
  await tx.insert(fileBodies).values({ ...body, ...shape });
  await markChanged(tx, before);
  return true;
}

/** Products whose pages show the file differ from their drafts now. */
export async function markChanged(
  tx: Transaction,
  { id, companyId }: Pick<FileRow, 'id' | 'companyId'>,
): Promise<void> {
  const showing = tx
    .select({ id: uses.productId })
    .from(uses)
    .where(and(eq(uses.filesId, id), eq(uses.place, 'published'), isNotNull(uses.productId)));
  await tx
    .update(products)
    .set({ changed: true })
    .where(and(eq(products.companyId, companyId), inArray(products.id, showing)));
}
