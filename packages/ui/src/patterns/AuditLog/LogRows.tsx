import type { AuditLogEntry } from '@hangtag/contract/wire/auditLog';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { formatMoment } from '../../support/formatDate.ts';
import { actionWords, subjectWords } from './actionWords.ts';
import * as css from './AuditLog.css.ts';
import { Changes } from './Changes.tsx';
import { changesOf } from './changeWords.ts';

/** Column widths in pixels. */
const columns = {
  what: { id: 'what', name: 'What', part: 'title' },
  change: { id: 'change', name: 'Before and after' },
  who: { id: 'who', name: 'Who', width: 168 },
  when: { id: 'when', name: 'When', width: 152 },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

interface LogRowsProps {
  entries: readonly AuditLogEntry[];
  isBusy: boolean;
}

/** The entries of one page, newest first. */
export function LogRows({ entries, isBusy }: LogRowsProps) {
  return (
    <Table aria-label="Log" columns={columnList} isBusy={isBusy}>
      {entries.map((entry) => (
        <TableRow key={entry.position}>
          <TableCell of={columns.what}>
            <div className={css.words}>
              <span className={css.action}>{actionWords(entry.action)}</span>{' '}
              <bdi className={css.subject}>{subjectWords(entry)}</bdi>
            </div>
          </TableCell>
          <TableCell of={columns.change}>
            <Changes
              changes={changesOf(entry)}
              of={subjectWords(entry) ?? actionWords(entry.action)}
            />
          </TableCell>
          <TableCell of={columns.who}>
            <bdi>{entry.actorName}</bdi>
          </TableCell>
          <TableCell of={columns.when}>{formatMoment(entry.at)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
