/**
 * The store that an import writes into. It must be empty, because a failed import removes what it wrote and nothing
 * else;
 * a marker in it names the archive of an import that was killed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Queryable } from '@hangtag/server/db/database';
import { installation } from '@hangtag/server/db/schema/platform';
import {
  STORE_KEY,
  hasBodies,
  readRowId,
  readStoreId,
  writeStoreId,
} from '@hangtag/server/files/installationId';
import type { Storage } from '@hangtag/server/storage/storage';
import { DataProblem, archiveNames } from './archive.ts';
import type { Installation } from './exportData.ts';

const MARKER = 'installation/import';

/** A store during an import. */
export interface TargetStore {
  /** Must be called before a body is written. */
  begin(name: string): Promise<void>;
  /** Gives database and store the same new id, as the last step before the commit. */
  claim(tx: Queryable): Promise<void>;
  /** The import has succeeded. */
  finish(): Promise<void>;
  /** Removes what this import wrote and keeps what was there before. */
  undo(): Promise<void>;
}

/**
 * Prepares the store for the archive with this head.
 * @throws DataProblem when it holds bodies that no earlier import of the same archive left there.
 */
export async function openTarget(
  { db, storage }: Installation,
  head: string,
): Promise<TargetStore> {
  const archive = createHash('sha256').update(head).digest('hex');
  const idBefore = await readStoreId(storage);
  const isResumed = await hasBodies(storage);
  if (isResumed) {
    const { begun, claimed } = await readMarker(storage);
    // A kill between the store's id and the commit leaves an id that only the marker knows.
    const isOurs = idBefore === (await readRowId(db)) || idBefore === claimed;
    if (begun !== archive || !isOurs) {
      throw new DataProblem(
        'The file store has bodies already. Import into an empty one: a new DATA_DIR, or an empty database and bucket.',
      );
    }
  }
  await storage.write(MARKER, Buffer.from(archive));
  const written = new Set<string>();
  const found = new Set<string>();
  let claimed: string | null = null;
  return {
    async begin(name) {
      const folder = folderOf(name);
      if (written.has(folder) || found.has(folder)) return;
      (isResumed && (await isThere(storage, folder)) ? found : written).add(folder);
    },
    async claim(tx) {
      const value = randomUUID();
      claimed = value;
      await storage.write(MARKER, Buffer.from(`${archive}\n${value}`));
      const id = { key: STORE_KEY, value };
      await tx
        .insert(installation)
        .values(id)
        .onConflictDoUpdate({ target: installation.key, set: { value } });
      await writeStoreId(storage, value);
    },
    finish: () => storage.remove(MARKER),
    async undo() {
      // The connection may break while the commit succeeds; while that is unknown, all bodies stay.
      const claim = claimed;
      if (
        claim !== null &&
        (await readRowId(db).then(
          (id) => id === claim,
          () => true,
        ))
      )
        return;
      for (const folder of written) await storage.remove(folder);
      if (claim !== null) await writeStoreId(storage, idBefore);
      // The bodies of a killed import stay, and so does the marker that lets it continue.
      if (!isResumed) await storage.remove(MARKER);
    },
  };
}

/** The folder of a file, which has its own name in every archive. */
const folderOf = (name: string) => `${archiveNames.blobs}${name.split('/')[1] ?? ''}`;

async function isThere(storage: Storage, folder: string): Promise<boolean> {
  for await (const _body of storage.list(folder)) return true;
  return false;
}

/** The archive that an import began with, and the id that it was about to give the store. */
async function readMarker(storage: Storage) {
  const marker = await storage.read(MARKER);
  const [begun = null, claimed] = marker ? (await text(marker.stream)).split('\n') : [];
  return { begun, claimed };
}
