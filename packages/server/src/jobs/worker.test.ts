import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jobs } from '../db/schema/platform.ts';
import { cleanDatabase } from '../../test/support/database.ts';
import {
  startTestWorker,
  endWorkers,
  mailPayload,
  mailHandlers,
  noop,
  rows,
  waitUntil,
} from '../../test/support/jobs.ts';
import { enqueue } from './enqueue.ts';
import { NonRetryableError, type ClaimedJob } from './kinds.ts';
import { claimJobs } from './queue.ts';

afterEach(async () => {
  vi.useRealTimers();
  await endWorkers();
});

describe('a worker', () => {
  it('shares two hundred jobs with a second worker: each runs once', async () => {
    const db = await cleanDatabase();
    await Promise.all(Array.from({ length: 200 }, (_, at) => enqueue(db, 'mail', mailPayload(at))));
    const done: string[] = [];
    const handlers = mailHandlers(async ({ payload }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      done.push((payload as { sealed: string }).sealed);
    });
    startTestWorker(db, handlers);
    startTestWorker(db, handlers);
    await waitUntil(async () => (await rows(db)).length === 0);
    expect(done).toHaveLength(200);
    expect(new Set(done).size).toBe(200);
  });

  it('runs jobs of a committed transaction and none of a failed one', async () => {
    const db = await cleanDatabase();
    const done: ClaimedJob[] = [];
    startTestWorker(
      db,
      mailHandlers(async (job) => void done.push(job)),
    );
    const failed = db.transaction(async (tx) => {
      await enqueue(tx, 'mail', mailPayload('never'));
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    await db.transaction((tx) => enqueue(tx, 'mail', mailPayload('sent')));
    await waitUntil(() => done.length > 0);
    expect(done.map(({ payload }) => payload)).toEqual([mailPayload('sent')]);
  });

  it('claims the job of a dead owner after its lease expires and not before', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('orphan'));
    const [dead] = await claimJobs(db, ['mail'], 1, 60_000);
    expect(dead?.attempts).toBe(1);
    expect(await claimJobs(db, ['mail'], 1, 60_000)).toEqual([]);
    await db.update(jobs).set({ leasedUntil: sql`now() - interval '1 second'` });
    const done: ClaimedJob[] = [];
    startTestWorker(
      db,
      mailHandlers(async (job) => void done.push(job)),
    );
    await waitUntil(async () => (await rows(db)).length === 0);
    expect(done.map(({ attempts }) => attempts)).toEqual([2]);
  });

  it('extends its lease while a job takes longer than that', async () => {
    // The worker's heartbeat alone is turned by hand.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('slow'));
    let runs = 0;
    const finish = Promise.withResolvers<void>();
    const handlers = mailHandlers(() => {
      runs += 1;
      return finish.promise;
    });
    startTestWorker(db, handlers, { leaseMs: 60_000 });
    startTestWorker(db, handlers, { leaseMs: 60_000 });
    await waitUntil(() => runs > 0);
    const isLong = async () =>
      (await db.$count(jobs, sql`leased_until > now() + interval '45 seconds'`)) > 0;
    for (let halfLeases = 0; halfLeases < 3; halfLeases += 1) {
      await db.update(jobs).set({ leasedUntil: sql`${jobs.leasedUntil} - interval '30 seconds'` });
      expect(await isLong()).toBe(false);
      vi.advanceTimersByTime(20_000);
      await waitUntil(isLong);
    }
    finish.resolve();
    await waitUntil(async () => (await rows(db)).length === 0);
    expect(runs).toBe(1);
  });

  it('retries later and abandons the job with its last error', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('refused'));
    const fail = () => Promise.reject(new Error(`no ${'x'.repeat(400)}`));
    startTestWorker(db, mailHandlers(fail, 2));
    await waitUntil(async () => (await rows(db))[0]?.lastError !== null);
    const [waiting] = await rows(db);
    expect(waiting).toMatchObject({ attempts: 1, leasedUntil: null, failedAt: null });
    expect(waiting?.runAt.getTime()).toBeGreaterThan(Date.now() + 5000);
    await db.update(jobs).set({ runAt: sql`now()` });
    await waitUntil(async () => (await rows(db))[0]?.failedAt !== null);
    const [finished] = await rows(db);
    expect(finished).toMatchObject({ attempts: 2, leasedUntil: null });
    expect(finished?.lastError).toHaveLength(300);
  });

  it('stores the database error of a failed query without its values', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('query'));
    const cause = new Error('relation is missing');
    const fail = () => Promise.reject(new Error('Failed query, params: secret', { cause }));
    startTestWorker(db, mailHandlers(fail));
    await waitUntil(async () => (await rows(db))[0]?.lastError === 'relation is missing');
    expect(JSON.stringify(await rows(db))).not.toContain('secret');
  });

  it('abandons a job with a non-retryable error after three attempts', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('nobody there'));
    await db.update(jobs).set({ attempts: 2 });
    startTestWorker(
      db,
      mailHandlers(() => Promise.reject(new NonRetryableError('550')), 30),
    );
    await waitUntil(async () => (await rows(db))[0]?.failedAt !== null);
    expect((await rows(db))[0]?.lastError).toBe('550');
  });

  it('runs a recurring job once for all servers and schedules its next run', async () => {
    const db = await cleanDatabase();
    let runs = 0;
    const sweep = { attempts: 1, everyMs: 3_600_000, run: async () => void (runs += 1) };
    const handlers = { ...mailHandlers(noop), sweep };
    startTestWorker(db, handlers);
    startTestWorker(db, handlers);
    await waitUntil(async () => runs > 0 && (await rows(db))[0]?.leasedUntil === null);
    const [next, ...others] = await rows(db);
    expect(others).toEqual([]);
    expect(next).toMatchObject({ kind: 'sweep', uniqueKey: 'sweep', attempts: 0 });
    expect(next?.runAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    expect(runs).toBe(1);
  });

  it('never abandons a recurring job', async () => {
    const db = await cleanDatabase();
    const run = () => Promise.reject(new Error('database is away'));
    startTestWorker(db, { ...mailHandlers(noop), sweep: { attempts: 1, everyMs: 3_600_000, run } });
    await waitUntil(async () => (await rows(db))[0]?.lastError === 'database is away');
    expect((await rows(db))[0]).toMatchObject({ failedAt: null, uniqueKey: 'sweep' });
  });

  it('leaves unknown kinds to a newer server', async () => {
    const db = await cleanDatabase();
    await db.insert(jobs).values({ kind: 'tomorrow', payload: {} });
    await enqueue(db, 'mail', mailPayload('known'));
    startTestWorker(db, mailHandlers(noop));
    await waitUntil(async () => (await rows(db)).length === 1);
    expect((await rows(db))[0]).toMatchObject({ kind: 'tomorrow', attempts: 0 });
  });
});

it('enqueue skips a job whose unique key is queued', async () => {
  const db = await cleanDatabase();
  await enqueue(db, 'sweep', {}, { uniqueKey: 'sweep' });
  await enqueue(db, 'sweep', {}, { uniqueKey: 'sweep' });
  expect(await rows(db)).toHaveLength(1);
});
