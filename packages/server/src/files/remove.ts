/** Deleting files, which can be undone for 30 days, and taking the deletion back. */
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { FileTotalsChange } from '@hangtag/contract/wire/file';
import { type AuditContext, record } from '../audit/record.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import type { Transaction } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { transact } from '../db/transact.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { assertUnused } from './assertUnused.ts';
import { versionOfFile } from './fileVersion.ts';
import type { FileRow } from './queries.ts';
import { withTotalsChange } from './totals.ts';

/** Time in which a deletion can be undone, in milliseconds. */
export const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

type Tools = Pick<Services, 'db'> & AuditContext;

/**
 * Deletes unused files, all or none. They are locked first, so that no reference is written in between.
 * @returns What that adds to the figures of the library.
 * @throws Refusal 404 for an unknown file, 409 `file_in_use` for a used one; StaleWrite for an old version.
 */
export async function deleteFiles(
  tools: Tools,
  companyId: number,
  ids: readonly number[],
  isCurrent: IsCurrent = () => true,
): Promise<FileTotalsChange> {
  return changeLibrary(tools, companyId, ids, async (tx) => {
    const rows = await tx
      .select()
      .from(files)
      .where(and(owned(companyId, ids), isNull(files.deletedAt)))
      .orderBy(files.id)
      .for('update');
    if (rows.length < new Set(ids).size) throw notFound();
    if (!rows.every((row) => isCurrent(versionOfFile(row)))) throw new StaleWrite();
    for (const row of rows) await assertUnused(tx, row);
    // A drawn placeholder is made again when the next product needs one.
    await tx
      .update(files)
      .set({ deletedAt: tools.now(), placeholder: null })
      .where(owned(companyId, ids));
    for (const row of rows) await recordFile(tx, tools, row, 'deleted');
  });
}

/**
 * Takes back the deletion of those that were deleted in the last 30 days.
 * @returns What that adds to the figures of the library. @throws Refusal 404 for others.
 */
export async function restoreFiles(
  tools: Tools,
  companyId: number,
  ids: readonly number[],
): Promise<FileTotalsChange> {
  return changeLibrary(tools, companyId, ids, async (tx) => {
    const since = new Date(tools.now().getTime() - UNDO_MS);
    const rows = await tx
      .update(files)
      .set({ deletedAt: null })
      .where(and(owned(companyId, ids), isNotNull(files.deletedAt), gt(files.deletedAt, since)))
      .returning();
    if (rows.length < new Set(ids).size) throw notFound();
    for (const row of rows) await recordFile(tx, tools, row, 'restored');
  });
}

const changeLibrary = (
  { db }: Tools,
  companyId: number,
  ids: readonly number[],
  change: (tx: Transaction) => Promise<void>,
): Promise<FileTotalsChange> =>
  transact(db, async (tx) => {
    const { totalsChange } = await withTotalsChange(tx, companyId, ids, () => change(tx));
    return totalsChange;
  });

const owned = (companyId: number, ids: readonly number[]) =>
  and(eq(files.companyId, companyId), inArray(files.id, [...ids]));

/** One row of the log about a file. */
async function recordFile(
  tx: Transaction,
  { actor, now }: AuditContext,
  { companyId, id, name, fileName, type, sha256 }: FileRow,
  verb: 'deleted' | 'restored',
): Promise<void> {
  await record(tx, {
    companyId,
    actor,
    action: `file.${verb}`,
    subject: `file:${id}`,
    subjectName: name,
    before: { fileName, type, sha256 },
    at: now(),
  });
}
