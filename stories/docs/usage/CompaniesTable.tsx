import { Badge } from '@hangtag/ui/elements/Badge';
import { Button } from '@hangtag/ui/elements/Button';
import { Link } from '@hangtag/ui/elements/Link';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { Table, TableCell, TableRow } from '@hangtag/ui/elements/Table';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const name = { id: 'name', name: 'Company', part: 'title' } as const;
const status = { id: 'status', name: 'Status' } as const;
const products = { id: 'products', name: 'Products', part: 'brief' } as const;
const action = { id: 'action', name: 'Action' } as const;
const rows = [
  { company: 'Merrow Goods', count: '9' },
  { company: 'Studio Lund', count: '128' },
];

/** How `CompaniesTable` is used. */
export const usage: Usage = {
  do: {
    says: 'Lead with the name, tell a status by mark and word, and keep the worst action out of the row.',
    shows: () => (
      <Table aria-label="Companies, told" columns={[name, status, products]}>
        {rows.map(({ company, count }) => (
          <TableRow key={company}>
            <TableCell of={name}>
              <Link href="#company">{company}</Link>
            </TableCell>
            <TableCell of={status}>
              <StatusMark shape="full">Active</StatusMark>
            </TableCell>
            <TableCell of={products}>{count}</TableCell>
          </TableRow>
        ))}
      </Table>
    ),
  },
  dont: {
    says: 'Don’t colour every cell, or set the rarest and worst action into each row.',
    shows: () => (
      <Table aria-label="Companies, coloured" columns={[name, status, action]}>
        {rows.map(({ company, count }) => (
          <TableRow key={company}>
            <TableCell of={name}>{company}</TableCell>
            <TableCell of={status}>
              <Badge tone="accent">Active</Badge> <Badge tone="caution">{count}</Badge>
            </TableCell>
            <TableCell of={action}>
              <Button tone="danger" size="small">
                Delete
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    ),
  },
};
