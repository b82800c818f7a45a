/** The thread of `inspect.ts`: one file, one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import type { InspectRequest } from './types.ts';

const { kind, file } = workerData as InspectRequest;
const found =
  kind === 'pdf'
    ? await (await import('./pdf.ts')).readPdf(file)
    : await (await import('./film.ts')).readFilm(file);
parentPort?.postMessage(found);
