import type { FailedJob } from '@hangtag/contract/wire/system';
import { Button } from '../../elements/Button/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { formatMoment } from '../../support/formatDate.ts';
import * as css from './FailedJobs.css.ts';
import { jobWords } from './jobWords.ts';

/** Column widths in pixels. */
const columns = {
  job: { id: 'job', name: 'Work', part: 'title' },
  error: { id: 'error', name: 'Last error' },
  failed: { id: 'failed', name: 'Given up', width: 168 },
  actions: { id: 'actions', name: 'Actions', width: 108, part: 'actions' },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

interface JobRowsProps {
  jobs: readonly FailedJob[];
  retrying: number | 'all' | null;
  onRetryJob: (job: FailedJob) => void;
}

/** One row for each job. */
export function JobRows({ jobs, retrying, onRetryJob }: JobRowsProps) {
  return (
    <Table aria-label="Failed work" columns={columnList}>
      {jobs.map((job) => {
        const { name, note } = jobWords(job);
        return (
          <TableRow key={job.jobId}>
            <TableCell of={columns.job}>
              <div className={css.words}>
                <span className={css.name}>{name}</span>
                {note && <span>{note}</span>}
              </div>
            </TableCell>
            <TableCell of={columns.error}>
              <div className={css.error}>{job.error || 'No error was stored.'}</div>
            </TableCell>
            <TableCell of={columns.failed}>
              {formatMoment(job.failedAt)}, after {plural(job.attempts, 'attempt')}
            </TableCell>
            <TableCell of={columns.actions}>
              <div className={css.actions}>
                <Button
                  size="small"
                  tone="quiet"
                  isPending={retrying === job.jobId}
                  isDisabled={retrying !== null && retrying !== job.jobId}
                  onPress={() => onRetryJob(job)}
                >
                  <span>
                    Try again<VisuallyHidden> {name}</VisuallyHidden>
                  </span>
                </Button>
              </div>
            </TableCell>
          </TableRow>
        );
      })}
    </Table>
  );
}
