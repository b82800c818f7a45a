/** Writes a whole installation into an archive: one consistent snapshot, with constant memory. */
import { Readable, type Transform, pipeline } from 'node:stream';
import type { Database, Transaction } from '@hangtag/server/db/database';
import type { Storage } from '@hangtag/server/storage/storage';
import { sql } from 'drizzle-orm';
import { type ArchiveWriter, archiveNames } from './archive.ts';
import { type Manifest, newHeader } from './manifest.ts';
import { readRows, readSequences } from './rows.ts';
import { type Checksum, checksumLine, checksumStream } from './checksums.ts';
import { exportedTables } from './exportedTables.ts';

/** The installation to export or to import into. */
export interface Installation {
  readonly db: Database;
  readonly storage: Storage;
}

/** Reports progress. */
export type Log = (sentence: string) => void;

/** How often a long copy reports progress, in blobs. */
const LOG_EVERY = 500;

/** Writes the whole archive and returns its counts. */
export async function exportData(
  { db, storage }: Installation,
  archive: ArchiveWriter,
  log: Log,
): Promise<Manifest> {
  const sums: string[] = [];
  const add = async (name: string, body: Readable, bytes: number | null): Promise<Checksum> => {
    const { through, sum } = checksumStream();
    await archive.add(name, pipeThrough(body, through), bytes);
    sums.push(checksumLine(name, sum()));
    return sum();
  };
  const addText = (name: string, text: string) =>
    add(name, Readable.from([Buffer.from(text)]), Buffer.byteLength(text));

  try {
    await addText(archiveNames.head, `${JSON.stringify(newHeader(new Date()), null, 2)}\n`);
    // One snapshot of all tables, whatever servers write meanwhile.
    const manifest = await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local time zone 'UTC'`);
        const blobs = await copyBlobs(tx, storage, add, log);
        const tables = await copyTables(tx, add, log);
        return { tables, sequences: await readSequences(tx), ...blobs };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await addText(archiveNames.sums, sums.join(''));
    await addText(archiveNames.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

type Add = (name: string, body: Readable, bytes: number | null) => Promise<Checksum>;

async function copyTables(tx: Transaction, add: Add, log: Log) {
  const counts: Record<string, number> = {};
  for (const [at, table] of exportedTables().entries()) {
    let count = 0;
    const lines = readRows(tx, table, () => void (count += 1));
    // The number records the order in which rows can be written.
    const place = String(at + 1).padStart(2, '0');
    await add(`${archiveNames.rows}${place}-${table.name}.ndjson`, Readable.from(lines), null);
    counts[table.name] = count;
    log(`${table.name}: ${count} rows`);
  }
  return counts;
}

async function copyBlobs(tx: Transaction, storage: Storage, add: Add, log: Log) {
  let blobs = 0;
  let blobBytes = 0;
  let missing = 0;
  let after = 0;
  for (;;) {
    const { rows } = (await tx.execute(
      sql`select id, key, stored_at is not null as stored from files where id > ${after} order by id limit 200`,
    )) as unknown as { rows: readonly { id: number; key: string; stored: boolean }[] };
    for (const { id, key, stored } of rows) {
      const own = await blobsBelow(storage, `${archiveNames.blobs}${key}`);
      if (stored && own.length === 0) missing += 1;
      for (const name of own) {
        const blob = await storage.read(name);
        if (!blob) continue;
        const { bytes } = await add(name, blob.stream, blob.size);
        blobs += 1;
        blobBytes += bytes;
        if (blobs % LOG_EVERY === 0) log(`files: ${blobs} bodies so far`);
      }
      after = id;
    }
    if (rows.length === 0) break;
  }
  log(`files: ${blobs} bodies, ${blobBytes} bytes`);
  if (missing > 0)
    log(`WARNING: ${missing} files have no body in the store; only their rows travel`);
  return { blobs, blobBytes };
}

async function blobsBelow(storage: Storage, prefix: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { name } of storage.list(prefix)) found.push(name);
  return found.toSorted();
}

/** Passes the body through its checksum; a body that breaks off aborts the archive. */
function pipeThrough(body: Readable, through: Transform): Readable {
  return pipeline(body, through, () => undefined);
}
