/** Removes bytes that no row names: what a crash in the middle of an upload or of a deletion left behind. */
import type { Services } from '../http/vars.ts';
import type { Storage } from '../storage/storage.ts';
import { belongTogether, namedKeys } from './installationId.ts';

/** Bytes younger than this may belong to an upload whose row is about to be written, in milliseconds. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/** Time between two sweeps, and before the first, in milliseconds: each lists the whole storage. */
export const SWEEP_FILES_MS = 24 * 60 * 60 * 1000;

/** So many leftovers are believed whatever their share: crashes leave few. */
const BELIEVED = 20;

/**
 * Sweeps the whole storage. @returns How many files were removed. Removes nothing, and logs why, where the store may
 * belong to another database.
 */
export async function sweepBlobs({
  db,
  storage,
  now,
  log,
}: Pick<Services, 'db' | 'storage' | 'now' | 'log'>): Promise<number> {
  const { all, old } = await foldersIn(storage, now().getTime() - MIN_AGE_MS);
  if (!(await belongTogether({ db, storage }, all))) {
    log.warn('the file store belongs to another database: nothing is removed from it');
    return 0;
  }
  const leftovers = old.difference(await namedKeys(db, old));
  if (leftovers.size > BELIEVED && leftovers.size > old.size / 2) {
    log.warn(
      { unknown: leftovers.size, stored: old.size },
      'most stored files are unknown to the database: nothing is removed',
    );
    return 0;
  }
  for (const key of leftovers) await storage.remove(`files/${key}`);
  return leftovers.size;
}

/** Keys of all folders, and of those whose bytes were all written before that moment. */
async function foldersIn(storage: Storage, before: number) {
  const old = new Set<string>();
  const young = new Set<string>();
  for await (const { name, changedAt } of storage.list('files')) {
    const [, key = ''] = name.split('/');
    (changedAt.getTime() < before ? old : young).add(key);
  }
  return { all: old.union(young), old: old.difference(young) };
}

/** Removes a file's bytes; when the store fails now, the sweep finds them later. */
export async function removeBlobs(storage: Storage, key: string): Promise<void> {
  await storage.remove(`files/${key}`).catch(() => undefined);
}
