import type { DataColumn } from '@hangtag/ui/elements/DataTable';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import type { Payment } from '../fixtures/payments.ts';

/** The columns of the payments table in stories. */
export type ColumnId = 'date' | 'description' | 'status' | 'amount';

const shapes = { Paid: 'full', 'Not paid': 'dashed', Void: 'struck' } as const;

/** Day, description, status and amount of a payment; all but the status sort. */
export const columns: readonly DataColumn<Payment, ColumnId>[] = [
  { id: 'date', name: 'Date', cell: ({ date }) => date, width: 124, isSortable: true },
  {
    id: 'description',
    name: 'Description',
    cell: ({ description }) => description,
    part: 'title',
    isSortable: true,
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <StatusMark shape={shapes[status]}>{status}</StatusMark>,
    width: 172,
  },
  {
    id: 'amount',
    name: 'Amount',
    cell: ({ cents }) => `$${(cents / 100).toFixed(2)}`,
    part: 'figure',
    width: 124,
    isSortable: true,
  },
];
