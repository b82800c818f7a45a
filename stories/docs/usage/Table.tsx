import { Table, TableCell, TableRow } from '@hangtag/ui/elements/Table';
import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const name = { id: 'name', name: 'Name', part: 'title' } as const;
const role = { id: 'role', name: 'Role' } as const;

/** Usage notes of `Table`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'A name first, its facts after it, actions last.',
    shows: () => (
      <Table aria-label="People" columns={[name, role]}>
        <TableRow>
          <TableCell of={name}>Mara Lind</TableCell>
          <TableCell of={role}>Admin</TableCell>
        </TableRow>
      </Table>
    ),
  },
  dont: {
    says: 'Don’t lay a form out with it.',
    shows: () => (
      <Text tone="second">Labels in one column and fields in the other are a form.</Text>
    ),
  },
  keyboard: [['Tab, Shift Tab', 'move from control to control, row by row']],
};
