import { Link } from '@hangtag/ui/elements/Link';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Table, TableCell, TableRow } from '@hangtag/ui/elements/Table';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const date = { id: 'date', name: 'Date', part: 'title' } as const;
const amount = { id: 'amount', name: 'Amount', part: 'brief' } as const;
const state = { id: 'state', name: 'State' } as const;
const file = { id: 'file', name: 'Invoice' } as const;

/** How `BillingHistory` is used. */
export const usage: Usage = {
  do: {
    says: 'Give each invoice its date, sum, state and file, also the one that failed.',
    shows: () => (
      <Table aria-label="Invoices with their states" columns={[date, amount, state]}>
        <TableRow>
          <TableCell of={date}>
            <Link href="#november">11-11-2026</Link>
          </TableCell>
          <TableCell of={amount}>$309.00</TableCell>
          <TableCell of={state}>
            <StatusMark shape="dashed">Not paid</StatusMark>
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell of={date}>
            <Link href="#october">10-11-2026</Link>
          </TableCell>
          <TableCell of={amount}>$289.00</TableCell>
          <TableCell of={state}>
            <StatusMark shape="full">Paid</StatusMark>
          </TableCell>
        </TableRow>
      </Table>
    ),
  },
  dont: {
    says: 'Don’t list files without sums, under links that all say the same.',
    shows: () => (
      <Table aria-label="Invoices without sums" columns={[date, file]}>
        {['Nov', 'Oct'].map((month) => (
          <TableRow key={month}>
            <TableCell of={date}>{month}</TableCell>
            <TableCell of={file}>
              <Link href={`#${month}`}>Click here</Link>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    ),
  },
};
