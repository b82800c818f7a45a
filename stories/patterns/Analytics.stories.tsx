import {
  Analytics,
  type AnalyticsContent,
  type AnalyticsProps,
} from '@hangtag/ui/patterns/Analytics';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Analytics.tsx';
import { analytics, neverScanned } from '../fixtures/analytics.ts';
import { expectPhrases } from '../support/screenReader.ts';

const ready = (answer: AnalyticsAnswer): AnalyticsContent => ({
  phase: 'ready',
  answer,
  isStale: false,
});

const meta = preview.meta({
  title: 'Patterns/Codes/Analytics',
  component: Analytics,
  parameters: { usage },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(analytics),
    period: '28' as AnalyticsProps['period'],
    compare: 'previous' as AnalyticsProps['compare'],
    onPeriodChange: fn<AnalyticsProps['onPeriodChange']>(),
    onCompareChange: fn<AnalyticsProps['onCompareChange']>(),
    onRetry: fn<() => void>(),
    onExport: fn<(view: string) => void>(),
    productHref: () => '#product',
    deadHref: () => '#product',
    codeHref: () => '#code',
    companyHref: '#analytics' as string,
  },
});

export const Default = meta.story();

Default.test('puts codes that lead nowhere first, with one primary action', async ({ canvas }) => {
  const headings = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  await expect(headings[0]).toBe('41 scans led nowhere');
  await expect(
    canvas.getAllByRole('link', { name: /^(Review and publish|Open its settings)/ }),
  ).toHaveLength(2);
});

Default.test('says the sum of the products under them', async ({ canvas }) => {
  const cells = (name: RegExp) =>
    canvas
      .getAllByRole('row', { name })
      .map((row) => Number((row.querySelector('td')?.textContent ?? '').replace(',', '')));
  const table = canvas.getByRole('table', { name: 'Products' });
  const rows = [...table.querySelectorAll('tbody tr td:nth-child(2)')];
  const sum = rows.reduce((all, cell) => all + Number(cell.textContent?.replace(',', '')), 0);
  await expect(cells(/^All products/)).toEqual([sum]);
});

Default.test('exports a table by its name', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Languages' }));
  await expect(args.onExport).toHaveBeenCalledWith('language');
});

Default.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    'heading, 41 scans led nowhere, level 2',
    'heading, Scans by day, level 2',
    'heading, Products, level 2',
  ]);
});

export const OneProduct = meta.story({
  args: {
    content: ready({
      ...analytics,
      product: analytics.products[0] ?? null,
      products: [],
      breakdowns: null,
      dead: [],
    }),
  },
});

export const NoComparison = meta.story({
  args: {
    compare: 'none',
    content: ready({
      ...analytics,
      compared: null,
      before: null,
      days: analytics.days.map(({ before: _before, ...day }) => day),
      products: analytics.products.map((each) => ({ ...each, before: null })),
    }),
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const NeverScanned = meta.story({
  args: { content: ready(neverScanned) },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server is away.', cause: 'accident' } },
});
