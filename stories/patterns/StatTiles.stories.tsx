import { StatTiles, type StatTilesProps } from '@hangtag/ui/patterns/StatTiles';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/StatTiles.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { axeOnly } from '../support/axeOnly.ts';

const tiles = [
  {
    label: 'Companies',
    value: 41,
    href: '/admin/companies',
    note: '3 more than last month',
  },
  {
    label: 'Active companies',
    value: 38,
    href: '/admin/companies?status=Active',
    note: '2 suspended, 1 inactive',
  },
  { label: 'Published pages', value: 1284, href: '/admin/companies?sort=active' },
  {
    label: 'Scans this week',
    value: 48_210,
    href: '/admin/quicksight',
    note: '158 more than last week',
  },
];

const meta = preview.meta({
  title: 'Patterns/Platform/StatTiles',
  component: StatTiles,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: 'Platform',
    content: { phase: 'ready', tiles } satisfies StatTilesProps['content'],
    onRetry: fn(),
  },
});

export const Default = meta.story();

Default.test('Each figure links to its list', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('48,210')).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Active companies' });
  await expect(link).toHaveAttribute('href', '/admin/companies?status=Active');
  await tabTo(userEvent, link);
});

export const One = meta.story({
  args: { content: { phase: 'ready', tiles: tiles.slice(0, 1) } },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'ready', tiles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is counted here yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const LongNumbers = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  args: {
    content: {
      phase: 'ready',
      tiles: tiles.map((tile, index) => ({
        ...tile,
        value: tile.value * 10 ** (2 * index + 2),
        label: index === 2 ? 'Published pages of companies whose plan has ended' : tile.label,
      })),
    },
  },
});

LongNumbers.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

One.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'heading, Platform, level 2',
    'list',
    'listitem, level 1, position 1, set size 1',
    '41',
    'link, Companies',
    '3 more than last month',
  ]);
  await expectStops(userEvent, ['link, Companies']);
});
