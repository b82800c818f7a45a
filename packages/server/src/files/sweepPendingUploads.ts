/** Removes rows of files that nobody can reach: uploads that never got a body, and deletions that are final. */
import { type SQL, and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fileBodies, files } from '../db/schema/files.ts';
import { uses } from '../db/schema/uses.ts';
import { isForeignKeyViolation } from '../db/violations.ts';
import type { Services } from '../http/vars.ts';
import { fileUse, fileUses } from './fileUses.ts';
import { UNDO_MS } from './remove.ts';
import { removeBlobs } from './sweepBlobs.ts';

type Tools = Pick<Services, 'db' | 'now'>;

/** An upload address is valid for 15 minutes; this leaves time for retries, in milliseconds. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes uploads without a body that nothing refers to; answers how many they were. */
export async function sweepPendingUploads({ db, now }: Tools): Promise<number> {
  const before = new Date(now().getTime() - MIN_AGE_MS);
  return (await removeUnused(db, and(isNull(files.storedAt), lt(files.createdAt, before)))).length;
}

/** Removes files whose deletion cannot be undone any more, and replaced bodies that no page shows, with their bytes. */
export async function sweepDeletedFiles({
  db,
  now,
  storage,
}: Tools & Pick<Services, 'storage'>): Promise<void> {
  const showing = db.select({ id: uses.id }).from(uses).where(eq(uses.fileKey, fileBodies.key));
  const bodies = await db.delete(fileBodies).where(notExists(showing)).returning();
  const before = new Date(now().getTime() - UNDO_MS);
  const rows = await removeUnused(db, and(isNotNull(files.deletedAt), lt(files.deletedAt, before)));
  for (const { key } of [...bodies, ...rows]) await removeBlobs(storage, key);
}

async function removeUnused(db: Tools['db'], which: SQL | undefined) {
  const showing = alias(files, 'showing');
  const used = db
    .select({ one: sql`1` })
    .from(fileUses)
    .where(eq(fileUse.filesId, files.id));
  const previewed = db
    .select({ one: sql`1` })
    .from(showing)
    .where(and(eq(showing.previewId, files.id), isNull(showing.deletedAt)));
  return db
    .delete(files)
    .where(and(which, notExists(used), notExists(previewed)))
    .returning({ key: files.key })
    .catch((error: unknown) => {
      // One of them was referenced meanwhile; the next run removes the others.
      if (isForeignKeyViolation(error)) return [];
      throw error;
    });
}
