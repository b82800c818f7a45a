/**
 * Whether this database and this file store belong together: both contain the same random id. A database opened beside
 * another one's store would treat all of its files as orphans.
 */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { fileBodies, files } from '../db/schema/files.ts';
import { installation } from '../db/schema/platform.ts';
import type { Services } from '../http/vars.ts';
import type { Storage } from '../storage/storage.ts';

/** Key of the row in `installation`; it stays behind when data travels. */
export const STORE_KEY = 'store-id';

const BLOB = 'installation/id';

/** An installation older than the ids gets one when its rows name this share of what is stored. */
const KNOWN_SHARE = 0.9;

/** Keys asked about in one query. */
const BATCH = 500;

type Pair = Pick<Services, 'db' | 'storage'>;

/** The store's id; null when it has none. */
export async function readStoreId(storage: Storage): Promise<string | null> {
  const blob = await storage.read(BLOB);
  return blob && (await text(blob.stream)).trim();
}

/** Writes a store's id, or removes it. */
export function writeStoreId(storage: Storage, id: string | null): Promise<unknown> {
  return id === null ? storage.remove(BLOB) : storage.write(BLOB, Buffer.from(id));
}

/** The database's id of its store; null when it has none. */
export async function readRowId(db: Queryable): Promise<string | null> {
  const [row] = await db.select().from(installation).where(eq(installation.key, STORE_KEY));
  return typeof row?.value === 'string' ? row.value : null;
}

/** Whether the store contains any file. */
export async function hasBodies(storage: Storage): Promise<boolean> {
  for await (const _body of storage.list('files')) return true;
  return false;
}

/** Gives both a new id when both have none and the store no bodies: a new installation. */
export async function claimEmptyStore({ db, storage }: Pair): Promise<void> {
  if ((await readRowId(db)) !== null || (await readStoreId(storage)) !== null) return;
  if (!(await hasBodies(storage))) await writeBoth({ db, storage });
}

/**
 * Whether every doubt is out of the way; `keys` are the folders that the store has. An installation that is older than
 * the ids is given one here.
 */
export async function belongTogether(
  { db, storage }: Pair,
  keys: ReadonlySet<string>,
): Promise<boolean> {
  const [row, blob] = [await readRowId(db), await readStoreId(storage)];
  if (row !== null || blob !== null) return row === blob;
  const known = (await namedKeys(db, keys)).size;
  if (known < keys.size * KNOWN_SHARE) return false;
  await writeBoth({ db, storage });
  return true;
}

/** Which of these folders a row names. */
export async function namedKeys(
  db: Queryable,
  keys: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const all = [...keys];
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH);
    const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, batch));
    const replaced = await db
      .select({ key: fileBodies.key })
      .from(fileBodies)
      .where(inArray(fileBodies.key, batch));
    for (const { key } of [...rows, ...replaced]) named.add(key);
  }
  return named;
}

/** Writes both or neither; of several servers starting at once, the first one's id counts. */
async function writeBoth({ db, storage }: Pair): Promise<void> {
  const value = randomUUID();
  try {
    await db.transaction(async (tx) => {
      const written = await tx
        .insert(installation)
        .values({ key: STORE_KEY, value })
        .onConflictDoNothing()
        .returning();
      if (written.length > 0) await writeStoreId(storage, value);
    });
  } catch (error) {
    if ((await readStoreId(storage).catch(() => null)) === value) await writeStoreId(storage, null);
    throw error;
  }
}
