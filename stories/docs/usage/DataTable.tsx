import { DataTable } from '@hangtag/ui/elements/DataTable';
import { Text } from '@hangtag/ui/elements/Text';
import type { Usage } from '../../../.storybook/docs/usage.ts';

interface Payment {
  readonly id: string;
  readonly name: string;
  readonly sum: string;
}

const payments: readonly Payment[] = [
  { id: '1', name: 'Business, November', sum: '$49.00' },
  { id: '2', name: 'Business, October', sum: '$49.00' },
];

/** Usage notes of `DataTable`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Facts only, one kind in each column, figures at the end.',
    shows: () => (
      <DataTable
        aria-label="Payments"
        columns={[
          { id: 'name', name: 'For', part: 'title', cell: (one: Payment) => one.name },
          { id: 'sum', name: 'Amount', part: 'figure', cell: (one: Payment) => one.sum },
        ]}
        content={{ phase: 'ready', items: payments }}
        idOf={(row) => row.id}
        nameOf={(row) => row.name}
        emptyState="No payments yet"
      />
    ),
  },
  dont: {
    says: 'Don’t put buttons into cells: in a grid the arrow keys have to find them. Use `Table`.',
    shows: () => <Text tone="second">Rows with a Remove button each belong in a Table.</Text>,
  },
  keyboard: [
    ['Tab', 'moves into the grid and out of it: one stop'],
    ['Arrow keys', 'walk from cell to cell'],
    ['Enter', 'opens or chooses the row, or sorts by a head'],
    ['Page Up, Page Down', 'go a screen up or down'],
  ],
};
