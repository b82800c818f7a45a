/** The thread of `inspect.ts`: one file, one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Order } from './found.ts';

const { kind, file } = workerData as Order;
const found =
  kind === 'pdf'
    ? await (await import('./pdf.ts')).lookIntoPdf(file)
    : await (await import('./film.ts')).lookIntoFilm(file);
parentPort?.postMessage(found);
