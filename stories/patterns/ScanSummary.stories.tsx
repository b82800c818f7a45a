import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { ScanSummary } from '@hangtag/ui/patterns/ScanSummary';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ScanSummary.tsx';
import { dashboard, firstDay } from '../fixtures/dashboard.ts';
import { overview } from '../fixtures/platform.ts';
import { longProduct } from '../fixtures/products.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const navigate = fn();

const rows = (products: DashboardAnswer['scans']['products']) =>
  products.map(({ productId: id, name, count }) => ({ id, name, count }));

const meta = preview.meta({
  title: 'Patterns/Codes/ScanSummary',
  component: ScanSummary,
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  args: {
    scans: dashboard.scans,
    most: rows(dashboard.scans.products),
    mostOf: 'products' as const,
    link: { label: 'Open analytics', href: '/analytics' },
    hrefOf: (id: number) => `/product/${id}/details/real-code`,
    none: 'Nobody has scanned a code yet.',
  },
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('158 more than last week, today until 15:20 in both'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1,284 scans' })).toHaveAttribute(
      'href',
      '/analytics',
    );
    await expect(canvas.getByRole('link', { name: 'Harvest Olive Oil' })).toHaveAttribute(
      'href',
      '/product/4/details/real-code',
    );
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: {
    scans: firstDay.scans,
    most: [],
    none: 'Nobody has scanned a code yet. Put a product’s code where people see it, and the scans are counted here from the first one on.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody has scanned a code yet/)).toBeVisible();
  },
});

export const Companies = meta.story({
  args: {
    most: overview.scans.companies.map(({ companyId: id, name, count }) => ({ id, name, count })),
    mostOf: 'companies',
    link: { label: 'Scans by company', href: '/admin/quicksight?dashboard=scans' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Most scanned companies' })).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    most: rows([{ ...longProduct, count: 1_284_000 }]),
  },
});

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'heading, Scans this week, level 2',
    'link, Open analytics',
    'slider, Scans by day, orientated horizontally, max value 6, min value 0, current value Today: 174 scans, 155 a week earlier',
    '7 days, at most 244 scans a day.',
    'heading, Show as a table, level 3',
    'button, Show as a table, 1 control, not expanded',
    'link, 1,284 scans',
    '158 more than last week, today until 15:20 in both',
    'list, Most scanned products',
    'listitem, level 1, position 1, set size 4',
    'link, Harvest Olive Oil',
    '612',
    'listitem, level 1, position 2, set size 4',
    'link, Low Tide Mug',
    '288',
    'listitem, level 1, position 3, set size 4',
    'link, Cedar Candle',
    '211',
    'listitem, level 1, position 4, set size 4',
    'link, Breakfast Tea',
    '96',
  ]);
  await expectStops(userEvent, [
    'link, Open analytics',
    'slider, Scans by day, orientated horizontally, max value 6, min value 0, current value Today: 174 scans, 155 a week earlier',
    'button, Show as a table, 1 control, not expanded',
    'link, 1,284 scans',
    'link, Harvest Olive Oil',
    'link, Low Tide Mug',
    'link, Cedar Candle',
    'link, Breakfast Tea',
  ]);
});

Example.test(
  'The days are opened as a table, and a product is reached, by keyboard',
  async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('button', { name: 'Show as a table' });
    await tabTo(userEvent, table);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('table')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(table).toHaveFocus();
    const product = canvas.getByRole('link', { name: 'Harvest Olive Oil' });
    await tabTo(userEvent, product);
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/product/4/details/real-code');
    await expect(product).toHaveFocus();
  },
);
