/** The kinds of jobs and their payloads. */

/** What each kind's row stores for its handler, as JSON. */
export interface JobPayloads {
  /** An email to send, encrypted because its links are secrets (`mail/seal.ts`). */
  readonly mail: { readonly sealed: string };
  /** A received webhook to process (`billing/events.ts`). */
  readonly stripeEvent: { readonly id: string };
  /** Finds changes that no webhook reported (`billing/sweep.ts`). */
  readonly billingSweep: Readonly<Record<string, never>>;
  /** Settles operations whose response never arrived (`billing/sweep.ts`). */
  readonly billingReconcile: Readonly<Record<string, never>>;
  /** Advances billing clocks that fall behind (`billing/clocks.ts`). */
  readonly billingClocks: Readonly<Record<string, never>>;
  /** Checks the addresses that pages lead to (`linkCheck/job.ts`). */
  readonly checkLinks: Readonly<Record<string, never>>;
  /** Asks each printed address and each brand's host whether they still lead here (`codes/selfCheck.ts`, `hosts/check.ts`). */
  readonly checkCodes: Readonly<Record<string, never>>;
  /** Counts events into quarter hours and days (`analytics/countDays.ts`). */
  readonly countEvents: Readonly<Record<string, never>>;
  /** Draws the JPEGs for shared links that older pictures lack (`files/sharedPictures.ts`). */
  readonly sharePictures: Readonly<Record<string, never>>;
  /** Mails what figures say (`alerts/send.ts`). */
  readonly sendAlerts: Readonly<Record<string, never>>;
  /** Makes the serials of a batch, or removes those of a cancelled one (`serials/make.ts`). */
  readonly makeSerials: { readonly batchId: number };
  /** Removes expired rows (`start/sweep.ts`). */
  readonly sweep: Readonly<Record<string, never>>;
  /** Removes stored bytes that no row refers to (`files/sweepBlobs.ts`). */
  readonly sweepFiles: Readonly<Record<string, never>>;
}

/** The name of a handler. */
export type JobKind = keyof JobPayloads;

/** A job that a worker has claimed. */
export interface ClaimedJob<Kind extends JobKind = JobKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** The number of this attempt, from 1. */
  readonly attempts: number;
  /** Changes with every owner: a write with an older fence changes nothing. */
  readonly fence: number;
}

/** How one kind of job runs. */
export interface JobHandler<Kind extends JobKind = JobKind> {
  /** Attempts before the job is abandoned; a recurring job never is. */
  readonly attempts: number;
  /** Time between two runs of a recurring job, in milliseconds. @default undefined: runs once */
  readonly everyMs?: number;
  /** Time before the very first run of a recurring job, in milliseconds. @default 0 */
  readonly firstAfterMs?: number;
  /**
   * Runs the job. A crash may run it again, so it must be idempotent. `signal` aborts when the process ends or
   * another worker has claimed the job.
   */
  run(job: ClaimedJob<Kind>, signal: AbortSignal): Promise<void>;
}

/** A handler for each kind. */
export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };

/** Retrying is of little use, e.g. an address that does not exist: the job is abandoned after a few attempts. */
export class NonRetryableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NonRetryableError';
  }
}
