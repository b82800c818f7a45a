export { DataTable } from './DataTable.tsx';
export type {
  DataColumn,
  DataSort,
  DataTableContent,
  DataTableProps,
  DataTableSelecting,
  DataTableSorting,
} from './types.ts';
