import { Button } from '@hangtag/ui/elements/Button';
import { type DataSort, DataTable } from '@hangtag/ui/elements/DataTable';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { expect, fn, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/DataTable.tsx';
import { payments, type Payment } from '../fixtures/payments.ts';
import { type ColumnId, columns } from '../support/paymentColumns.tsx';
import { SortablePayments } from '../support/SortablePayments.tsx';
import { expectAnnouncedOnce } from '../support/expectAnnouncedOnce.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const newestFirst: DataSort<ColumnId> = { column: 'date', direction: 'descending' };
const ready = { phase: 'ready', items: payments(6) } as const;

const meta = preview.meta({
  title: 'Elements/DataTable',
  component: DataTable<Payment, ColumnId>,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    'aria-label': 'Payments',
    columns,
    content: ready,
    idOf: ({ id }) => id,
    nameOf: ({ description }) => description,
    emptyState: (
      <EmptyState level={3} title="No payments yet">
        The first one appears here after you choose a plan.
      </EmptyState>
    ),
    sort: newestFirst,
    onSortChange: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone', 'right to left') } },
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    const grid = canvas.getByRole('grid', { name: 'Payments' });
    await expect(grid).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getByRole('columnheader', { name: /Date/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('columnheader', { name: /Amount/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'amount',
      direction: 'ascending',
    });
  },
});

Tests.test(
  'sorts by keyboard',
  { render: () => <SortablePayments columns={columns} items={payments(6)} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const amount = canvas.getByRole('columnheader', { name: /Amount/ });
    await expect(amount).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('$159.00');
  },
);

Tests.test('rows open', { args: { onRowAction: fn() } }, async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onRowAction).toHaveBeenLastCalledWith('p2');
  await userEvent.click(canvas.getByText('08-11-2026'));
  await expect(args.onRowAction).toHaveBeenLastCalledWith('p4');
});

export const OneIsChosen = meta.story({
  tags: ['picture'],
  args: { selection: 'one', selected: 'p2', onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('row')[2]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByText('07-11-2026'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('p5');
  },
});

export const SeveralAreChosen = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  args: { selection: 'several', selected: new Set(['p2', 'p3']), onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(7);
    await expect(boxes[0]).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Starter plan/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['p2', 'p3', 'p6']));
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'ready', items: [] } },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
  play: () => expectAnnouncedOnce('Loading Payments'),
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'failed',
      notice: (
        <EmptyState
          level={3}
          title="The payments didn’t load"
          announcement="assertive"
          actions={<Button>Try again</Button>}
        >
          The server took too long to answer.
        </EmptyState>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  },
});

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Tests.test(
  'A narrow container shows rows as cards',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    const grid = canvas.getByRole('grid', { name: 'Payments' });
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
    const [title] = canvas.getAllByRole('rowheader');
    const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
    await expect(top(canvas.getByText('11-11-2026'))).toBeGreaterThan(top(title));
  },
);

export const AThousandRows = meta.story({
  tags: ['picture', 'picture-focus'],
  args: { content: { phase: 'ready', items: payments(1000) }, isVirtualized: true },
  decorators: [
    (Story) => (
      <div style={{ height: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Payments' });
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    await expect(grid).toHaveAttribute('aria-colcount', '4');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: /Payment 1000/ });
    const bottom = (element: HTMLElement) => Math.round(element.getBoundingClientRect().bottom);
    await waitFor(() => expect(bottom(last)).toBeLessThanOrEqual(bottom(grid)));
  },
});

AThousandRows.test('Of a thousand rows only those in view are rendered', async ({ canvas }) => {
  const grid = canvas.getByRole('grid', { name: 'Payments' });
  const last = await canvas.findByRole('row', { name: /Payment 1000/ });
  await expect(last).toHaveFocus();
  await expect(last).toHaveAttribute('aria-rowindex', '1001');
  await expect(last.querySelector('[role=rowheader]')).toHaveStyle('border-bottom-color: #0000');
  const bottom = (element: HTMLElement) => Math.round(element.getBoundingClientRect().bottom);
  await waitFor(() => expect(bottom(last)).toBeLessThanOrEqual(bottom(grid)));
  await expect(last.getBoundingClientRect().height).toBe(44);
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
});

Tests.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Empty.test(
  'is read by a screen reader',
  { args: { content: { phase: 'ready', items: payments(2) } } },
  screenReaderTest(
    [
      'grid, Payments, sorted by column Date in descending order',
      'row, Date Description Status Amount',
      'columnheader, Date, sortable column, column index 1, sorted in descending order',
      'columnheader, Description, sortable column, column index 2, no defined sort order',
      'columnheader, Status, column index 3',
      'columnheader, Amount, sortable column, column index 4, no defined sort order',
      'row, Business plan and 3 additional products',
      'gridcell, 11-11-2026',
      'rowheader, Business plan and 3 additional products',
      'gridcell, Paid',
      'gridcell, $159.00',
      'row, 1 additional product, 9 days',
      'gridcell, 10-02-2026',
      'rowheader, 1 additional product, 9 days',
      'gridcell, Paid',
      'gridcell, $6.00',
    ],
    ['row, Business plan and 3 additional products'],
    [['{ArrowDown}', ['row, 1 additional product, 9 days']]],
  ),
);
