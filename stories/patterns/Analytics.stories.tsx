import {
  Analytics,
  type AnalyticsContent,
  type AnalyticsProps,
} from '@hangtag/ui/patterns/Analytics';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Analytics.tsx';
import { analytics, neverScanned } from '../fixtures/analytics.ts';
import { codeSymbol } from '../fixtures/code.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

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
    days: { from: analytics.period.from, to: analytics.period.to } as AnalyticsProps['days'],
    today: analytics.period.to as string,
    compare: 'previous' as AnalyticsProps['compare'],
    onPeriodChange: fn<AnalyticsProps['onPeriodChange']>(),
    onDaysChange: fn<AnalyticsProps['onDaysChange']>(),
    onCompareChange: fn<AnalyticsProps['onCompareChange']>(),
    onRetry: fn<() => void>(),
    onExport: fn<AnalyticsProps['onExport']>(),
    productHref: () => '#product',
    deadHref: () => '#product',
    codeHref: () => '#code',
    symbolHref: () => codeSymbol,
    companyHref: '#analytics' as string,
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

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

export const OwnDays = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['!picture'],
  args: { period: 'own', days: { from: '2026-10-25', to: '2026-11-07' } },
});

OwnDays.test(
  'receives days typed by keyboard, once both fit',
  async ({ args, canvas, userEvent }) => {
    const last = within(canvas.getByRole('group', { name: 'Last day' }));
    await userEvent.click(last.getByRole('spinbutton', { name: /^month/ }));
    // November becomes October, which is before the first day, and November again with another day.
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onDaysChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}');
    await expect(args.onDaysChange).toHaveBeenLastCalledWith({
      from: '2026-10-25',
      to: '2026-11-08',
    });
  },
);

OwnDays.test('says which last day fits', async ({ args, canvas, userEvent }) => {
  const first = within(canvas.getByRole('group', { name: 'First day' }));
  await userEvent.click(first.getByRole('spinbutton', { name: /^year/ }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.click(
    within(canvas.getByRole('group', { name: 'Last day' })).getByRole('spinbutton', {
      name: /^day/,
    }),
  );
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(await canvas.findByText('At most 400 days.')).toBeVisible();
  // A year earlier is 378 days, two years are too many.
  await expect(args.onDaysChange).toHaveBeenCalledTimes(1);
});

OwnDays.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

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

Default.test(
  'names the number, and says that no product has it',
  {
    args: {
      content: ready({
        ...analytics,
        dead: [
          {
            address: '/01/09506000134499',
            reason: 'unknown',
            product: null,
            printedOn: null,
            isLive: false,
            scans: 41,
            lastAt: '2026-11-21T14:02:00Z',
          },
        ],
      }),
    },
  },
  async ({ canvas }) => {
    // The link of the row says the address again, to screen readers only.
    await expect(canvas.getAllByText('/01/09506000134499')[0]).toBeVisible();
    await expect(canvas.getByText('No product has this number')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Look for its product /01/09506000134499' }),
    ).toBeVisible();
  },
);

/** Four visitors a day: every value is in Other, and days without visitors have none. */
export const SmallNumbers = meta.story({
  args: {
    content: ready({
      ...analytics,
      dead: [],
      breakdowns: {
        visitors: 4,
        by: {
          via: [{ value: 'other', count: 4 }],
          language: [{ value: 'other', count: 4 }],
          device: [{ value: 'other', count: 4 }],
          source: [],
          country: null,
        },
      },
    }),
  },
});

SmallNumbers.test('shows no value under five, only their sum', async ({ canvas }) => {
  for (const name of ['How they came', 'Language', 'Device']) {
    await expect(canvas.getByRole('list', { name })).toHaveTextContent('Other4100%');
  }
  await expect(canvas.getByText('Nobody on a whole day yet.')).toBeVisible();
});

export const NothingInPeriod = meta.story({
  args: {
    content: ready({
      ...neverScanned,
      period: analytics.period,
      breakdowns: {
        visitors: 0,
        by: { via: [], language: [], device: [], source: [], country: null },
      },
      first: null,
    }),
  },
});

NothingInPeriod.test('says so, and keeps the days', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'No scans in these days',
  );
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const NeverScanned = meta.story({
  args: { content: ready(neverScanned) },
});

NeverScanned.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectStops(userEvent, ['link, Download for print', 'button, Copy address']);
  await expectPhrases(canvasElement, [
    'Counting, New York time',
    'heading, Waiting for the first scan, level 1',
    'Harvest Olive Oil is live and its code works. Print it on the pack, and the days begin to fill here.',
    'link, Download for print',
    'button, Copy address',
    'status',
    'list',
    'listitem, level 1, position 1, set size 3',
    'Print it 24 mm wide or more',
    'SVG and PDF for printers, read back before you get them.',
    'listitem, level 1, position 2, set size 3',
    'Scan it with a phone that is not signed in',
    'Your own team is left out of every figure.',
    'listitem, level 1, position 3, set size 3',
    'See it here within a minute',
    'Home names the first scan of each product.',
    '0 scans, 0 led nowhere, 0 requests by programs not counted.',
    'image, Code of Harvest Olive Oil: opens https://hangtag.example/01/09506000134352',
    '(01) 09506000134352',
  ]);
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server is away.', cause: 'accident' } },
});
