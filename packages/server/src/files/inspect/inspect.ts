/**
 * Looks into uploads, which may be hostile: in processes of their own (`helper.ts`), one file of a company at a time,
 * companies in turn.
 */
import { availableParallelism } from 'node:os';
import { Refusal, invalid } from '../../http/refusal.ts';
import { QueueFull, createFairQueue } from '../../support/fairQueue.ts';
import type { DrawnPicture } from './pictures.ts';
import { type InspectLimits, callHelper } from './helper.ts';
import type { FilmInfo, InspectRequest, PdfInfo, PdfPages } from './types.ts';

/** Limits of one file; a photo of 50 million pixels takes up to one gigabyte and six seconds. */
const standard: InspectLimits = { timeoutMs: 10_000, memoryMb: 1200 };

const pictureLimits: InspectLimits = { ...standard, timeoutMs: 20_000 };

/** Files of one company that may wait. */
export const WAITING_OF_COMPANY = 24;

const queue = createFairQueue({
  // At least two, so that one company's slow file leaves a process for the others.
  atOnce: Math.max(2, availableParallelism()),
  atOncePerOwner: 1,
  waiting: 200,
  waitingPerOwner: WAITING_OF_COMPANY,
});

/** Page count and first page of a PDF; null for one that is encrypted, broken or too much work. */
export const inspectPdf = (file: string, owner: string, limits?: Partial<InspectLimits>) =>
  inspect<PdfInfo>({ kind: 'pdf', file, mime: 'application/pdf' }, owner, limits);

/** Pages of a PDF as pictures, counted from 0; null where one is not there, or it is too much work. */
export const inspectPdfPages = (file: string, owner: string, pages: readonly number[]) =>
  inspect<PdfPages>({ kind: 'pdfPages', file, mime: 'application/pdf', pages }, owner, {
    timeoutMs: 60_000,
  });

/** Length and size of a film; null when its container cannot be read. */
export const inspectFilm = (file: string, owner: string, limits?: Partial<InspectLimits>) =>
  inspect<FilmInfo>({ kind: 'film', file, mime: 'video/*' }, owner, limits);

/** An unreadable file is null, never an error: it is stored without a preview. */
async function inspect<Found>(
  request: InspectRequest,
  owner: string,
  limits: Partial<InspectLimits> = {},
): Promise<Found | null> {
  try {
    const answer = await queue.run(owner, () => callHelper(request, { ...standard, ...limits }));
    return answer && 'found' in answer ? (answer.found as Found) : null;
  } catch (error) {
    if (error instanceof QueueFull) return null;
    throw error;
  }
}

/**
 * Draws a picture at every width it fills.
 * @throws Refusal 422 with the reason when it cannot be drawn within the limits, 503 when too many wait.
 */
export async function inspectPicture(
  file: string,
  mime: string,
  owner: string,
  limits: Partial<InspectLimits> = {},
): Promise<DrawnPicture> {
  const request: InspectRequest = { kind: 'picture', file, mime };
  const ask = () => callHelper(request, { ...pictureLimits, ...limits });
  const answer = await queue.run(owner, ask).catch((error: unknown) => {
    if (error instanceof QueueFull) throw busy();
    throw error;
  });
  if (answer && 'found' in answer) return answer.found as DrawnPicture;
  throw invalid({ file: [answer?.refused ?? tooMuch] });
}

const tooMuch =
  'The picture takes too much time or memory to draw. Make it smaller or simpler, and send it again.';

const busy = () =>
  new Refusal(503, 'Many pictures are being drawn right now. Try again in a minute.', {
    headers: { 'Retry-After': '30' },
  });
