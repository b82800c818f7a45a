import {
  type DashboardContent,
  PlatformDashboard,
  type PlatformDashboardProps,
} from '@hangtag/ui/patterns/PlatformDashboard';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PlatformDashboard.tsx';
import { dashboards, emptyDashboard, revenue } from '../fixtures/platform.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const hrefOf: PlatformDashboardProps['hrefOf'] = ({ id }) => `/admin/quicksight?dashboard=${id}`;

const meta = preview.meta({
  title: 'Patterns/Platform/PlatformDashboard',
  component: PlatformDashboard,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    dashboards,
    hrefOf,
    current: '/admin/quicksight?dashboard=revenue',
    content: { phase: 'counted', answer: revenue } satisfies DashboardContent,
    companyHref: (companyId: number) => `/admin/companies/${companyId}/details`,
    onRetry: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5,834.00')).toBeVisible();
    await expect(canvas.getByText('per month')).toBeVisible();
    await expect(canvas.getByText(/^Dashboards of other services/)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
});

const ofCompanies: Pick<PlatformDashboardProps, 'current' | 'content'> = {
  current: '/admin/quicksight?dashboard=stale',
  content: { phase: 'counted', answer: emptyDashboard },
};

export const CompanyRows = meta.story({
  tags: ['picture'],
  args: ofCompanies,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Tidepool' });
    await tabTo(userEvent, link);
    await expect(link).toHaveAttribute('href', '/admin/companies/52/details');
    await expect(canvas.getByText('And 4 more.')).toBeVisible();
  },
});

Tests.test(
  'is read by a screen reader',
  { args: ofCompanies },
  async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'navigation, Dashboards',
      'link, Companies by plan',
      'link, Recurring revenue',
      'link, Scans by company',
      'link, Storage by company',
      'link, Quiet companies, current page',
      'region, Quiet companies',
      'heading, Quiet companies, level 2',
      'Active companies where nobody signed in for 60 days, by the days since then.',
      'table, Quiet companies',
      'row, Company Last sign-in',
      'columnheader, Company',
      'columnheader, Last sign-in',
      'row, Tidepool Never',
      'rowheader, Tidepool',
      'link, Tidepool',
      'cell, Never',
      'row, Northlight Ceramics 291 days ago',
      'rowheader, Northlight Ceramics',
      'link, Northlight Ceramics',
      'cell, 291 days ago',
      'row, Willow Street Bakery 64 days ago',
      'rowheader, Willow Street Bakery',
      'link, Willow Street Bakery',
      'cell, 64 days ago',
      'And 4 more.',
      'Dashboards of other services can stand beside these. The operations guide says how.',
    ]);
    await expectStops(userEvent, [
      'link, Companies by plan',
      'link, Recurring revenue',
      'link, Scans by company',
      'link, Storage by company',
      'link, Quiet companies, current page',
      'link, Tidepool',
      'link, Northlight Ceramics',
      'link, Willow Street Bakery',
    ]);
  },
);

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Loading = meta.story({
  args: { content: { phase: 'loading' } satisfies DashboardContent },
});

Loading.test(
  'empty',
  {
    args: {
      content: {
        phase: 'counted',
        answer: { ...revenue, rows: [], total: 0 },
      } satisfies DashboardContent,
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to count yet.')).toBeVisible();
  },
);

Loading.test(
  'of another service',
  {
    args: {
      dashboards: [
        ...dashboards,
        { id: 'embed-1', name: 'Sales', kind: 'embed' as const, url: 'about:blank' },
      ],
      current: '/admin/quicksight?dashboard=embed-1',
      content: { phase: 'embedded', name: 'Sales', url: 'about:blank' } satisfies DashboardContent,
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByTitle('Sales')).toHaveAttribute('src', 'about:blank');
    await expect(canvas.queryByText(/Dashboards of other services/)).toBeNull();
  },
);

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'failed',
      sentence: 'The server could not do this. Try again in a moment.',
    } satisfies DashboardContent,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
