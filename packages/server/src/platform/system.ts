/** The work of the installation that waits or was given up, and another try at it. */
import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { FAILED_JOBS_MOST, type FailedJob, type SystemAnswer } from '@hangtag/contract/wire/system';
import { recordPlatform } from '../audit/platform.ts';
import type { AuditActor } from '../audit/record.ts';
import { countAll } from '../db/counts.ts';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/platform.ts';
import { addressOf } from '../mail/outbox.ts';

type AppKeys = readonly [string, ...string[]];
type Work = Omit<SystemAnswer, 'release'>;

/** What waits and what was given up. @param appKeys Open the recipients of emails. */
export async function readWork(db: Database, appKeys: AppKeys): Promise<Work> {
  const [due] = await db
    .select({ count: countAll, since: sql<Date | null>`min(${jobs.runAt})`.mapWith(jobs.runAt) })
    .from(jobs)
    .where(and(isNull(jobs.failedAt), isNull(jobs.leasedUntil), lte(jobs.runAt, sql`now()`)));
  const failed = await db
    .select()
    .from(jobs)
    .where(isNotNull(jobs.failedAt))
    .orderBy(desc(jobs.failedAt), desc(jobs.id))
    .limit(FAILED_JOBS_MOST);
  return {
    waiting: { count: due?.count ?? 0, since: due?.since?.toISOString() ?? null },
    failed: failed.map((job) => presentFailed(job, appKeys)),
    failedCount: await db.$count(jobs, isNotNull(jobs.failedAt)),
  };
}

const presentFailed = (job: typeof jobs.$inferSelect, appKeys: AppKeys): FailedJob => ({
  jobId: job.id,
  kind: job.kind,
  failedAt: (job.failedAt ?? job.createdAt).toISOString(),
  attempts: job.attempts,
  error: job.lastError ?? '',
  mail: job.kind === 'mail' ? addressOf(job.payload, appKeys) : null,
});

interface Retry {
  readonly actor: AuditActor;
  readonly at: Date;
  /** One job; null for all that were given up. */
  readonly jobId: number | null;
}

/** Queues given-up jobs again with all their attempts; what another person has queued meanwhile counts nothing. */
export function retryFailed(db: Database, { actor, at, jobId }: Retry): Promise<number> {
  return db.transaction(async (tx) => {
    const again = await tx
      .update(jobs)
      .set({ failedAt: null, attempts: 0, lastError: null, runAt: sql`now()` })
      .where(and(isNotNull(jobs.failedAt), jobId === null ? undefined : eq(jobs.id, jobId)))
      .returning({ id: jobs.id, kind: jobs.kind });
    const [first] = again;
    if (!first) return 0;
    const subjectName = again.length === 1 ? first.kind : `${again.length} jobs`;
    await recordPlatform(tx, {
      actor,
      action: 'job.retried',
      subject: jobId === null ? 'jobs' : `job:${jobId}`,
      subjectName,
      at,
    });
    return again.length;
  });
}
