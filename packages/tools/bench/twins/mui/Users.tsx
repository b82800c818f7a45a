import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

function Actions({ name }: { readonly name: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={`Actions for ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        …
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem>Edit</MenuItem>
        <MenuItem>Suspend</MenuItem>
      </Menu>
    </>
  );
}

const columns: readonly GridColDef<Item>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1}>
        <Avatar src={row.picture} alt="" />
        <span>
          {row.name}
          <br />
          {row.email}
        </span>
      </Stack>
    ),
  },
  { field: 'phone', headerName: 'Phone', valueGetter: () => '—' },
  {
    field: 'role',
    headerName: 'Role',
    renderCell: ({ row }) => (
      <Select
        size="small"
        defaultValue={row.role}
        inputProps={{ 'aria-label': `Role of ${row.name}` }}
      >
        <MenuItem value="User">User</MenuItem>
        <MenuItem value="Admin">Admin</MenuItem>
      </Select>
    ),
  },
  { field: 'status', headerName: 'Status' },
  { field: 'lastLogin', headerName: 'Last sign-in', valueGetter: () => '11-20-2026' },
  { field: 'actions', headerName: 'Actions', renderCell: ({ row }) => <Actions name={row.name} /> },
];

export const Twin = ({ items }: TwinProps) => (
  <Stack spacing={1}>
    <Stack direction="row" spacing={2}>
      <TextField size="small" placeholder="Search name or email" />
      <span>{items.length} users</span>
      <Select size="small" defaultValue="alpha" inputProps={{ 'aria-label': 'Order' }}>
        <MenuItem value="alpha">Alphabetic</MenuItem>
        <MenuItem value="recent">Recent</MenuItem>
      </Select>
      <Button variant="contained">Invite user</Button>
    </Stack>
    <DataGrid aria-label="Users" rows={items} columns={columns} rowHeight={64} hideFooter />
  </Stack>
);
