/** Reads an archive into an empty installation: all of it or nothing. */
import { type Readable, pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Queryable, Transaction } from '@hangtag/server/db/database';
import { sql } from 'drizzle-orm';
import { type ArchiveEntry, type ArchiveReader, DataProblem, archiveNames } from './archive.ts';
import type { Installation, Log } from './exportData.ts';
import { type Manifest, checkHeader, readManifest } from './manifest.ts';
import { writeRows, writeSequence } from './rows.ts';
import { readChecksums, checksumStream } from './checksums.ts';
import { type TargetStore, openTarget } from './targetStore.ts';
import { exportedTables } from './exportedTables.ts';

const DAMAGED = 'The archive is damaged';

/** The counts of what has arrived. */
interface Arrivals {
  /** SHA-256 by name. */
  readonly sums: Map<string, string>;
  readonly tables: Map<string, number>;
  blobs: number;
  manifest: Manifest | null;
}

/**
 * Reads the whole archive.
 * @throws DataProblem when it is unreadable or damaged, or the installation is not empty; nothing of the archive
 * remains,
 * and everything from before does.
 */
export async function importData(
  { db, storage }: Installation,
  read: ArchiveReader,
  log: Log,
): Promise<Manifest> {
  const arrivals: Arrivals = {
    sums: new Map(),
    tables: new Map(),
    blobs: 0,
    manifest: null,
  };
  const entries = read();
  let target: TargetStore | undefined;
  try {
    const first = await entries.next();
    if (first.done || first.value.name !== archiveNames.head) {
      throw new DataProblem('This is not an archive of Hangtag.');
    }
    const headText = await text(counted(first.value, arrivals));
    const head = checkHeader(headText);
    log(`taken ${head.takenAt} at ${head.migration}`);
    await refuseFull(db);
    const store = await openTarget({ db, storage }, headText);
    target = store;
    // Bodies come first, so that the transaction does not wait for them.
    let next = await entries.next();
    while (!next.done && next.value.name.startsWith(archiveNames.blobs)) {
      await store.begin(next.value.name);
      await takeBlob(next.value, storage, arrivals, log);
      next = await entries.next();
    }
    log(`files: ${arrivals.blobs} bodies`);
    const manifest = await db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`);
      await makeRoom(tx);
      while (!next.done) {
        await takeEntry(next.value, tx, arrivals, log);
        next = await entries.next();
      }
      const whole = await checked(tx, arrivals);
      await store.claim(tx);
      return whole;
    });
    // After the commit nothing may be removed any more, and a leftover marker does no harm.
    await store.finish().catch(() => undefined);
    return manifest;
  } catch (error) {
    await entries.return(undefined);
    await target?.undo();
    throw error;
  }
}

async function refuseFull(db: Queryable): Promise<void> {
  for (const table of ['companies', 'users', 'files']) {
    const { rows } = (await db.execute(sql.raw(`select 1 from ${table} limit 1`))) as {
      rows: readonly unknown[];
    };
    if (rows.length > 0) {
      throw new DataProblem(
        'This installation has data already. Import into an empty one: a new DATA_DIR, or an empty database and bucket.',
      );
    }
  }
}

/** Locks out other writers, refuses a full installation, and deletes the plans and sections of a new one. */
async function makeRoom(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table companies, users, files in exclusive mode`);
  await refuseFull(tx);
  for (const { name, isReplaced } of exportedTables().toReversed()) {
    if (isReplaced) await tx.execute(sql.raw(`delete from "${name}"`));
  }
}

async function takeBlob(
  entry: ArchiveEntry,
  storage: Installation['storage'],
  arrivals: Arrivals,
  log: Log,
): Promise<void> {
  await storage.write(entry.name, counted(entry, arrivals));
  arrivals.blobs += 1;
  if (arrivals.blobs % 500 === 0) log(`files: ${arrivals.blobs} bodies so far`);
}

async function takeEntry(
  entry: ArchiveEntry,
  tx: Transaction,
  arrivals: Arrivals,
  log: Log,
): Promise<void> {
  const { name } = entry;
  if (name.startsWith(archiveNames.rows)) {
    const [, table = ''] = /^rows\/\d+-(\w+)\.ndjson$/.exec(name) ?? [];
    const facts = exportedTables().find((each) => each.name === table);
    if (!facts) throw new DataProblem(`${DAMAGED}: it has rows for ${name}, which is no table.`);
    const count = await writeRows(tx, facts, counted(entry, arrivals));
    arrivals.tables.set(table, count);
    log(`${table}: ${count} rows`);
  } else if (name === archiveNames.sums) {
    compareSums(await text(counted(entry, arrivals)), arrivals);
  } else if (name === archiveNames.manifest) {
    arrivals.manifest = readManifest(await text(entry.body));
  } else {
    throw new DataProblem(`${DAMAGED}: ${name} does not belong there.`);
  }
}

function compareSums(list: string, { sums }: Arrivals): void {
  const said = readChecksums(list);
  if (!said) throw new DataProblem(`${DAMAGED}: ${archiveNames.sums} cannot be read.`);
  for (const [name, sum] of said) {
    if (!sums.has(name)) throw new DataProblem(`${DAMAGED}: ${name} is missing.`);
    if (sums.get(name) !== sum)
      throw new DataProblem(`${DAMAGED}: ${name} is not as it was written.`);
  }
  const strange = [...sums.keys()].find((name) => name !== archiveNames.sums && !said.has(name));
  if (strange) throw new DataProblem(`${DAMAGED}: ${strange} does not belong there.`);
}

/** Sequences continue where they were; every table and every body must have arrived. */
async function checked(tx: Transaction, arrivals: Arrivals): Promise<Manifest> {
  const { manifest, tables, blobs, sums } = arrivals;
  if (!manifest || !sums.has(archiveNames.sums))
    throw new DataProblem(`${DAMAGED}: it ends too early.`);
  for (const { name } of exportedTables()) {
    if (tables.get(name) !== manifest.tables[name]) {
      throw new DataProblem(
        `${DAMAGED}: ${name} had ${manifest.tables[name]} rows, and ${tables.get(name)} came.`,
      );
    }
  }
  if (blobs !== manifest.blobs) {
    throw new DataProblem(`${DAMAGED}: ${manifest.blobs} bodies were written, and ${blobs} came.`);
  }
  for (const [name, state] of Object.entries(manifest.sequences))
    await writeSequence(tx, name, state);
  return manifest;
}

/** The body, recorded with its sum after its last byte. */
function counted({ name, body }: ArchiveEntry, { sums }: Arrivals): Readable {
  const { through, sum } = checksumStream();
  through.on('end', () => sums.set(name, sum().sha256));
  return pipeline(body, through, () => undefined);
}
