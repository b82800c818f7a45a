/** What jobs there are, and what the row of each carries. */

/** By kind: everything its handler needs to know, as JSON. */
export interface JobPayloads {
  /** A letter to send, sealed: links in letters are secrets (`mail/seal.ts`). */
  readonly mail: { readonly sealed: string };
  /** A webhook to act upon (`billing/events.ts`). */
  readonly stripeEvent: { readonly id: string };
  /** Finds what webhooks did not tell (`billing/sweep.ts`). */
  readonly billingSweep: Readonly<Record<string, never>>;
  /** Settles operations whose answer never came (`billing/sweep.ts`). */
  readonly billingReconcile: Readonly<Record<string, never>>;
  /** Keeps billing clocks from falling behind (`billing/clocks.ts`). */
  readonly billingClocks: Readonly<Record<string, never>>;
  /** Removes what is over (`sweep.ts`). */
  readonly sweep: Readonly<Record<string, never>>;
  /** Removes bytes that no row names (`files/sweepBlobs.ts`). */
  readonly sweepFiles: Readonly<Record<string, never>>;
}

/** The name of a handler. */
export type JobKind = keyof JobPayloads;

/** A job while somebody works on it. */
export interface ClaimedJob<Kind extends JobKind = JobKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** Which attempt this is, from 1. */
  readonly attempts: number;
  /** Proves that the job is still the taker's. */
  readonly fence: number;
}

/** How one kind of job is done. */
export interface JobHandler<Kind extends JobKind = JobKind> {
  /** Attempts before it is given up; a recurring job is never given up. */
  readonly attempts: number;
  /** Time between two runs of a recurring job, in milliseconds. @default null: done once */
  readonly everyMs?: number;
  /** Time before the very first run of a recurring job, in milliseconds. @default 0 */
  readonly firstAfterMs?: number;
  /**
   * Does it. A crash may run it again, so doing it twice must do no harm. `signal` says that the process
   * ends or that another has taken the job.
   */
  run(job: ClaimedJob<Kind>, signal: AbortSignal): Promise<void>;
}

/** A handler for each kind. */
export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };

/** Trying again is of little use, e.g. an address that does not exist: given up after a few attempts. */
export class NonRetryableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'HopelessJob';
  }
}
