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

describe('stopping a worker', () => {
  it('waits for a running job', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('under way'));
    let finish = () => {};
    const hasStarted = Promise.withResolvers<void>();
    const worker = startTestWorker(
      db,
      mailHandlers(async () => {
        hasStarted.resolve();
        await new Promise<void>((resolve) => (finish = resolve));
      }),
      { drainMs: 10_000 },
    );
    await hasStarted.promise;
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(await rows(db)).toEqual([]);
  });

  it('releases a job that takes too long without counting the attempt', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('endless'));
    const hasStarted = Promise.withResolvers<void>();
    let isAborted = false;
    const worker = startTestWorker(
      db,
      mailHandlers((_, signal) => {
        hasStarted.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            reject(new Error('aborted'));
          });
        });
      }),
    );
    await hasStarted.promise;
    await worker.stop();
    expect(isAborted).toBe(true);
    expect((await rows(db))[0]).toMatchObject({ attempts: 0, leasedUntil: null, lastError: null });
  });
});
