import type { TableColumn } from '../../elements/Table/index.ts';

/** The columns of the table; widths in pixels. */
export const columns = {
  name: { id: 'name', name: 'Name', part: 'title' },
  phone: { id: 'phone', name: 'Phone', width: 124, part: 'brief' },
  role: { id: 'role', name: 'Role', width: 124, part: 'phrase' },
  status: { id: 'status', name: 'Status', width: 108, part: 'phrase' },
  lastLogin: { id: 'lastLogin', name: 'Last login', width: 104, part: 'brief' },
  actions: { id: 'actions', name: 'Actions', width: 176, part: 'actions' },
} as const satisfies Record<string, TableColumn>;

/** The columns in order. */
export const columnList = Object.values(columns);
