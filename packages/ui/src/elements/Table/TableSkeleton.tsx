import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from './Table.tsx';

export interface TableSkeletonProps {
  /** The columns of the table that loads. */
  columns: readonly TableColumn[];
  /** How many rows' places are kept. */
  rows: number;
  /** Stands where a row's title will. @default a line */
  title?: ReactNode;
}

/** The places of a table's rows while they load, in its own columns. It is not announced: what loads says so once. */
export function TableSkeleton({ columns, rows, title }: TableSkeletonProps) {
  return (
    <div aria-hidden>
      <Table aria-label="Loading" columns={columns}>
        {Array.from({ length: rows }, (_, row) => (
          <TableRow key={row}>
            {columns.map((column) => (
              <TableCell key={column.id} of={column}>
                {column.part === 'title'
                  ? (title ?? <Skeleton width="64%" />)
                  : skeleton[column.part ?? 'fact']}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

/** On a card only a fact has a line of its own to take a share of. */
const skeleton = {
  fact: <Skeleton width="72%" />,
  brief: <Skeleton width="64px" />,
  phrase: <Skeleton width="64px" />,
  actions: null,
} as const;
