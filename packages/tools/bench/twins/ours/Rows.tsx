import './theme.ts';
import { type DataColumn, DataTable } from '@hangtag/ui/elements/DataTable';
import { useMemo, useState } from 'react';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const columns: readonly DataColumn<Item>[] = [
  { id: 'id', name: 'Number', cell: ({ id }) => id, width: 120 },
  { id: 'name', name: 'Name', cell: ({ name }) => name, part: 'title' },
  { id: 'amount', name: 'Amount', cell: ({ amount }) => amount, part: 'figure', width: 120 },
];
const idOf = ({ id }: Item) => id;
const nameOf = ({ name }: Item) => name;

export const Twin = ({ items }: TwinProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ height: 600 }}>
      <DataTable
        aria-label="Payments"
        columns={columns}
        content={useMemo(() => ({ phase: 'ready', items }), [items])}
        idOf={idOf}
        nameOf={nameOf}
        emptyState="None"
        selection="several"
        selected={selected}
        onSelect={setSelected}
        isVirtualized
      />
    </div>
  );
};
