import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { FailedJob } from '@hangtag/contract/wire/system';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import * as css from './FailedJobs.css.ts';
import { JobRows, columnList } from './JobRows.tsx';

/** The states of the list. */
export type FailedJobsContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      /** The last given up first. */
      readonly jobs: readonly FailedJob[];
      /** All of them, also beyond `jobs`. */
      readonly count: number;
    };

export interface FailedJobsProps {
  /** The jobs: loaded, loading, or failed with a reason. */
  content: FailedJobsContent;
  /** Id of the job that is being tried again; `all` for every one. @default null */
  retrying?: number | 'all' | null;
  /** Why trying again failed, as a sentence. @default null */
  problem?: string | null;
  /** Queues one job again. */
  onRetryJob: (job: FailedJob) => void;
  /** Queues every job again. */
  onRetryAll: () => void;
  /** Loads the list again after a failure. */
  onRetry: () => void;
}

/** Work that was given up, such as emails that could not be sent, with another try at it. */
export function FailedJobs(props: FailedJobsProps) {
  useFocusRestore();
  return (
    <div data-component="FailedJobs">
      <Jobs {...props} />
    </div>
  );
}

function Jobs(props: FailedJobsProps) {
  const { content, retrying = null, problem } = props;
  if (content.phase === 'failed')
    return <FailedPart what="The list of failed work" content={content} onRetry={props.onRetry} />;
  if (content.phase === 'loading')
    return (
      <div aria-busy>
        <VisuallyHidden announcement="once">Loading failed work</VisuallyHidden>
        <TableSkeleton columns={columnList} rows={2} />
      </div>
    );
  const { jobs, count } = content;
  if (count === 0)
    return (
      <EmptyState title="Nothing failed">
        Emails and other work that was given up in the last 30 days stand here, to be tried again.
      </EmptyState>
    );
  return (
    <>
      {problem && (
        <Notice tone="danger" title="Not started again." announcement="assertive">
          {problem}
        </Notice>
      )}
      <div className={css.head} tabIndex={-1}>
        <Text kind="data" tone="second" as="span">
          {`${plural(count, 'job was', 'jobs were')} given up. Mend the cause first, then try again.`}
        </Text>
        {count > 1 && (
          <Button
            isPending={retrying === 'all'}
            isDisabled={retrying !== null && retrying !== 'all'}
            onPress={props.onRetryAll}
          >
            Try all again
          </Button>
        )}
      </div>
      {jobs.length > 0 && <JobRows jobs={jobs} retrying={retrying} onRetryJob={props.onRetryJob} />}
      {count > jobs.length && (
        <div className={css.rest}>
          <Text kind="data" tone="quiet">
            {`The last ${jobs.length} are listed.`}
          </Text>
        </div>
      )}
    </>
  );
}
