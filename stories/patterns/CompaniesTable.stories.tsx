import { CompaniesTable, type CompaniesTableProps } from '@hangtag/ui/patterns/CompaniesTable';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CompaniesTable.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { companiesAnswer, companyRow, companyRows } from '../fixtures/companyRows.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (...args: Parameters<typeof companiesAnswer>) =>
  ({ phase: 'ready', answer: companiesAnswer(...args), isStale: false }) as const;

const all = { search: '', type: 'all', status: 'all' } as const;

/** Keeps the filter, which the screen has in its URL. */
function Held(props: CompaniesTableProps) {
  const [filter, setFilter] = useState(props.filter);
  const onFilter: typeof props.onFilter = (next) => {
    setFilter(next);
    props.onFilter(next);
  };
  return <CompaniesTable {...props} filter={filter} onFilter={onFilter} />;
}

const meta = preview.meta({
  title: 'Patterns/Platform/CompaniesTable',
  component: CompaniesTable,
  render: (args) => <Held {...args} />,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(companyRows, {
      total: 41,
      active: 38,
    }) as CompaniesTableProps['content'],
    filter: all as CompaniesTableProps['filter'],
    onFilter: fn(),
    order: 'alpha' as CompaniesTableProps['order'],
    onOrderChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    hrefOf: ({ companyId }: { companyId: number }) => `/admin/companies/${companyId}/details`,
    onCreate: fn() as CompaniesTableProps['onCreate'],
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'Companies show plan, status and usage; each links to its details',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('41 companies, 38 active')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Merrow Goods' })).toHaveAttribute(
      'href',
      '/admin/companies/7/details',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'New company' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

Default.test(
  'Search, plan, status and order work by keyboard',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('searchbox', { name: 'Search companies' }));
    await userEvent.keyboard('mer');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...all, search: 'mer' });
    await tabTo(userEvent, canvas.getByRole('button', { name: /Plan/ }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Business' });
    await userEvent.keyboard('Bus{Enter}');
    await tabTo(userEvent, canvas.getByRole('button', { name: /Status/ }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Suspended' });
    await userEvent.keyboard('Sus{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      search: 'mer',
      type: 'business',
      status: 'Suspended',
    });
    await tabTo(userEvent, canvas.getByRole('button', { name: /Order/ }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Last login' });
    await userEvent.keyboard('Last{Enter}');
    await expect(args.onOrderChange).toHaveBeenCalledWith('active');
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

Empty.test(
  'one',
  { args: { content: ready(companyRows.slice(0, 1)), onCreate: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByText('1 company, 1 active')).toBeVisible();
    await expect(canvas.getByText('1–1 of 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New company' })).toBeNull();
  },
);

export const NoneFits = meta.story({
  tags: ['picture'],
  args: {
    filter: { search: 'quill', type: 'pro', status: 'all' },
    content: ready([], { companyCount: 41, active: 38 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('quill');
    await expect(canvas.getByRole('button', { name: /Pro Plan/ })).toBeVisible();
    await expect(canvas.getByText('The search is “quill” and the plan is Pro.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No company fits' })).toBeVisible();
    await expect(canvas.queryByText('No companies yet')).toBeNull();
  },
});

NoneFits.test('filters are cleared', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onFilter).toHaveBeenCalledWith(all);
});

export const LongText = meta.story({
  args: {
    content: ready([
      companyRow(3, {
        companyName:
          'Merrow Goods and Provisions of the Upper Kennebec Valley Cooperative Association',
        salesRep: 'Maximiliane Alexandrina von Hohenberg-Wittelsbach',
        demo: true,
        type: 'enterprise',
        productCount: 1_000_000,
        publishedCount: 999_999,
        userCount: 12_840,
      }),
      ...companyRows.slice(0, 2),
    ]),
  },
});

Empty.test(
  'busy',
  { args: { content: { ...ready(companyRows), isStale: true } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  },
);

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'failed',
      sentence: 'The server could not be reached. Check the connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Empty.test(
  'is read by a screen reader',
  { args: { content: ready(companyRows.slice(0, 1)), onCreate: undefined } },
  async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'group',
      'searchbox, Search companies, placeholder Search by name',
      '1 company, 1 active',
      'button, All plans Plan, not expanded, has popup listbox',
      'button, All statuses Status, not expanded, has popup listbox',
      'button, Alphabetic Order, not expanded, has popup listbox',
      'table, Companies',
      'row, Company Plan Status Products Last login Created',
      'columnheader, Company',
      'columnheader, Plan',
      'columnheader, Status',
      'columnheader, Products',
      'columnheader, Last login',
      'columnheader, Created',
      'row, Alder & Finch 1 user Basic Active 1 of 1 published 11-19-2026 06-02-2025',
      'rowheader, Alder & Finch 1 user',
      'link, Alder & Finch',
      '1 user',
      'cell, Basic',
      'cell, Active',
      'cell, 1 of 1 published',
      'cell, 11-19-2026',
      'cell, 06-02-2025',
      '1–1 of 1',
      'status',
    ]);
    await expectStops(userEvent, [
      'searchbox, Search companies, placeholder Search by name',
      'button, All plans Plan, not expanded, has popup listbox',
      'button, All statuses Status, not expanded, has popup listbox',
      'button, Alphabetic Order, not expanded, has popup listbox',
      'link, Alder & Finch',
    ]);
  },
);
