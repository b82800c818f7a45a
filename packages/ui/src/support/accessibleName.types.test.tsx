/** The compiler asks for the accessible name: every line marked here must stay an error. */
import { Copy } from 'lucide-react';
import { expect, it } from 'vitest';
import { Button } from '../elements/Button/index.ts';
import { DataTable } from '../elements/DataTable/index.ts';
import { IconButton } from '../elements/IconButton/index.ts';
import { Notice } from '../elements/Notice/index.ts';
import { Select } from '../elements/Select/index.ts';
import { TextField } from '../elements/TextField/index.ts';

const options = [{ id: 'a', label: 'A' }] as const;

interface Paid {
  readonly id: string;
}
const table = {
  columns: [{ id: 'id', name: 'Number', cell: ({ id }: Paid) => id }],
  content: { phase: 'loading' },
  idOf: ({ id }: Paid) => id,
  nameOf: ({ id }: Paid) => id,
  emptyState: 'None',
} as const;
const onEvent = () => undefined;

const accepted = [
  <TextField key="1" label="Name" />,
  <TextField key="2" aria-label="Name" />,
  <TextField key="3" aria-labelledby="heading" />,
  <Select key="4" label="Sort" options={options} onChange={(id: 'a') => id} />,
  <IconButton key="5" icon={Copy} aria-label="Copy product" />,
  <Notice key="6" title="You are offline." />,
  <Notice key="7">The address was copied.</Notice>,
  <DataTable key="8" aria-label="Payments" {...table} sort={null} onSortChange={onEvent} />,
];

const refused = [
  // @ts-expect-error a field without a name
  <TextField key="1" />,
  // @ts-expect-error two names at once
  <TextField key="2" label="Name" aria-label="Title" />,
  // @ts-expect-error a choice without a name
  <Select key="3" options={options} />,
  // @ts-expect-error a glyph says nothing to those who do not see it
  <IconButton key="4" icon={Copy} />,
  // @ts-expect-error a tone nobody has drawn
  <Button key="6" tone="loud">
    Copy
  </Button>,
  // @ts-expect-error no way past the library's own dress
  <Button key="7" className="mine">
    Copy
  </Button>,
  // @ts-expect-error an id that is not among the choices
  <Select key="8" label="Sort" options={options} value="b" />,
  // @ts-expect-error news without words
  <Notice key="9" tone="danger" />,
  // @ts-expect-error a table without a name
  <DataTable key="11" {...table} />,
  // @ts-expect-error a sort that nobody hears
  <DataTable key="12" aria-label="Payments" {...table} sort={null} />,
  // @ts-expect-error several are chosen as a set
  <DataTable
    key="13"
    aria-label="Payments"
    {...table}
    selection="several"
    selected={null}
    onSelect={onEvent}
  />,
  <DataTable
    key="14"
    aria-label="Payments"
    {...table}
    // @ts-expect-error no column of that name
    sort={{ column: 'date', direction: 'ascending' }}
    onSortChange={onEvent}
  />,
];

it('is checked by the compiler', () => {
  expect(accepted).toHaveLength(8);
  expect(refused).toHaveLength(12);
});
