import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
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
import type { ClaimedJob } from './kinds.ts';
import { finishJob, extendLease, releaseJob, claimJobs } from './queue.ts';

afterEach(endWorkers);

const LEASE_MS = 60_000;

async function claim(db: Database): Promise<ClaimedJob> {
  const [job] = await claimJobs(db, ['mail', 'sweep'], 1, LEASE_MS);
  if (!job) throw new Error('No job is due.');
  return job;
}

/** Lets the lease expire, as after the owner's death. */
const expireLease = (db: Database) =>
  db.update(jobs).set({ leasedUntil: sql`now() - interval '1 second'`, runAt: sql`now()` });

describe('a late write of a former owner changes nothing', () => {
  it('after a recurring job has started again', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'sweep', {}, { uniqueKey: 'sweep' });
    const late = await claim(db);
    await expireLease(db);
    await finishJob(db, await claim(db), 0);
    const running = await claim(db);
    expect(running.attempts).toBe(late.attempts);
    await finishJob(db, late, 0);
    expect(await extendLease(db, late, LEASE_MS)).toBe(false);
    expect(await claimJobs(db, ['sweep'], 1, LEASE_MS)).toEqual([]);
    expect(await extendLease(db, running, LEASE_MS)).toBe(true);
  });

  it('after it released the job and another worker claimed it', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('given back'));
    const late = await claim(db);
    await releaseJob(db, late);
    expect(await extendLease(db, late, LEASE_MS)).toBe(false);
    await claim(db);
    await finishJob(db, late);
    expect(await rows(db)).toHaveLength(1);
  });
});

describe('a job that crashes its process', () => {
  it('is abandoned without another run when its attempts are used up', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'mail', mailPayload('deadly'));
    await claim(db);
    await expireLease(db);
    await claim(db);
    await expireLease(db);
    let runs = 0;
    startTestWorker(
      db,
      mailHandlers(async () => void (runs += 1), 2),
    );
    await waitUntil(async () => (await rows(db))[0]?.failedAt !== null);
    expect(runs).toBe(0);
    expect((await rows(db))[0]?.lastError).toBe('The last attempt ended with its process.');
  });

  it('waits longer than its lease after repeated crashes', async () => {
    const db = await cleanDatabase();
    await enqueue(db, 'sweep', {}, { uniqueKey: 'sweep' });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await claim(db);
      if (attempt < 3) await expireLease(db);
    }
    await db.update(jobs).set({ leasedUntil: sql`now() - interval '1 second'` });
    expect(await claimJobs(db, ['sweep'], 1, LEASE_MS)).toEqual([]);
    expect((await rows(db))[0]?.runAt.getTime()).toBeGreaterThan(Date.now() + 3 * LEASE_MS);
  });
});

it('a recurring job waits firstAfterMs before its first run', async () => {
  const db = await cleanDatabase();
  const sweep = { attempts: 1, everyMs: 1000, firstAfterMs: 3_600_000, run: noop };
  startTestWorker(db, { ...mailHandlers(noop), sweep });
  await waitUntil(async () => (await rows(db)).length === 1);
  expect((await rows(db))[0]?.runAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
});
