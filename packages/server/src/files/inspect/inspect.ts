/**
 * Looks into films and documents, which may be hostile: one at a time, each in a thread of its own that is ended when
 * it takes too long. What cannot be read is null, never an error, because the file is kept all the same.
 */
import { Worker } from 'node:worker_threads';
import type { FilmInfo, PdfInfo, InspectRequest } from './types.ts';

/** Time for one file, in milliseconds, the start of its thread included. */
const TIMEOUT_MS = 10_000;

/** Files that may wait; later ones are stored without inspection instead of delaying all uploads. */
const MAX_WAITING = 8;

/** JavaScript's share of the thread, in megabytes; `memory.ts` bounds what PDFium takes. */
const HEAP_MB = 128;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Page count and first page of a PDF; null for one that is encrypted, broken or too much work. */
export const inspectPdf = (file: string, timeoutMs = TIMEOUT_MS) =>
  inOrder<PdfInfo>({ kind: 'pdf', file }, timeoutMs);

/** Length and size of a film; null when its container cannot be read. */
export const inspectFilm = (file: string, timeoutMs = TIMEOUT_MS) =>
  inOrder<FilmInfo>({ kind: 'film', file }, timeoutMs);

async function inOrder<Found>(order: InspectRequest, timeoutMs: number): Promise<Found | null> {
  if (waiting >= MAX_WAITING) return null;
  waiting += 1;
  // A thread that cannot be started costs this file its preview, and no other file anything.
  const task = last.then(() => inThread<Found>(order, timeoutMs)).catch(() => null);
  last = task;
  try {
    return await task;
  } finally {
    waiting -= 1;
  }
}

function inThread<Found>(order: InspectRequest, timeoutMs: number): Promise<Found | null> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: order,
      // It needs none of the server's secrets, and PDFium's output about a file is not needed.
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    let found: Found | null = null;
    const end = () => void thread.terminate();
    const timer = setTimeout(end, timeoutMs);
    thread.once('message', (message: Found | null) => {
      found = message;
      end();
    });
    thread.once('error', end);
    thread.once('exit', () => {
      clearTimeout(timer);
      resolve(found);
    });
  });
}
