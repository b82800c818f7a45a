import { WithTooltip } from '@hangtag/ui/elements/WithTooltip';
import { Table, TableCell, type TableColumn, TableRow } from '@hangtag/ui/elements/Table';
import { Button } from '@hangtag/ui/elements/Button';
import { expect, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Table.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const columns = {
  name: { id: 'name', name: 'Name', part: 'title' },
  kind: { id: 'kind', name: 'Kind', width: 160 },
  until: { id: 'until', name: 'Valid until', width: 160 },
  actions: { id: 'actions', name: 'Actions', width: 120, part: 'actions' },
} as const satisfies Record<string, TableColumn>;

const rows = [
  { name: 'Leaping hare', kind: 'Certificate', until: '11-02-2027' },
  { name: 'Fair harvest', kind: 'Membership', until: '03-30-2027' },
  { name: 'Made with wind', kind: 'Certificate', until: '—' },
];

const meta = preview.meta({
  title: 'Elements/Table',
  component: Table,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    'aria-label': 'Badges',
    columns: Object.values(columns),
    children: rows.map(({ name, kind, until }) => (
      <TableRow key={name}>
        <TableCell of={columns.name}>{name}</TableCell>
        <TableCell of={columns.kind}>
          <WithTooltip reason="Set by the association.">{kind}</WithTooltip>
        </TableCell>
        <TableCell of={columns.until}>{until}</TableCell>
        <TableCell of={columns.actions}>
          <Button size="small">Remove</Button>
        </TableCell>
      </TableRow>
    )),
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast', 'phone') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Badges' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const [first] = canvas.getAllByRole('rowheader');
    const row = first?.closest('tr');
    if (!first || !row) throw new Error('There is no row.');
    await expect(getComputedStyle(first).color).not.toBe(getComputedStyle(row).color);
  },
});

Example.test('keys go from fact to button', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByRole('tooltip')).toHaveTextContent('Set by the association.'),
  );
  await userEvent.tab();
  await expect(canvas.getAllByRole('button', { name: 'Remove' })[0]).toHaveFocus();
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Example.test(
  'Rows are cards in a narrow container, and still a table',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
);

Example.test('A fact shows its explanation on touch', async ({ canvas, userEvent }) => {
  const [fact] = canvas.getAllByRole('button');
  if (!fact) throw new Error('There is no fact.');
  await userEvent.pointer([
    { keys: '[TouchA>]', target: fact },
    { keys: '[/TouchA]', target: fact },
  ]);
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'table, Badges',
      'row, Name Kind Valid until Actions',
      'columnheader, Name',
      'columnheader, Kind',
      'columnheader, Valid until',
      'columnheader, Actions',
      'row, Leaping hare Certificate 11-02-2027 Remove',
      'rowheader, Leaping hare',
      'cell, Certificate',
      'button, Certificate, Set by the association.',
      'cell, 11-02-2027',
      'cell, Remove',
      'button, Remove',
      'row, Fair harvest Membership 03-30-2027 Remove',
      'rowheader, Fair harvest',
      'cell, Membership',
      'button, Membership, Set by the association.',
      'cell, 03-30-2027',
      'cell, Remove',
      'button, Remove',
      'row, Made with wind Certificate — Remove',
      'rowheader, Made with wind',
      'cell, Certificate',
      'button, Certificate, Set by the association.',
      'cell, —',
      'cell, Remove',
      'button, Remove',
    ],
    [
      'button, Certificate, Set by the association.',
      'button, Remove',
      'button, Membership, Set by the association.',
      'button, Remove',
      'button, Certificate, Set by the association.',
      'button, Remove',
    ],
  ),
);
