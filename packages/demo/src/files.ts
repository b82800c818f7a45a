/** The demo's files: every picture is prepared once and stored for each file that shows it. */
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { demoCompanies } from './content/companies.ts';
import { demoFiles } from './content/files.ts';
import type { DemoFile } from './content/types.ts';
import type { Queryable } from '@hangtag/server/db/database';
import { companies } from '@hangtag/server/db/schema/companies';
import type { ProcessedFile } from '@hangtag/server/files/processFile';
import { type FileRow, insertFile } from '@hangtag/server/files/queries';
import { newFileKey } from '@hangtag/server/files/store';
import type { Storage } from '@hangtag/server/storage/storage';
import { companyIdOf } from './companies.ts';
import { daysAgo } from './days.ts';
import { forEachPicture, preparePicture } from './demoPictures.ts';
import type { TeamOf } from './teams.ts';

/** A demo file whose bytes are in storage. */
export interface StoredDemoFile {
  readonly file: DemoFile;
  readonly key: string;
  readonly facts: ProcessedFile['facts'];
}

/** Stores every file's bytes. Does not touch the database. */
export async function storeFiles(storage: Storage): Promise<readonly StoredDemoFile[]> {
  const sharing = Map.groupBy(demoFiles, (file) => file.picture);
  const stored = new Map<DemoFile, StoredDemoFile>();
  await forEachPicture(async (picture) => {
    const { facts, blobs } = await preparePicture(picture);
    await Promise.all(
      (sharing.get(picture) ?? []).map(async (file) => {
        const key = newFileKey();
        for (const { name, from } of blobs) {
          const body = typeof from === 'string' ? await readFile(from) : from;
          await storage.write(`files/${key}/${name}`, body);
        }
        stored.set(file, { file, key, facts });
      }),
    );
  });
  return demoFiles.flatMap((file) => stored.get(file) ?? []);
}

/** Writes the files' rows and the companies' logos; answers the rows by the files' keys. */
export async function writeFiles(
  { db, team, now }: { readonly db: Queryable; readonly team: TeamOf; readonly now: Date },
  stored: readonly StoredDemoFile[],
): Promise<ReadonlyMap<string, FileRow>> {
  const rows = new Map<string, FileRow>();
  for (const [turn, { file, key, facts }] of stored.entries()) {
    const { type, status, tags, fileName, name, caption, alt, decorative } = file;
    const at = daysAgo(now, file.uploadedDaysAgo);
    rows.set(
      file.key,
      await insertFile(db, {
        ...facts,
        type,
        status,
        tags,
        fileName,
        name,
        caption,
        alt,
        decorative,
        assetName: name,
        companyId: companyIdOf(file.company),
        key,
        storedAt: at,
        createdAt: at,
        addedBy: team(file.company, turn)?.id ?? null,
      }),
    );
  }
  for (const { key, logo } of demoCompanies) {
    const logoFilesId = logo === null ? null : (rows.get(logo)?.id ?? null);
    await db
      .update(companies)
      .set({ logoFilesId })
      .where(eq(companies.id, companyIdOf(key)));
  }
  return rows;
}
