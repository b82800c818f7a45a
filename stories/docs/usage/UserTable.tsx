import { Button } from '@hangtag/ui/elements/Button';
import { WithTooltip } from '@hangtag/ui/elements/WithTooltip';
import { Select } from '@hangtag/ui/elements/Select';
import { Table, TableCell, TableRow } from '@hangtag/ui/elements/Table';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const name = { id: 'name', name: 'Name', part: 'title' } as const;
const role = { id: 'role', name: 'Role' } as const;
const remove = { id: 'remove', name: 'Remove' } as const;
const roles = [
  { id: 'User', label: 'User' },
  { id: 'Admin', label: 'Admin' },
];

/** How `UserTable` is used. */
export const usage: Usage = {
  do: {
    says: 'Draw a role that can’t be changed as a fact that says why.',
    shows: () => (
      <Table aria-label="People, roles explained" columns={[name, role]}>
        <TableRow>
          <TableCell of={name}>Ines Calder</TableCell>
          <TableCell of={role}>
            <WithTooltip reason="The last Admin keeps the role">Admin</WithTooltip>
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell of={name}>Priya Nair</TableCell>
          <TableCell of={role}>
            <Select
              aria-label="Role of Priya Nair"
              size="small"
              defaultValue="User"
              options={roles}
            />
          </TableCell>
        </TableRow>
      </Table>
    ),
  },
  dont: {
    says: 'Don’t close a role in silence, and don’t let every row shout how to lose somebody.',
    shows: () => (
      <Table aria-label="People, roles closed" columns={[name, role, remove]}>
        {['Ines Calder', 'Priya Nair'].map((person) => (
          <TableRow key={person}>
            <TableCell of={name}>{person}</TableCell>
            <TableCell of={role}>
              <Select
                aria-label={`Closed role of ${person}`}
                size="small"
                defaultValue="Admin"
                options={roles}
                isDisabled
              />
            </TableCell>
            <TableCell of={remove}>
              <Button tone="danger" size="small">
                Remove
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    ),
  },
};
