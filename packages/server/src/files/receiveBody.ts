/** Streams an upload into a temporary file: any size in constant memory, up to the limit. */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { tooLarge } from '../http/bodyLimit.ts';
import { Refusal, invalid } from '../http/refusal.ts';
import { clearAbandoned } from '../support/clearAbandoned.ts';

/** A body that arrived whole. */
export interface ReceivedBody {
  /** Path of the temporary file. */
  readonly file: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

interface Wanted {
  /** Folder for temporary files, created when missing. */
  readonly folder: string;
  readonly maxBytes: number;
  /** Value of the Content-Length header, if there is one. */
  readonly announced: string | undefined;
  /** Time without a byte after which the sender is given up, in milliseconds. @default 30 seconds */
  readonly idleMs?: number;
}

/** A sender that lost its connection without saying so must not hold its half of a file for ever. */
const IDLE_MS = 30_000;

/** Names of the bodies that this process receives now. */
const underWay = new Set<string>();

/**
 * Hands the received body to `keep` and removes the temporary file afterwards, whatever happens.
 * @throws Refusal 413 when it is larger than allowed, 422 when it is empty, 400 when it broke off, 408 when it
 * stopped.
 */
export async function receiveBody<T>(
  body: ReadableStream | null,
  { folder, maxBytes, announced, idleMs = IDLE_MS }: Wanted,
  keep: (received: ReceivedBody) => Promise<T>,
): Promise<T> {
  if (Number(announced) > maxBytes) throw tooLarge(maxBytes);
  if (!body) throw empty();
  await mkdir(folder, { recursive: true });
  await clearAbandoned(folder, underWay);
  const name = randomBytes(12).toString('hex');
  const file = path.join(folder, name);
  underWay.add(name);
  try {
    const { bytes, sha256 } = await writeTo(file, body, { maxBytes, idleMs });
    if (bytes === 0) throw empty();
    return await keep({ file, bytes, sha256 });
  } finally {
    await rm(file, { force: true });
    underWay.delete(name);
  }
}

async function writeTo(
  file: string,
  body: ReadableStream,
  { maxBytes, idleMs }: { readonly maxBytes: number; readonly idleMs: number },
) {
  const hash = createHash('sha256');
  let bytes = 0;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), idleMs);
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh();
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return done(tooLarge(maxBytes));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(
      Readable.fromWeb(body as NodeReadableStream),
      counted,
      createWriteStream(file, { mode: 0o600 }),
      { signal: idle.signal },
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (idle.signal.aborted) throw new Refusal(408, 'The upload stopped. Send the file again.');
    // A full disk is the server's error; everything else is a connection that ended early.
    if (error instanceof Error && 'syscall' in error && error.syscall === 'write') throw error;
    throw new Refusal(400, 'The upload broke off. Send the file again.');
  } finally {
    clearTimeout(timer);
  }
  return { bytes, sha256: hash.digest('hex') };
}

const empty = () => invalid({ file: ['The file is empty.'] });
