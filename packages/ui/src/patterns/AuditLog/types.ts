import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';

/** The states of the log. */
export type AuditLogContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      readonly answer: AuditLogAnswer;
      /** Whether newer rows are loading. */
      readonly isStale: boolean;
    };

/** The filters; `all` and null do not narrow. */
export interface AuditLogFilter {
  readonly search: string;
  /** Id of a user or API token, as in the answer. */
  readonly actor: number | 'all';
  /** An action such as `user.suspended`, or an object such as `user` for all of its actions. */
  readonly action: string;
  /** First and last day, `2026-11-02`, in the reader's calendar, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A filter that shows every entry. */
export const wholeLog: AuditLogFilter = {
  search: '',
  actor: 'all',
  action: 'all',
  from: null,
  to: null,
};

/** The result of verifying the log, as far as it was requested. */
export type AuditLogCheckState =
  | { readonly phase: 'unasked' | 'busy' }
  | { readonly phase: 'whole'; readonly rows: number }
  | {
      readonly phase: 'broken';
      /** The first entry that fails the check. */
      readonly position: number;
      readonly reason: 'missing' | 'altered' | 'cut off';
    }
  | { readonly phase: 'failed'; readonly sentence: string };

export interface AuditLogProps {
  /** One page of entries: loaded, loading, or failed with a reason. */
  content: AuditLogContent;
  /** The current filter. */
  filter: AuditLogFilter;
  /** Receives the whole filter after a part changes. */
  onFilter: (filter: AuditLogFilter) => void;
  /** Loads another page; the first is 1. */
  onPageChange: (page: number) => void;
  /** Loads the entries again after a failure. */
  onRetry: () => void;
  /** Address of the same entries as a CSV file. */
  csvHref: string;
  /** The result of verifying the log, as far as it was requested. */
  check: AuditLogCheckState;
  /** Verifies the log. */
  onCheck: () => void;
}
