import { type DataColumn, type DataSort, DataTable } from '@hangtag/ui/elements/DataTable';
import { useMemo, useState } from 'react';
import type { Payment } from '../fixtures/payments.ts';

interface SortablePaymentsProps<Id extends string> {
  readonly columns: readonly DataColumn<Payment, Id>[];
  readonly items: readonly Payment[];
}

const valueOf = (payment: Payment, column: string) =>
  column === 'amount' ? payment.cents : payment.description;

/** A table whose caller sorts, as every caller does. */
export function SortablePayments<Id extends string>({ columns, items }: SortablePaymentsProps<Id>) {
  const [sort, setSort] = useState<DataSort<Id> | null>(null);
  const sorted = useMemo(() => {
    if (sort === null) return items;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return items.toSorted((one, other) =>
      valueOf(one, sort.column) < valueOf(other, sort.column) ? -sign : sign,
    );
  }, [items, sort]);
  return (
    <DataTable
      aria-label="Payments"
      columns={columns}
      content={{ phase: 'ready', items: sorted }}
      idOf={({ id }) => id}
      nameOf={({ description }) => description}
      emptyState={null}
      sort={sort}
      onSortChange={setSort}
    />
  );
}
