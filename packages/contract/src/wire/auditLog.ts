/** A company's log: who changed what, before and after. */
import * as v from 'valibot';
import { day, timeZone } from './fields.ts';
import { type Paginator, pageQuery } from './pagination.ts';

/** `GET /api/companies/{id}/auditLog`, and the same filters for `auditLog.csv`. */
export const AuditLogQuery = v.object({
  /** `search`: in the names of people and things, case- and accent-insensitive. */
  ...pageQuery({ max: 100, default: 25 }),
  /** Id of a person; 0 for the system; below 0 for a program, as `actors` names it. */
  actor: v.optional(
    v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, 'Must be an id.'), v.transform(Number)),
  ),
  /** An action, e.g. `user.suspended`, or everything of a kind, e.g. `user`. */
  action: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]+(\.[a-z-]+)?$/, 'Is not an action.'), v.maxLength(60)),
  ),
  /** First and last day in the calendar of `tz`, both included. */
  from: v.optional(day),
  to: v.optional(day),
  tz: timeZone,
});
export type AuditLogQuery = v.InferInput<typeof AuditLogQuery>;

/** One row. */
export interface AuditLogEntry {
  /** Its number in the company's log, from 1 without gaps. */
  readonly position: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Null when the system or a program did it. */
  readonly actorId: number | null;
  /** As the person was called then. */
  readonly actorName: string;
  /** Thing and verb, e.g. `product.published`. */
  readonly action: string;
  /** Kind and id, e.g. `product:12`. */
  readonly subject: string;
  readonly subjectName: string;
  /** The fields that changed; null when there is nothing to compare. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

export interface AuditLogAnswer {
  /** Newest first. */
  readonly entries: Paginator<AuditLogEntry>;
  /** Rows of the company, whatever the filter. */
  readonly entryCount: number;
  /** Who and what there is to filter by; programs have ids below 0. */
  readonly actors: readonly { readonly id: number; readonly name: string }[];
  readonly actions: readonly string[];
}

/** `GET /api/companies/{id}/auditLog/check`: is the log as it was written? */
export type AuditLogCheck =
  | { readonly isWhole: true; readonly rows: number }
  | {
      readonly isWhole: false;
      /** Where it breaks first. */
      readonly position: number;
      readonly reason: 'missing' | 'altered' | 'cut off';
    };
