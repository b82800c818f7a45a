/** The files table. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isSame } from '@hangtag/contract/rules/canonical';
import type { FileTotalsChange } from '@hangtag/contract/wire/file';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { searchTextOf } from '../db/normalizeText.ts';
import { files } from '../db/schema/files.ts';
import { transact } from '../db/transact.ts';
import { notFound } from '../http/refusal.ts';
import { storeBodyForPages, markChanged } from './bodies.ts';
import { versionOfFile } from './fileVersion.ts';
import { consumeNonce } from './nonces.ts';
import { withTotalsChange } from './totals.ts';

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
    | 'focal'
    | 'tags'
  >
>;

/** The folded text that a search looks at. */
export const searchable = (
  file: Pick<NewFile, 'name' | 'assetName' | 'fileName' | 'alt' | 'fileDescription' | 'tags'>,
) =>
  searchTextOf(
    file.name,
    file.assetName,
    file.fileName,
    file.alt ?? null,
    file.fileDescription ?? null,
    ...(file.tags ?? []),
  );

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

/**
 * Changes the editable fields, and answers what that adds to the library's figures; published pages keep their focal
 * point until they are published again. @throws Refusal 404 when the file is gone, StaleWrite for an old version.
 */
export async function updateFile(
  db: Pick<Database, 'transaction'>,
  { companyId, id, previewId }: Pick<FileRow, 'companyId' | 'id' | 'previewId'>,
  changes: FileChanges,
  isCurrent: IsCurrent = () => true,
): Promise<{ readonly row: FileRow; readonly totalsChange: FileTotalsChange }> {
  const isStillChanged = changes.previewId !== undefined && changes.previewId !== previewId;
  const stills = isStillChanged ? [previewId, changes.previewId] : [];
  const counted = [id, ...stills].filter((each) => typeof each === 'number');
  const owned = and(eq(files.companyId, companyId), eq(files.id, id), isNull(files.deletedAt));
  return transact(db, async (tx) => {
    const { result, totalsChange } = await withTotalsChange(tx, companyId, counted, async () => {
      const before = one(await tx.select().from(files).where(owned).for('update'));
      if (!isCurrent(versionOfFile(before))) throw new StaleWrite();
      const rows = await tx
        .update(files)
        .set({ ...changes, searchText: searchable({ ...before, ...defined(changes) }) })
        .where(owned)
        .returning();
      if (changes.focal !== undefined && !isSame(changes.focal, before.focal)) {
        await markChanged(tx, before);
      }
      return one(rows);
    });
    return { row: result, totalsChange };
  });
}

/** Without fields that stay as they are. */
const defined = (changes: FileChanges) =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as FileChanges;

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
    const isShown = await storeBodyForPages(tx, before);
    return { row: one(rows), unusedKey: isShown ? null : before.key };
  });
}

const named = ({ fileName }: Body) => (fileName === undefined ? {} : { fileName });

function one(rows: readonly FileRow[]): FileRow {
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}
