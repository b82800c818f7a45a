/** Enqueues jobs inside the transaction that causes them, so that both are committed or neither. */
import type { Queryable } from '../db/database.ts';
import { jobs } from '../db/schema/platform.ts';
import type { JobKind, JobPayloads } from './kinds.ts';
import { timeFromNow } from './queue.ts';

interface Options {
  /** Skips the insert while a job with this key is queued or running. @default undefined: no limit */
  readonly uniqueKey?: string;
  /** Milliseconds before the first attempt, by the database's clock. @default 0 */
  readonly delayMs?: number;
}

/** Inserts a job; a worker claims it once the transaction is committed. */
export async function enqueue<Kind extends JobKind>(
  db: Queryable,
  kind: Kind,
  payload: JobPayloads[Kind],
  { uniqueKey, delayMs = 0 }: Options = {},
): Promise<void> {
  await db
    .insert(jobs)
    .values({ kind, payload, uniqueKey, runAt: timeFromNow(delayMs) })
    .onConflictDoNothing({ target: jobs.uniqueKey });
}
