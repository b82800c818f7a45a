/** The demo's files: every picture drawn once, stored for each file that shows it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { demoCompanies } from '@hangtag/tools/seeding/content/companies';
import { demoFiles } from '@hangtag/tools/seeding/content/files';
import { picturesFolder } from '@hangtag/tools/seeding/pictures/folder';
import type { DemoFile } from '@hangtag/tools/seeding/types';
import type { Queryable } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { type Prepared, prepare } from '../files/prepare.ts';
import { type FileRow, insertFile } from '../files/queries.ts';
import { newFileKey } from '../files/store.ts';
import { sniff } from '../files/sniff.ts';
import type { Storage } from '../storage/storage.ts';
import { companyIdOf } from './companies.ts';
import { daysAgo } from './days.ts';

/** A demo file whose bytes are in storage. */
export interface StoredDemoFile {
  readonly file: DemoFile;
  readonly key: string;
  readonly facts: Prepared['facts'];
}

/** How many pictures are drawn at once; drawing uses a processor each. */
const AT_ONCE = 3;

/** Draws and stores every file's bytes; the database is not touched. */
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

async function prepareDemo(source: string): Promise<Prepared> {
  const body = await readFile(source);
  const found = await sniff(source);
  if (!found) throw new Error(`${path.basename(source)} is no file we keep.`);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return prepare(found.type, { file: source, bytes: body.length, sha256 });
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
