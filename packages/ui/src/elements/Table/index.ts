export {
  Table,
  TableCell,
  type TableCellProps,
  type TableColumn,
  type TableProps,
  TableRow,
  type TableRowProps,
} from './Table.tsx';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton.tsx';
