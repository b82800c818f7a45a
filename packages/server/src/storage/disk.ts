/** Stores blobs as files below one folder. A name appears only after all its bytes are synced to disk. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { clearAbandoned } from '../support/clearAbandoned.ts';
import { partsOf } from './names.ts';
import type { Storage, StoredBlob } from './storage.ts';

/** Half-written bodies stay here; a later start removes what a crash left behind. */
const PARTS = '.parts';

/**
 * Opens storage in `root` and creates the folder if it is missing.
 * @throws Error for a name that would leave `root`; names come from the server, so that is a fault.
 */
export async function openDiskStorage(root: string): Promise<Storage> {
  const parts = path.join(root, PARTS);
  await mkdir(parts, { recursive: true });
  await clearAbandoned(parts);

  return {
    async write(name, body) {
      const target = locate(root, name);
      const part = path.join(parts, randomBytes(12).toString('hex'));
      try {
        const size = await writeWhole(part, body);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(part, target);
        await syncFolder(path.dirname(target));
        return size;
      } finally {
        await rm(part, { force: true });
      }
    },

    async read(name, range) {
      const file = locate(root, name);
      const facts = await stat(file).catch(missing);
      if (!facts?.isFile()) return null;
      return { stream: createReadStream(file, range), size: facts.size };
    },

    async remove(prefix) {
      const target = locate(root, prefix);
      await rm(target, { recursive: true, force: true });
      await removeIfEmpty(path.dirname(target), root);
    },

    list: (prefix) => filesBelow(root, prefix),

    isReachable: () =>
      stat(parts).then(
        () => true,
        () => false,
      ),
  };
}

async function writeWhole(file: string, body: Readable | Buffer): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(body);
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** Makes the new name itself survive a power loss; some file systems refuse to sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const locate = (root: string, name: string) => path.join(root, ...partsOf(name));

async function* filesBelow(root: string, name: string): AsyncGenerator<StoredBlob> {
  const file = locate(root, name);
  const facts = await stat(file).catch(missing);
  if (facts?.isFile()) yield { name, bytes: facts.size, changedAt: facts.mtime };
  if (!facts?.isDirectory()) return;
  for (const each of (await readdir(file)).toSorted()) yield* filesBelow(root, `${name}/${each}`);
}

async function removeIfEmpty(folder: string, root: string): Promise<void> {
  if (folder === root) return;
  const left = await readdir(folder).catch(() => ['unknown']);
  if (left.length === 0) await rm(folder, { recursive: true, force: true });
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
