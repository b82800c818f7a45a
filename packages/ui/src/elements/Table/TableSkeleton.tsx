import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from './Table.tsx';

export interface TableSkeletonProps {
  /** The columns of the loading table. */
  columns: readonly TableColumn[];
  /** The number of skeleton rows. */
  rows: number;
  /** The skeleton of a row's title. @default a line */
  title?: ReactNode;
}

/** Skeleton rows in the table's columns. Not announced: the loading region announces itself once. */
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

/** On a card only a fact has a line of its own whose width can vary. */
const skeleton = {
  fact: <Skeleton width="72%" />,
  brief: <Skeleton width="64px" />,
  phrase: <Skeleton width="64px" />,
  actions: null,
} as const;
