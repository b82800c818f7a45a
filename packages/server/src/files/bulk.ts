/** One action on several files of the library, all or none. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  type FilesBulkBody,
  type FileTotalsChange,
  fileTagLimits,
} from '@hangtag/contract/wire/file';
import { type AuditContext, record } from '../audit/record.ts';
import { files } from '../db/schema/files.ts';
import { transact } from '../db/transact.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { searchable } from './queries.ts';
import { deleteFiles, restoreFiles } from './remove.ts';
import { withTotalsChange } from './totals.ts';

type Tools = Pick<Services, 'db'> & AuditContext;

/**
 * @returns What the change adds to the figures of the library.
 * @throws Refusal 404 for an unknown file, 409 `file_in_use` when a used one is deleted, 422 for too many tags.
 */
export async function changeFiles(
  tools: Tools,
  companyId: number,
  body: FilesBulkBody,
): Promise<FileTotalsChange> {
  if (body.action === 'delete') return deleteFiles(tools, companyId, body.filesIds);
  if (body.action === 'restore') return restoreFiles(tools, companyId, body.filesIds);
  const ids = [...new Set(body.filesIds)];
  return transact(tools.db, async (tx) => {
    const { totalsChange } = await withTotalsChange(tx, companyId, ids, async () => {
      const owned = and(
        eq(files.companyId, companyId),
        inArray(files.id, ids),
        isNull(files.deletedAt),
      );
      const rows = await tx.select().from(files).where(owned).orderBy(files.id).for('update');
      if (rows.length < ids.length) throw notFound();
      if (!('tag' in body)) {
        const status = body.action === 'activate' ? 'active' : 'inactive';
        await tx.update(files).set({ status }).where(owned);
      } else {
        const { action, tag } = body;
        for (const row of rows) {
          const others = row.tags.filter((each) => each !== tag);
          const tags = action === 'tag' ? [...others, tag] : others;
          if (tags.length > fileTagLimits.count) {
            throw invalid({ tag: [`A file has at most ${fileTagLimits.count} tags.`] });
          }
          await tx
            .update(files)
            .set({ tags, searchText: searchable({ ...row, tags }) })
            .where(eq(files.id, row.id));
        }
      }
      await record(tx, {
        companyId,
        actor: tools.actor,
        action: 'file.changed-many',
        subject: `company:${companyId}`,
        subjectName: ids.length === 1 ? (rows[0]?.name ?? '') : `${ids.length} files`,
        after: { action: body.action, ...('tag' in body && { tag: body.tag }), files: ids },
        at: tools.now(),
      });
    });
    return totalsChange;
  });
}
