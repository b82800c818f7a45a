/** Runs due jobs: one worker per process, all on the same table. */
import type { Database } from '../db/database.ts';
import { describeError } from '../support/describeError.ts';
import type { Logger } from '../support/log.ts';
import { SpanKind, inSpan } from '../support/span.ts';
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
  /** Claims nothing more, waits `drainMs` for running jobs, then releases the rest. */
  stop(): Promise<void>;
}

interface Pace {
  /** Time between two polls of an empty table. */
  readonly pollMs: number;
  /** After this time another worker may claim a job whose process died. */
  readonly leaseMs: number;
  /** How long running jobs may take once the process ends. */
  readonly drainMs: number;
  /** Jobs that run at the same time. */
  readonly concurrency: number;
}

/** In milliseconds. */
const defaultPace: Pace = { pollMs: 1000, leaseMs: 60_000, drainMs: 8000, concurrency: 4 };

/** Attempts at a job whose handler throws `NonRetryableError`. */
const NON_RETRYABLE_ATTEMPTS = 3;

/** Backoff after a failure: the first delay, doubled at each attempt up to the longest. */
const FIRST_BACKOFF_MS = 10_000;
const LONGEST_BACKOFF_MS = 60 * 60 * 1000;

/** The delay after this many attempts, spread by a quarter so that jobs that failed together do not return together. */
function backoffMs(attempts: number): number {
  const base = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), LONGEST_BACKOFF_MS);
  return Math.round(base * (0.75 + Math.random() * 0.5));
}

/** Starts a worker, and enqueues the recurring jobs that are missing. */
export function startWorker(
  db: Database,
  handlers: JobHandlers,
  log: Logger,
  pace: Partial<Pace> = {},
): Worker {
  const { pollMs, leaseMs, drainMs, concurrency } = { ...defaultPace, ...pace };
  const kinds = Object.keys(handlers) as (keyof JobHandlers)[];
  const running = new Map<ClaimedJob, { work: Promise<void>; abort: AbortController }>();
  let isStopping = false;
  let wake = () => {};

  const polling = poll();
  return { stop };

  async function poll(): Promise<void> {
    let hasEnqueuedRecurring = false;
    while (!isStopping) {
      let pause = pollMs;
      try {
        if (!hasEnqueuedRecurring) await enqueueRecurring();
        hasEnqueuedRecurring = true;
        const jobs = await claimJobs(db, kinds, concurrency - running.size, leaseMs);
        for (const job of jobs) start(job);
        if (jobs.length > 0 && running.size < concurrency) continue;
      } catch (error) {
        // The database is unreachable: polling slows down so that the log does not fill up.
        log.error(describeError(error), 'jobs cannot be taken');
        pause = pollMs * 5;
      }
      if (!isStopping) await sleep(pause);
    }
  }

  async function enqueueRecurring(): Promise<void> {
    for (const kind of kinds) {
      const { everyMs, firstAfterMs } = handlers[kind];
      if (everyMs === undefined) continue;
      await enqueue(db, kind, {}, { uniqueKey: kind, delayMs: firstAfterMs ?? 0 });
    }
  }

  /** Resolves after the time, when a job ends, or when the worker stops. */
  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function start(job: ClaimedJob): void {
    const abort = new AbortController();
    const work = run(job, abort)
      .catch((error: unknown) =>
        log.error({ job: job.id, ...describeError(error) }, 'job was not written off'),
      )
      .finally(() => {
        running.delete(job);
        wake();
      });
    running.set(job, { work, abort });
  }

  async function run(job: ClaimedJob, abort: AbortController): Promise<void> {
    const handler = handlers[job.kind] as JobHandler;
    if (job.attempts > handler.attempts && handler.everyMs === undefined) {
      // The last attempt ended its process without recording a failure, and might end this one too.
      log.error({ job: job.id, kind: job.kind, attempt: job.attempts }, 'job given up');
      await abandonJob(db, job, 'The last attempt ended with its process.');
      return;
    }
    const heartbeat = setInterval(() => {
      extendLease(db, job, leaseMs).then(
        (isOwn) => isOwn || abort.abort(),
        // The next heartbeat may succeed; if none does, the lease expires and another worker claims the job.
        () => undefined,
      );
    }, leaseMs / 3);
    try {
      const attributes = { 'hangtag.job': job.id, 'hangtag.attempt': job.attempts };
      await inSpan(`job ${job.kind}`, { kind: SpanKind.CONSUMER, attributes }, () =>
        handler.run(job, abort.signal),
      );
    } catch (error) {
      if (!abort.signal.aborted) await recordFailure(job, handler, error);
      return;
    } finally {
      clearInterval(heartbeat);
    }
    await finishJob(db, job, handler.everyMs);
  }

  async function recordFailure(
    job: ClaimedJob,
    handler: JobHandler,
    error: unknown,
  ): Promise<void> {
    const { id, kind, attempts } = job;
    // A failed query's message repeats its values; the cause only names the error.
    const { reason, code } = describeError(error);
    const message = typeof reason === 'string' ? reason : 'no reason';
    const limit = error instanceof NonRetryableError ? NON_RETRYABLE_ATTEMPTS : handler.attempts;
    const isLast = attempts >= limit && handler.everyMs === undefined;
    const fields = { job: id, kind, attempt: attempts, code };
    if (isLast) {
      log.error(fields, 'job given up');
      await abandonJob(db, job, message);
    } else {
      log.warn(fields, 'job failed, will be tried again');
      await rescheduleJob(db, job, backoffMs(attempts), message);
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    wake();
    await polling;
    const finished = Promise.all([...running.values()].map(({ work }) => work));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      finished,
      new Promise((resolve) => (timer = setTimeout(resolve, drainMs))),
    ]);
    clearTimeout(timer);
    for (const [job, { abort }] of running) {
      abort.abort();
      await releaseJob(db, job);
    }
  }
}
