/** The demo's files: every picture is prepared once and stored for each file that shows it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { demoCompanies } from './content/companies.ts';
import { demoFiles } from './content/files.ts';
import type { DemoFile } from './content/types.ts';
import type { Queryable } from '@hangtag/server/db/database';
import { companies } from '@hangtag/server/db/schema/companies';
import { type ProcessedFile, processFile } from '@hangtag/server/files/processFile';
import { type FileRow, insertFile } from '@hangtag/server/files/queries';
import { newFileKey } from '@hangtag/server/files/store';
import { sniff } from '@hangtag/server/files/sniff';
import type { Storage } from '@hangtag/server/storage/storage';
import { companyIdOf } from './companies.ts';
import { daysAgo } from './days.ts';

/** The folder that `DemoFile.picture` names a file of. */
export const picturesFolder = path.join(import.meta.dirname, '../pictures');

/** A demo file whose bytes are in storage. */
export interface StoredDemoFile {
  readonly file: DemoFile;
  readonly key: string;
  readonly facts: ProcessedFile['facts'];
}

/** Pictures that are prepared at once; each uses a processor. */
const AT_ONCE = 3;

/** Prepares and stores every file's bytes. Does not touch the database. */
export async function storeFiles(storage: Storage): Promise<readonly StoredDemoFile[]> {
  const byPicture = [...Map.groupBy(demoFiles, (file) => file.picture)];
  const stored = new Map<DemoFile, StoredDemoFile>();
  const work = async () => {
    for (let next = byPicture.pop(); next; next = byPicture.pop()) {
      const [picture, sharing] = next;
      const { facts, blobs } = await prepareDemo(path.join(picturesFolder, picture));
      await Promise.all(
        sharing.map(async (file) => {
          const key = newFileKey();
          for (const { name, from } of blobs) {
            const body = typeof from === 'string' ? await readFile(from) : from;
            await storage.write(`files/${key}/${name}`, body);
          }
          stored.set(file, { file, key, facts });
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return demoFiles.flatMap((file) => stored.get(file) ?? []);
}

async function prepareDemo(source: string): Promise<ProcessedFile> {
  const body = await readFile(source);
  const found = await sniff(source);
  if (!found) throw new Error(`${path.basename(source)} is no file we keep.`);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return processFile(found.type, { file: source, bytes: body.length, sha256 }, source);
}

/** Writes the files' rows and the companies' logos; answers the rows by the files' keys. */
export async function writeFiles(
  db: Queryable,
  stored: readonly StoredDemoFile[],
  now: Date,
): Promise<ReadonlyMap<string, FileRow>> {
  const rows = new Map<string, FileRow>();
  for (const { file, key, facts } of stored) {
    const { type, status, fileName, name, caption, alt, decorative } = file;
    const at = daysAgo(now, file.uploadedDaysAgo);
    rows.set(
      file.key,
      await insertFile(db, {
        ...facts,
        type,
        status,
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
