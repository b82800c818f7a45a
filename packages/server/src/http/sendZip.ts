/** Many files that leave as one ZIP while they are made, however many there are. */
import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import type { Context } from 'hono';
import { contentDisposition } from './contentDisposition.ts';
import type { Vars } from './vars.ts';

/** One file of a ZIP. */
export interface ZipEntry {
  /** Its path, of letters that every system takes. */
  readonly name: string;
  readonly body: Uint8Array;
}

interface Archive {
  readonly fileName: string;
  readonly entries: AsyncIterable<ZipEntry>;
}

/** Answers with the archive as a download; where an entry can't be made it breaks off, so that half of it is no file. */
export function sendZip(c: Context<Vars>, { fileName, entries }: Archive): Response {
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', contentDisposition('attachment', fileName));
  c.header('Cache-Control', 'no-store');
  const { log, now } = c.var.services;
  const id = c.var.requestId;
  const pieces = zipOf(entries, now(), (error) => log.error({ id, err: error }, 'a ZIP broke off'));
  return c.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream);
}

async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  mtime: Date,
  onBroken: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const taken = () => {
    const pieces = made;
    made = [];
    return pieces;
  };
  try {
    for await (const { name, body } of entries) {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      file.push(body, true);
      yield* taken();
    }
    zip.end();
    yield* taken();
  } catch (error) {
    onBroken(error);
    throw error;
  }
}
