/** The files table. */
import { and, count, desc, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm';
import type { FileType } from '@hangtag/contract/wire/section';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { likePattern, searchTextOf } from '../db/normalizeText.ts';
import { fileBodies, files } from '../db/schema/files.ts';
import { products } from '../db/schema/products.ts';
import { uses } from '../db/schema/uses.ts';
import { notFound } from '../http/refusal.ts';
import { consumeNonce } from './nonces.ts';

export type FileRow = typeof files.$inferSelect;
type NewFile = typeof files.$inferInsert;

/** The metadata of a stored upload. */
export type Body = Pick<
  FileRow,
  | 'key'
  | 'mime'
  | 'bytes'
  | 'sha256'
  | 'width'
  | 'height'
  | 'durationMs'
  | 'pages'
  | 'renditions'
  | 'shared'
> & {
  /** Absent: the name stays. */
  readonly fileName?: string | undefined;
};

/** The fields that users may change. */
export type FileChanges = Partial<
  Pick<
    FileRow,
    | 'status'
    | 'caption'
    | 'name'
    | 'assetName'
    | 'fileDescription'
    | 'previewId'
    | 'alt'
    | 'decorative'
  >
>;

const searchable = (file: Pick<NewFile, 'name' | 'assetName' | 'fileName'>) =>
  searchTextOf(file.name, file.assetName, file.fileName);

/** Announces a file; it has no body yet. */
export async function insertFile(db: Queryable, file: NewFile): Promise<FileRow> {
  const rows = await db
    .insert(files)
    .values({ ...file, searchText: searchable(file) })
    .returning();
  return one(rows);
}

/** One file of a company. */
export async function findFile(
  db: Queryable,
  companyId: number,
  id: number,
): Promise<FileRow | undefined> {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.id, id), isNull(files.deletedAt)));
  return rows[0];
}

/** The company of a file, for calls without one in their path; the caller checks access. */
export async function findOwner(db: Queryable, id: number): Promise<number | undefined> {
  const rows = await db
    .select({ companyId: files.companyId })
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deletedAt)));
  return rows[0]?.companyId;
}

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

/** The files as a page shows them: with the bodies it was published with. @param productId Null: the company's content. */
export async function withPublishedBodies(
  db: Queryable,
  rows: readonly FileRow[],
  { companyId, productId }: { readonly companyId: number; readonly productId: number | null },
): Promise<readonly FileRow[]> {
  const replaced = await db
    .select({ body: fileBodies })
    .from(fileBodies)
    .innerJoin(uses, eq(uses.fileKey, fileBodies.key))
    .where(
      and(
        eq(uses.companyId, companyId),
        productId === null ? isNull(uses.productId) : eq(uses.productId, productId),
        eq(uses.place, 'published'),
      ),
    );
  if (replaced.length === 0) return rows;
  const byFile = new Map(replaced.map(({ body }) => [body.filesId, body]));
  return rows.map((row) => {
    const body = byFile.get(row.id);
    return body ? withBody(row, body) : row;
  });
}

/** As `findFiles`, and none of them can be deleted until the transaction ends. */
export async function lockFiles(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<readonly FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(
      and(
        eq(files.companyId, companyId),
        inArray(files.id, [...new Set(ids)]),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(files.id)
    .for('share');
}

/** Files of a company by id; unknown ids and other companies' are left out. */
export async function findFiles(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<readonly FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.companyId, companyId),
        inArray(files.id, [...new Set(ids)]),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(files.id);
}

interface FileFilter {
  readonly status?: 'active' | 'inactive' | undefined;
  readonly type?: FileType | undefined;
  /** Hex; of the body as it was sent. */
  readonly sha256?: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/** One page of a company's files, newest first; those without a body and the drawn placeholders are not listed. */
export async function listFiles(db: Queryable, companyId: number, filter: FileFilter) {
  const stored = and(
    eq(files.companyId, companyId),
    isNotNull(files.storedAt),
    isNull(files.deletedAt),
    isNull(files.placeholder),
  );
  const matching = and(
    stored,
    filter.status && eq(files.status, filter.status),
    filter.type && eq(files.type, filter.type),
    filter.sha256 === undefined ? undefined : eq(files.sha256, filter.sha256),
    filter.search === '' ? undefined : like(files.searchText, likePattern(filter.search)),
  );
  const rows = await db
    .select()
    .from(files)
    .where(matching)
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const [total] = await db.select({ rows: count() }).from(files).where(matching);
  const [all] = await db.select({ rows: count() }).from(files).where(stored);
  return { rows, total: total?.rows ?? 0, all: all?.rows ?? 0 };
}

/** Changes the editable fields. */
export async function updateFile(
  db: Queryable,
  file: FileRow,
  changes: FileChanges,
): Promise<FileRow> {
  const rows = await db
    .update(files)
    .set({ ...changes, searchText: searchable({ ...file, ...changes }) })
    .where(and(eq(files.companyId, file.companyId), eq(files.id, file.id)))
    .returning();
  return one(rows);
}

/**
 * Gives the file its stored body and spends the upload address. A replaced body that published pages show stays with
 * them; of another one the key is answered, whose bytes nothing needs any more.
 * @throws Refusal 403 when the address was used before, 404 when the file is gone.
 */
export async function setBody(
  db: Database,
  target: Pick<FileRow, 'id' | 'companyId'>,
  body: Body,
  nonce: string | null,
): Promise<{ readonly row: FileRow; readonly unusedKey: string | null }> {
  const owned = and(eq(files.companyId, target.companyId), eq(files.id, target.id));
  return db.transaction(async (tx) => {
    if (nonce !== null) await consumeNonce(tx, target.companyId, nonce);
    const before = one(await tx.select().from(files).where(owned).for('update'));
    const rows = await tx
      .update(files)
      .set({ ...body, storedAt: sql`now()`, searchText: searchable({ ...before, ...named(body) }) })
      .where(owned)
      .returning();
    const isShown = await keepForPages(tx, before);
    return { row: one(rows), unusedKey: isShown ? null : before.key };
  });
}

/** Keeps a replaced body for the pages that show it, whose products differ from their drafts now. */
async function keepForPages(tx: Transaction, before: FileRow): Promise<boolean> {
  const shown = and(eq(uses.fileKey, before.key), eq(uses.filesId, before.id));
  const rows = await tx.select({ productId: uses.productId }).from(uses).where(shown);
  if (rows.length === 0) return false;
  const { id: filesId, companyId, key, fileName, mime, bytes, sha256, storedAt } = before;
  const { width, height, durationMs, pages, renditions, shared } = before;
  await tx.insert(fileBodies).values({
    ...{ filesId, companyId, key, fileName, mime, bytes, sha256, storedAt },
    ...{ width, height, durationMs, pages, renditions, shared },
  });
  const ids = rows.map(({ productId }) => productId).filter((id) => id !== null);
  if (ids.length > 0) {
    await tx
      .update(products)
      .set({ changed: true })
      .where(and(eq(products.companyId, companyId), inArray(products.id, ids)));
  }
  return true;
}

const named = ({ fileName }: Body) => (fileName === undefined ? {} : { fileName });

function one(rows: readonly FileRow[]): FileRow {
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}
