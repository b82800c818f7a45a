/**
 * Claiming, finishing and releasing jobs. The database's clock decides, because the clocks of several servers
 * differ. A job belongs to the worker that raised its fence last, so a late write of a former owner changes nothing.
 */
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/platform.ts';
import type { JobKind, ClaimedJob } from './kinds.ts';

/** The time so many milliseconds from now, by the database's clock. */
export const timeFromNow = (milliseconds: number) =>
  sql`now() + ${milliseconds} * interval '1 millisecond'`;

const isOwn = ({ id, fence }: ClaimedJob) => and(eq(jobs.id, id), eq(jobs.fence, fence));

const nextFence = sql`${jobs.fence} + 1`;

/**
 * When a job runs again if its process dies: at once the first two times, then after a delay that doubles up to an
 * hour. Finishing, rescheduling and releasing set another time.
 */
const nextRunAfterCrash = sql`case when ${jobs.attempts} < 2 then ${jobs.runAt} else now() + least(2 ^ least(${jobs.attempts}, 20), 60) * interval '1 minute' end`;

/** Claims up to `limit` due jobs of these kinds for `leaseMs`; no two callers get the same one. */
export async function claimJobs(
  db: Database,
  kinds: readonly JobKind[],
  limit: number,
  leaseMs: number,
): Promise<readonly ClaimedJob[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        // A server of another release may have enqueued kinds unknown here.
        inArray(jobs.kind, [...kinds]),
        isNull(jobs.failedAt),
        lte(jobs.runAt, sql`now()`),
        or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(jobs)
    .set({
      leasedUntil: timeFromNow(leaseMs),
      attempts: sql`${jobs.attempts} + 1`,
      fence: nextFence,
      runAt: nextRunAfterCrash,
    })
    // An array is evaluated once; a plain subquery may run, and lock, again for each row.
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning();
  return claimed.map(
    ({ id, kind, payload, attempts, fence }) =>
      ({ id, kind, payload, attempts, fence }) as ClaimedJob,
  );
}

/** Extends the lease; false when another worker has claimed the job. */
export async function extendLease(
  db: Database,
  job: ClaimedJob,
  leaseMs: number,
): Promise<boolean> {
  const extended = await db
    .update(jobs)
    .set({ leasedUntil: timeFromNow(leaseMs) })
    .where(isOwn(job))
    .returning({ id: jobs.id });
  return extended.length > 0;
}

/** Deletes a finished job, or schedules the next run of a recurring one. */
export async function finishJob(db: Database, job: ClaimedJob, everyMs?: number): Promise<void> {
  if (everyMs === undefined) {
    await db.delete(jobs).where(isOwn(job));
    return;
  }
  await db
    .update(jobs)
    .set({
      runAt: timeFromNow(everyMs),
      attempts: 0,
      fence: nextFence,
      leasedUntil: null,
      lastError: null,
    })
    .where(isOwn(job));
}

/** Schedules another attempt in `delayMs`. */
export async function rescheduleJob(
  db: Database,
  job: ClaimedJob,
  delayMs: number,
  lastError: string,
): Promise<void> {
  await db
    .update(jobs)
    .set({ runAt: timeFromNow(delayMs), fence: nextFence, leasedUntil: null, lastError })
    .where(isOwn(job));
}

/** Gives a job up; the row stays for inspection, without its unique key. */
export async function abandonJob(db: Database, job: ClaimedJob, lastError: string): Promise<void> {
  await db
    .update(jobs)
    .set({ failedAt: sql`now()`, fence: nextFence, leasedUntil: null, uniqueKey: null, lastError })
    .where(isOwn(job));
}

/** Returns a job because this process ends; the attempt does not count. */
export async function releaseJob(db: Database, job: ClaimedJob): Promise<void> {
  await db
    .update(jobs)
    .set({
      runAt: sql`now()`,
      fence: nextFence,
      leasedUntil: null,
      attempts: sql`${jobs.attempts} - 1`,
    })
    .where(isOwn(job));
}
