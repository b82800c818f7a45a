/** The helper process of `inspect.ts`: it opens files that may be hostile, one at a time, and ends itself above its memory. */
import { Undrawable } from './pictures.ts';
import type { InspectAnswer, InspectRequest } from './types.ts';

const MB = 1024 * 1024;

/** More memory in use than this, in bytes, ends the process; half of it is reached by 50 million pixels of AVIF. */
const MAX_RSS = Number(process.argv[2]) * MB;

/** A process with more memory than this afterwards, in bytes, is not reused. */
const REUSE_RSS = 300 * MB;

// Decoders run in their own threads, so this timer keeps running on every system.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS) process.kill(process.pid, 'SIGKILL');
}, 20);

process.on('message', (request: InspectRequest) => void answer(request));
process.on('disconnect', () => process.exit());

async function answer(request: InspectRequest): Promise<void> {
  const result = await inspect(request).then(
    (found) => ({ found }),
    (error: unknown) => ({ refused: error instanceof Undrawable ? error.message : null }),
  );
  // PDFium does not free a document's memory.
  const isAlive = request.kind === 'picture' && process.memoryUsage.rss() < REUSE_RSS;
  process.send?.({ ...result, isAlive } satisfies InspectAnswer, () => {
    if (!isAlive) process.exit();
  });
}

async function inspect({ kind, file, mime, pages = [] }: InspectRequest) {
  if (kind === 'picture') return (await import('./picture.ts')).readPicture(file, mime);
  if (kind === 'pdf') return (await import('./pdf.ts')).readPdf(file);
  if (kind === 'pdfPages') return (await import('./pdf.ts')).readPdfPages(file, pages);
  return (await import('./film.ts')).readFilm(file);
}
