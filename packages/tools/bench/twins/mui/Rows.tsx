/** MUI's free grid shows at most 100 rows of a page. */
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const columns: readonly GridColDef<Item>[] = [
  { field: 'id', headerName: 'Number', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'amount', headerName: 'Amount', width: 120, align: 'right' },
];
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

export const Twin = ({ items }: TwinProps) => (
  <div style={{ height: 600 }}>
    <DataGrid
      aria-label="Payments"
      rows={items}
      columns={columns}
      initialState={initialState}
      checkboxSelection
    />
  </div>
);
