/** Writing a job down: inside the transaction that causes it, so that both happen or neither. */
import type { Queryable } from '../db/database.ts';
import { jobs } from '../db/schema/platform.ts';
import type { JobKind, JobPayloads } from './kinds.ts';
import { after } from './queue.ts';

interface Options {
  /** Nothing is written while a job with this key waits or runs. @default null: any number */
  readonly uniqueKey?: string;
  /** Not before so many milliseconds are over, by the database's clock. @default 0 */
  readonly delayMs?: number;
}

/** Writes a job; some process takes it when the transaction is committed. */
export async function enqueue<Kind extends JobKind>(
  db: Queryable,
  kind: Kind,
  payload: JobPayloads[Kind],
  { uniqueKey, delayMs = 0 }: Options = {},
): Promise<void> {
  await db
    .insert(jobs)
    .values({ kind, payload, uniqueKey, runAt: after(delayMs) })
    .onConflictDoNothing({ target: jobs.uniqueKey });
}
