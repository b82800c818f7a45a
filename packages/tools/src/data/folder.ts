/** An archive as a folder: `sha256sum -c SHA256SUMS` checks it, and any backup program copies only what changed. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ArchiveReader, type ArchiveWriter, DataProblem, archiveNames } from './archive.ts';

/** Writes beside the folder's name and renames at the end. @throws DataProblem when the name exists. */
export async function writeFolder(folder: string): Promise<ArchiveWriter> {
  const left = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new DataProblem(`${folder} cannot be written: ${error.message}.`);
  });
  if (left.length > 0) throw new DataProblem(`${folder} is not empty. Name a new folder.`);
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  return {
    async add(name, body) {
      const file = join(draft, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    },
    finish: () => rename(draft, folder),
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

/** Head, blobs, rows, sums, manifest. @throws DataProblem when there is no such folder. */
export function readFolder(folder: string): ArchiveReader {
  return async function* entries() {
    const facts = await stat(join(folder, archiveNames.head)).catch(() => null);
    if (!facts)
      throw new DataProblem(`${folder} is not an archive: it has no ${archiveNames.head}.`);
    const blobs = filesBelow(folder, archiveNames.blobs.slice(0, -1));
    const rows = filesBelow(folder, archiveNames.rows.slice(0, -1));
    for (const list of [
      [archiveNames.head],
      blobs,
      rows,
      [archiveNames.sums, archiveNames.manifest],
    ]) {
      for await (const name of list) {
        yield { name, body: createReadStream(join(folder, name)) };
      }
    }
  };
}

/** Names of files, sorted within each folder, so that memory holds one folder at a time. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else if (entry.isFile()) yield name;
  }
}
