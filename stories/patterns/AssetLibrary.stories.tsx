import type { FileAsset } from '@hangtag/contract/wire/file';
import {
  AssetLibrary,
  type LibraryContent,
  type LibraryFilter,
} from '@hangtag/ui/patterns/AssetLibrary';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AssetLibrary.tsx';
import { asset } from '../fixtures/files.ts';
import { expectPhrases } from '../support/screenReader.ts';

const ready = (assets: readonly FileAsset[], total = assets.length): LibraryContent => ({
  phase: 'ready',
  assets,
  total,
  counts: {
    inactive: assets.filter(({ status }) => status === 'inactive').length,
    unused: assets.filter(({ usageCount }) => usageCount === 0).length,
    undescribed: assets.filter(({ alt }) => alt === null).length,
    duplicates: 0,
    bytes: 640_000 * assets.length,
  },
  tags: [{ name: 'Autumn 2026', count: 2 }],
  isLoadingMore: false,
});

const three = [
  asset(1, { alt: 'A dark green bottle', tags: ['Autumn 2026'], usageCount: 2 }),
  asset(2, { status: 'inactive' }),
  asset(3),
];
const filter: LibraryFilter = { search: '', show: null, tag: null, type: null, sort: 'recent' };

const meta = preview.meta({
  title: 'Patterns/Assets/AssetLibrary',
  component: AssetLibrary,
  parameters: { usage, frame: 'wide', chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(three),
    filter,
    onFilter: fn(),
    openId: null as number | null,
    onOpen: fn(),
    uses: [],
    onSave: fn(),
    onReplace: fn(),
    onBulk: fn(),
    describeHref: '/assets/descriptions',
    onRetry: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'narrows to the files of a kind, with their number',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inactive 1' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...filter, show: 'inactive' });
  },
);

Default.test(
  'opens a file by Enter and selects it by Space',
  async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Files' });
    const [first] = await within(grid).findAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(/^1 selected/)).toBeVisible();
  },
);

Default.test('activates the selected files [F183]', async ({ args, canvas, userEvent }) => {
  const grid = canvas.getByRole('grid', { name: 'Files' });
  const rows = await within(grid).findAllByRole('row');
  rows[1]?.focus();
  await userEvent.keyboard(' ');
  await userEvent.click(await canvas.findByRole('button', { name: 'Activate' }));
  await expect(args.onBulk).toHaveBeenLastCalledWith('activate', [2]);
});

export const Opened = meta.story({
  args: {
    openId: 2,
    uses: [{ kind: 'product', id: 5, name: 'Harvest Olive Oil', place: 'both' }],
  },
});

Opened.test('activates by one press [F183]', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  await expect(args.onSave).toHaveBeenLastCalledWith(2, { status: 'active' });
});

Opened.test('moves the focal point by the arrow keys', async ({ args, userEvent }) => {
  (await screen.findByRole('button', { name: 'Focal point 50, 50' })).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onSave).toHaveBeenLastCalledWith(2, { focal: { x: 0.49, y: 0.5 } });
});

Opened.test('offers no deletion of a used file, and says where it is used', async () => {
  await expect(await screen.findByText('Harvest Olive Oil')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

export const Many = meta.story({
  args: { content: ready(Array.from({ length: 10_000 }, (_, at) => asset(at + 1))) },
});

Many.test('draws only the tiles in view', async ({ canvas }) => {
  const grid = canvas.getByRole('grid', { name: 'Files' });
  await within(grid).findAllByRole('row');
  await expect(within(grid).getAllByRole('row').length).toBeLessThan(200);
});

export const Empty = meta.story({ args: { content: ready([]) } });

Empty.test('is read by a screen reader', async ({ canvas }) => {
  const state = canvas
    .getByText('No files yet')
    .closest<HTMLElement>('[data-component="EmptyState"]');
  if (!state) throw new Error('The empty state is missing.');
  await expectPhrases(state, [
    'heading, No files yet, level 2',
    'Upload pictures, videos and PDFs.',
  ]);
});

export const NothingFound = meta.story({
  args: { content: ready([], 214), filter: { ...filter, search: 'zebra' } },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const Failed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server is away.', cause: 'accident' } },
});

export const ReadOnly = meta.story({
  args: {
    openId: 1,
    onSave: undefined as never,
    onReplace: undefined as never,
    onBulk: undefined as never,
  },
});
