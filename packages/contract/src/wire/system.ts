/** The installation as its operators see it: the release, and the work that waits or was given up. */

/** A job that was given up; its row stays for 30 days. */
export interface FailedJob {
  readonly jobId: number;
  /** The name of its handler, e.g. `mail`. */
  readonly kind: string;
  /** ISO 8601. */
  readonly failedAt: string;
  readonly attempts: number;
  /** The error of the last attempt, at most 300 characters. */
  readonly error: string;
  /** Recipient and subject of an email; null for other work, and where its key is no longer set. */
  readonly mail: { readonly to: string; readonly subject: string } | null;
}

/** `GET /api/admin/system`. */
export interface SystemAnswer {
  readonly release: {
    readonly version: string;
    /** The start of the commit's hash; null where nothing says it. */
    readonly commit: string | null;
  };
  readonly waiting: {
    /** Jobs that are due and not taken yet. */
    readonly count: number;
    /** ISO 8601: since when the oldest of them is due; null without any. */
    readonly since: string | null;
  };
  /** The last given up first, at most `FAILED_JOBS_MOST`. */
  readonly failed: readonly FailedJob[];
  /** All of them. */
  readonly failedCount: number;
}

/** Rows of `failed`. */
export const FAILED_JOBS_MOST = 100;

/** `POST /api/admin/system/jobs/retry`: how many run again. */
export interface RetryAnswer {
  readonly retried: number;
}
