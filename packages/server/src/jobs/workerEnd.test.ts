import { afterEach, describe, expect, it } from 'vitest';
import { cleanDatabase } from '../../test/support/database.ts';
import {
  startTestWorker,
  endWorkers,
  mailPayload,
  mailHandlers,
  rows,
} from '../../test/support/jobs.ts';
import { enqueue } from './enqueue.ts';

afterEach(endWorkers);

describe('the end of a worker', () => {
  it('waits for a job under way', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('under way'));
    let finishJob = () => {};
    const isBegun = Promise.withResolvers<void>();
    const worker = startTestWorker(
      db,
      mailHandlers(async () => {
        isBegun.resolve();
        await new Promise<void>((resolve) => (finishJob = resolve));
      }),
      { drainMs: 10_000 },
    );
    await isBegun.promise;
    const stopped = worker.stop();
    finishJob();
    await stopped;
    expect(await rows(db)).toEqual([]);
  });

  it('gives back what takes too long; the attempt does not count', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('endless'));
    const isBegun = Promise.withResolvers<void>();
    let isAborted = false;
    const worker = startTestWorker(
      db,
      mailHandlers((_, signal) => {
        isBegun.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            reject(new Error('aborted'));
          });
        });
      }),
    );
    await isBegun.promise;
    await worker.stop();
    expect(isAborted).toBe(true);
    expect((await rows(db))[0]).toMatchObject({ attempts: 0, leasedUntil: null, lastError: null });
  });
});
