/** An archive as one tar file, which can be piped, copied and encrypted as a whole. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { type ArchiveReader, type ArchiveWriter, DataProblem } from './archive.ts';

/** Writes beside the file's name and renames at the end. @throws DataProblem when the name exists. */
export async function writeTar(file: string): Promise<ArchiveWriter> {
  if (existsSync(file)) throw new DataProblem(`${file} is there already. Name a new file.`);
  const draft = `${file}.part`;
  const spool = await mkdtemp(join(dirname(file), '.hangtag-rows-'));
  const tar = pack();
  const written = pipeline(tar, createWriteStream(draft, { mode: 0o600 }));
  // `finish` reports a failure; until it is called, an unhandled rejection would end the process.
  written.catch(() => undefined);
  const append = async (name: string, body: Readable, bytes: number) => {
    // The entry has no time, so that the same content makes the same archive.
    const entry = tar.entry({ name, size: bytes, mode: 0o600, mtime: new Date(0) });
    await Promise.race([pipeline(body, entry), written.then(() => ended())]);
  };
  return {
    async add(name, body, bytes) {
      if (bytes !== null) return append(name, body, bytes);
      // Tar needs the size before the body: rows wait in a file until it is known.
      const waiting = join(spool, 'rows');
      await pipeline(body, createWriteStream(waiting, { mode: 0o600 }));
      await append(name, createReadStream(waiting), (await stat(waiting)).size);
      await rm(waiting);
    },
    async finish() {
      tar.finalize();
      await written;
      await rm(spool, { recursive: true, force: true });
      await rename(draft, file);
    },
    async discard() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(spool, { recursive: true, force: true });
      await rm(draft, { force: true });
    },
  };
}

function ended(): never {
  throw new DataProblem('The archive could not be written to its end.');
}

/** Every tar ends with this many zeros. */
const END_BYTES = 1024;

/** @throws DataProblem when the file ends early or is no tar. */
async function refuseCutOff(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const end = Buffer.alloc(END_BYTES, 1);
    await handle.read(end, 0, END_BYTES, Math.max(0, size - END_BYTES));
    if (end.every((byte) => byte === 0)) return;
    throw new DataProblem(`${file} is damaged: it ends too early, or is no tar file.`);
  } finally {
    await handle.close();
  }
}

/** The files of the archive, in order. @throws DataProblem when the file is missing or incomplete. */
export function readTar(file: string): ArchiveReader {
  return async function* entries() {
    if (!existsSync(file)) throw new DataProblem(`There is no file ${file}.`);
    await refuseCutOff(file);
    const tar = extract();
    const source = createReadStream(file);
    source.on('error', (error) => tar.destroy(error));
    source.pipe(tar);
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type === 'file') yield { name, body: entry as unknown as Readable };
      entry.resume();
    }
  };
}
