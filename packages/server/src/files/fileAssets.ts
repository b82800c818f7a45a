/** Files with all fields of the wire. */
import type { FileAsset, FileUploadAnswer } from '@hangtag/contract/wire/file';
import { findPeople } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { presentFile } from './present.ts';
import { type FileRow, findFiles } from './queries.ts';
import type { Services } from '../http/vars.ts';
import { makeUploadUrl } from './uploadUrl.ts';
import { countUses } from './usage.ts';

/** Presents rows of one company, with their uses, previews and uploaders in three queries. */
export async function loadFileAssets(
  db: Queryable,
  companyId: number,
  rows: readonly FileRow[],
): Promise<readonly FileAsset[]> {
  const ids = rows.map((row) => row.id);
  const uses = await countUses(db, companyId, ids);
  const previews = await findFiles(
    db,
    companyId,
    rows.map((row) => row.previewId).filter((id) => id !== null),
  );
  const people = await findPeople(
    db,
    rows.map((row) => row.addedBy),
  );
  const byId = new Map(previews.map((each) => [each.id, each]));
  return rows.map((row) =>
    presentFile(row, {
      uses: uses.get(row.id) ?? 0,
      preview: row.previewId === null ? undefined : byId.get(row.previewId),
      addedBy: people.get(row.addedBy ?? 0)?.name ?? null,
    }),
  );
}

/** As `showFiles`, for one. */
export async function loadFileAsset(db: Queryable, row: FileRow): Promise<FileAsset> {
  const [file] = await loadFileAssets(db, row.companyId, [row]);
  if (!file) throw new Error('A file that was read could not be presented.');
  return file;
}

/** A file, and where its body can be sent next. */
export async function withUploadUrl(services: Services, row: FileRow): Promise<FileUploadAnswer> {
  const { config, db, now } = services;
  const target = { filesId: row.id, companyId: row.companyId, type: row.type };
  return {
    ...(await loadFileAsset(db, row)),
    uploadUrl: makeUploadUrl(target, config.appKeys, now()),
  };
}
