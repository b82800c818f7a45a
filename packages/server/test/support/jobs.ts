/** Workers for tests with short intervals, and handlers that the test supplies. */
import type { Database } from '../../src/db/database.ts';
import { jobs } from '../../src/db/schema/platform.ts';
import type { JobHandler, JobHandlers } from '../../src/jobs/kinds.ts';
import { type Worker, startWorker } from '../../src/jobs/worker.ts';
import { createLog } from '../../src/support/log.ts';

const started: Worker[] = [];

/** Starts a worker; `endWorkers` stops it. */
export function startTestWorker(db: Database, handlers: JobHandlers, pace = {}): Worker {
  const worker = startWorker(db, handlers, createLog(true), { pollMs: 5, drainMs: 200, ...pace });
  started.push(worker);
  return worker;
}

/** Stops every worker of the test. */
export async function endWorkers(): Promise<void> {
  await Promise.all(started.splice(0).map((worker) => worker.stop()));
}

/** What a handler does. */
export type Run = JobHandler['run'];

/** Succeeds without doing anything. */
export const noop: Run = () => Promise.resolve();

/** Handlers of which only `mail` does anything. */
export const mailHandlers = (run: Run, attempts = 5): JobHandlers => ({
  mail: { attempts, run },
  sweep: { attempts: 1, run: noop },
  sweepFiles: { attempts: 1, run: noop },
  sendAlerts: { attempts: 1, run: noop },
  countEvents: { attempts: 1, run: noop },
  stripeEvent: { attempts: 1, run: noop },
  billingSweep: { attempts: 1, run: noop },
  billingReconcile: { attempts: 1, run: noop },
  billingClocks: { attempts: 1, run: noop },
  checkLinks: { attempts: 1, run: noop },
  makeSerials: { attempts: 1, run: noop },
  checkCodes: { attempts: 1, run: noop },
  sharePictures: { attempts: 1, run: noop },
});

/** The payload of an email. */
export const mailPayload = (name: string | number) => ({ sealed: String(name) });

/** Every job, the oldest first. */
export const rows = (db: Database) => db.select().from(jobs).orderBy(jobs.id);

/** Waits until the condition holds; the test's timeout ends a wait in vain. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
