export {
  Table,
  TableCell,
  type TableCellProps,
  type TableColumn,
  type TableProps,
  TableRow,
  type TableRowProps,
} from './Table.tsx';
export { TableBones, type TableBonesProps } from './TableBones.tsx';
