import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';

/** What the log has to show. */
export type AuditLogContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly answer: AuditLogAnswer;
      /** Are newer rows on their way? */
      readonly isStale: boolean;
    };

/** What narrows the log; `all` and null do not. */
export interface AuditLogFilter {
  readonly search: string;
  /** Id of a person or a program, as the answer names it. */
  readonly actor: number | 'all';
  /** An action, e.g. `user.suspended`, or everything of a kind, e.g. `user`. */
  readonly action: string;
  /** First and last day, `2026-11-02`, in the reader's calendar, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A filter that narrows nothing. */
export const wholeLog: AuditLogFilter = {
  search: '',
  actor: 'all',
  action: 'all',
  from: null,
  to: null,
};

/** Whether the log is as it was written, as far as anybody asked. */
export type AuditLogCheckState =
  | { readonly phase: 'unasked' | 'busy' }
  | { readonly phase: 'whole'; readonly rows: number }
  | {
      readonly phase: 'broken';
      /** The first entry that is not as it was written. */
      readonly position: number;
      readonly reason: 'missing' | 'altered' | 'cut off';
    }
  | { readonly phase: 'failed'; readonly sentence: string };

export interface AuditLogProps {
  /** One page of entries, that it is on its way, or why it did not come. */
  content: AuditLogContent;
  /** What the entries are narrowed by now. */
  filter: AuditLogFilter;
  /** Receives the whole filter after a change of a part. */
  onFilter: (filter: AuditLogFilter) => void;
  /** Asks for another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Asks for the entries again after a failure. */
  onRetry: () => void;
  /** Where the same entries are as a file. */
  csvHref: string;
  /** Whether the log is as it was written, as far as anybody asked. */
  check: AuditLogCheckState;
  /** Asks whether the log is as it was written. */
  onCheck: () => void;
}
