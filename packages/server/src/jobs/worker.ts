/** Does the jobs that are due: one worker in every process, all on the same table. */
import type { Database } from '../db/database.ts';
import { describeError } from '../support/describeError.ts';
import type { Logger } from '../support/log.ts';
import { backoffMs } from './backoff.ts';
import { enqueue } from './enqueue.ts';
import { NonRetryableError, type JobHandler, type JobHandlers, type ClaimedJob } from './kinds.ts';
import {
  finishJob,
  abandonJob,
  rescheduleJob,
  extendLease,
  releaseJob,
  claimJobs,
} from './queue.ts';

/** A running worker. */
export interface Worker {
  /** Takes nothing more, lets running jobs finish for a while, and gives back the others. */
  stop(): Promise<void>;
}

interface Pace {
  /** Time between two looks at an empty table. */
  readonly pollMs: number;
  /** A job of a process that died is taken by another after this time. */
  readonly leaseMs: number;
  /** How long running jobs may take once the process is ending. */
  readonly drainMs: number;
  /** Jobs at the same time. */
  readonly atOnce: number;
}

/** All in milliseconds. */
const usual: Pace = { pollMs: 1000, leaseMs: 60_000, drainMs: 8000, atOnce: 4 };

/** Attempts at a job whose handler says that it is hopeless. */
const NON_RETRYABLE_ATTEMPTS = 3;

/** Starts one; a recurring job is written down when it is not there yet. */
export function startWorker(
  db: Database,
  handlers: JobHandlers,
  log: Logger,
  pace: Partial<Pace> = {},
): Worker {
  const { pollMs, leaseMs, drainMs, atOnce } = { ...usual, ...pace };
  const kinds = Object.keys(handlers) as (keyof JobHandlers)[];
  const running = new Map<ClaimedJob, { work: Promise<void>; abort: AbortController }>();
  let isEnding = false;
  let wake = () => {};

  const looking = look();
  return { stop };

  async function look(): Promise<void> {
    let isPlanned = false;
    while (!isEnding) {
      let pause = pollMs;
      try {
        if (!isPlanned) await plan();
        isPlanned = true;
        const jobs = await claimJobs(db, kinds, atOnce - running.size, leaseMs);
        for (const job of jobs) begin(job);
        if (jobs.length > 0 && running.size < atOnce) continue;
      } catch (error) {
        // The database is away: its return is awaited without a line per second.
        log.error(describeError(error), 'jobs cannot be taken');
        pause = pollMs * 5;
      }
      if (!isEnding) await sleep(pause);
    }
  }

  async function plan(): Promise<void> {
    for (const kind of kinds) {
      const { everyMs, firstAfterMs } = handlers[kind];
      if (everyMs === undefined) continue;
      await enqueue(db, kind, {}, { uniqueKey: kind, delayMs: firstAfterMs ?? 0 });
    }
  }

  /** Until the time is over, a job is done, or the end begins. */
  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function begin(job: ClaimedJob): void {
    const abort = new AbortController();
    const work = attempt(job, abort)
      .catch((error: unknown) =>
        log.error({ job: job.id, ...describeError(error) }, 'job was not written off'),
      )
      .finally(() => {
        running.delete(job);
        wake();
      });
    running.set(job, { work, abort });
  }

  async function attempt(job: ClaimedJob, abort: AbortController): Promise<void> {
    const handler = handlers[job.kind] as JobHandler;
    if (job.attempts > handler.attempts && handler.everyMs === undefined) {
      // Nobody wrote the last attempt off: it ended its process, and would end this one too.
      log.error({ job: job.id, kind: job.kind, attempt: job.attempts }, 'job given up');
      await abandonJob(db, job, 'The last attempt ended with its process.');
      return;
    }
    const heartbeat = setInterval(() => {
      extendLease(db, job, leaseMs).then(
        (isOurs) => isOurs || abort.abort(),
        // The next beat may succeed; if none does, the lease runs out and another takes the job.
        () => undefined,
      );
    }, leaseMs / 3);
    try {
      await handler.run(job, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) await writeOff(job, handler, error);
      return;
    } finally {
      clearInterval(heartbeat);
    }
    await finishJob(db, job, handler.everyMs);
  }

  async function writeOff(job: ClaimedJob, handler: JobHandler, error: unknown): Promise<void> {
    const { id, kind, attempts } = job;
    // A failed query's own message repeats its values; its cause only says what was wrong.
    const { reason, code } = describeError(error);
    const message = typeof reason === 'string' ? reason : 'no reason';
    const limit = error instanceof NonRetryableError ? NON_RETRYABLE_ATTEMPTS : handler.attempts;
    const isOver = attempts >= limit && handler.everyMs === undefined;
    const facts = { job: id, kind, attempt: attempts, code };
    if (isOver) {
      log.error(facts, 'job given up');
      await abandonJob(db, job, message);
    } else {
      log.warn(facts, 'job failed, will be tried again');
      await rescheduleJob(db, job, backoffMs(attempts), message);
    }
  }

  async function stop(): Promise<void> {
    isEnding = true;
    wake();
    await looking;
    const ended = Promise.all([...running.values()].map(({ work }) => work));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, drainMs)))]);
    clearTimeout(timer);
    for (const [job, { abort }] of running) {
      abort.abort();
      await releaseJob(db, job);
    }
  }
}
