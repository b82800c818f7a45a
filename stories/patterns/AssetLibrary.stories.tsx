import type { FileAsset } from '@hangtag/contract/wire/file';
import {
  AssetLibrary,
  type AssetLibraryProps,
  type LibraryContent,
  type LibraryFilter,
} from '@hangtag/ui/patterns/AssetLibrary';
import type { GalleryUpload } from '@hangtag/ui/patterns/AssetGallery';
import { expect, fn, isMockFunction, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AssetLibrary.tsx';
import { asset } from '../fixtures/files.ts';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
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
});

const three = [
  asset(1, { alt: 'A dark green bottle', tags: ['Autumn 2026'], usageCount: 2 }),
  asset(2, { status: 'inactive' }),
  asset(3),
];
const filter: LibraryFilter = {
  search: '',
  show: null,
  tag: null,
  type: null,
  sort: 'recent',
  order: null,
};

const args: AssetLibraryProps = {
  content: ready(three),
  filter,
  onFilter: fn(),
  view: 'grid',
  onView: fn(),
  uploads: [],
  uploadActions: { onCancel: fn(), onRetry: fn(), onUploadAnyway: fn() },
  onTag: fn(),
  openId: null,
  onOpen: fn(),
  uses: [],
  onSave: fn(() => Promise.resolve(true)),
  onReplace: fn(() => Promise.resolve()),
  onBulk: fn(),
  hrefOfUse: ({ kind, id }) => (kind === 'product' ? `/product/${id}/details/content` : undefined),
  describeHref: '/assets/descriptions',
  onRetry: fn(),
};

const meta = preview.meta({
  render: (props) => (
    <StoredForms>
      <AssetLibrary {...props} />
    </StoredForms>
  ),
  title: 'Patterns/Assets/AssetLibrary',
  component: AssetLibrary,
  parameters: { usage, frame: 'wide', chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'desktop' } },
  args,
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

Default.test('activates a file by one press on its tile [F183]', async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(canvas.queryByRole('button', { name: /^Activate Picture [13]/ })).toBeNull();
  await userEvent.click(await canvas.findByRole('button', { name: 'Activate Picture 2' }));
  await expect(args.onSave).toHaveBeenLastCalledWith(2, { status: 'active' });
  await expect(args.onOpen).not.toHaveBeenCalled();
});

Default.test('shows the active files alone', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Active 2' }));
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...filter, show: 'active' });
});

/** Where the words of an element are drawn, without its padding. */
function wordsIn(element: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

Default.test('a tile’s checkbox is as large as a product’s', async ({ canvas }) => {
  const tile = within(await canvas.findByRole('row', { name: 'Picture 1' }));
  const ground = tile.getByRole('checkbox').closest('label');
  const mark = ground?.querySelector('[aria-hidden]');
  const widths = [ground, mark].map((part) => part?.getBoundingClientRect().width);
  await expect(widths).toEqual([32, 16]);
});

Default.test('the facts of a file stand right below its name', async ({ canvas }) => {
  const tile = within(await canvas.findByRole('row', { name: 'Picture 1' }));
  const [name, facts] = [tile.getByText('Picture 1'), tile.getByText('JPG, 640 kB')].map(wordsIn);
  await expect((facts?.top ?? 0) - (name?.bottom ?? 0)).toBeLessThan(5);
});

export const Inactive = meta.story({
  args: {
    filter: { ...filter, show: 'inactive' },
    content: ready([2, 4].map((id) => asset(id, { status: 'inactive' }))),
  },
});

Inactive.test('activates all of them by one press [F183]', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Activate all 2' }));
  await expect(args.onBulk).toHaveBeenLastCalledWith('activate', [2, 4]);
});

Default.test('adds a tag to the selected files', async ({ args, canvas, userEvent }) => {
  const grid = canvas.getByRole('grid', { name: 'Files' });
  const rows = await within(grid).findAllByRole('row');
  rows[0]?.focus();
  await userEvent.keyboard(' ');
  await userEvent.click(await canvas.findByRole('button', { name: 'Add tag' }));
  await userEvent.type(await screen.findByLabelText('Tag'), 'Press{Enter}');
  await expect(args.onTag).toHaveBeenLastCalledWith('Press', [1]);
});

Default.test('offers the list view', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
  await expect(args.onView).toHaveBeenLastCalledWith('list');
});

export const List = meta.story({ args: { view: 'list' } });

List.test('sorts by a column, and turns its order around', async ({ args, canvas, userEvent }) => {
  const head = await canvas.findByRole('columnheader', { name: 'Size' });
  await userEvent.click(head);
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...filter, sort: 'size', order: null });
});

List.test('activates a file by one press in its row [F183]', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Activate Picture 2' }));
  await expect(args.onSave).toHaveBeenLastCalledWith(2, { status: 'active' });
  await expect(args.onOpen).not.toHaveBeenCalled();
});

List.test('the checkbox of the head stands beside the names of columns', async ({ canvas }) => {
  const [box, name] = await canvas.findAllByRole('columnheader');
  const mark = box?.querySelector('label > [aria-hidden]')?.getBoundingClientRect();
  const words = wordsIn(name ?? document.body);
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  await expect(Math.abs(middle(mark ?? words) - middle(words))).toBeLessThanOrEqual(1);
});

List.test('names begin right after the boxes to tick', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /Picture 2/ }));
  const box = row.getAllByRole('gridcell')[0]?.getBoundingClientRect();
  const name = row.getByRole('rowheader').getBoundingClientRect();
  await expect([box?.width, name.left]).toEqual([40, box?.right]);
});

List.test('opens a file by Enter and selects it by Space', async ({ args, canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Picture 2/ });
  row.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenLastCalledWith(2);
  await userEvent.keyboard(' ');
  await expect(await canvas.findByText(/^1 selected/)).toBeVisible();
});

List.test(
  'sorts the other way when its column is pressed again',
  { args: { view: 'list', filter: { ...filter, sort: 'uses', order: 'asc' } } },
  async (context) => {
    const { args, canvas, userEvent } = context;
    const head = await canvas.findByRole('columnheader', { name: 'Uses' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(head);
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      ...filter,
      sort: 'uses',
      order: 'desc',
    });
  },
);

const upload = (id: string, changes: Partial<GalleryUpload>): GalleryUpload => ({
  id,
  name: `${id}.jpg`,
  localUrl: null,
  share: 0,
  bytes: 900_000,
  phase: 'sending',
  ...changes,
});

export const Uploading = meta.story({
  args: {
    uploads: [
      upload('loaf', { share: 0.64 }),
      upload('press-night', { phase: 'waiting' }),
      upload('cup', { phase: 'failed', sentence: 'The server is away.' }),
      upload('notes', { phase: 'refused', sentence: 'This is no picture, video or PDF.' }),
    ],
  },
});

Uploading.test('sends a failed file again, from the keyboard', async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(await canvas.findByText('64%')).toBeVisible();
  (await canvas.findByRole('button', { name: 'Cancel loaf.jpg' })).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const again = canvas.getByRole('button', { name: 'Send cup.jpg again' });
  await waitFor(() => expect(again).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).not.toHaveBeenCalled();
  await expect(args.uploadActions.onRetry).toHaveBeenLastCalledWith('cup');
});

export const Opened = meta.story({
  args: {
    openId: 2,
    uses: [{ kind: 'product', id: 5, name: 'Harvest Olive Oil', place: 'both', frame: 'head' }],
  },
});

Opened.test('activates by one press [F183]', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  await expect(args.onSave).toHaveBeenLastCalledWith(2, { status: 'active' });
});

Opened.test(
  'holds a description that was not saved',
  { args: { onSave: fn(() => Promise.resolve(false)) } },
  async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Description' });
    await userEvent.clear(field);
    await userEvent.type(field, 'A red lantern');
    await userEvent.tab();
    await expect(args.onSave).toHaveBeenLastCalledWith(2, { alt: 'A red lantern' });
    await expect(field).toHaveValue('A red lantern');
    await expect(storeForm).toHaveBeenLastCalledWith('files', {
      words: { 2: { alt: 'A red lantern' } },
    });
  },
);

Opened.test(
  'drops what was typed once it is saved, but nothing of another field',
  async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Add a tag' }), 'au');
    await userEvent.type(name, ' by night');
    await userEvent.tab();
    await expect(args.onSave).toHaveBeenLastCalledWith(2, { name: 'Picture 2 by night' });
    await waitFor(() =>
      expect(storeForm).toHaveBeenLastCalledWith('files', { words: { 2: { tag: 'au' } } }),
    );
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(name).toHaveValue('Picture 2');
  },
);

Default.test(
  'opens the file of which something was typed before a reload',
  {
    render: (props) => (
      <StoredForms unsaved={{ words: { 2: { alt: 'A red lantern' } } }}>
        <AssetLibrary {...props} />
      </StoredForms>
    ),
  },
  async ({ args }) => {
    await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(2));
  },
);

Opened.test('moves the focal point by the arrow keys', async ({ args, userEvent }) => {
  (await screen.findByRole('button', { name: 'Focus point 50, 50' })).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onSave).toHaveBeenLastCalledWith(2, { focal: { x: 0.49, y: 0.5 } });
});

/** A picture of one colour. */
const plain = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="540"><rect width="480" height="540" fill="${colour}"/></svg>`)}`;

const openedOn = (colour: string) => ({
  tags: ['!picture'],
  args: {
    openId: 2,
    content: ready([asset(2, { fileUrl: plain(colour), focal: { x: 0.3, y: 0.4 } })]),
  },
});

export const OpenedOnWhite = meta.story(openedOn('white'));
export const OpenedOnBlack = meta.story(openedOn('black'));

OpenedOnWhite.test('the cross of the focus point runs from edge to edge', async () => {
  const picture = await screen.findByRole('button', { name: 'Focus point 30, 40' });
  await waitFor(() => expect(picture.querySelector('img')?.naturalWidth).toBe(480));
  const { width, height } = picture.getBoundingClientRect();
  const lines = [...picture.querySelectorAll('[data-along]')].map((line) => {
    const box = line.getBoundingClientRect();
    return [box.width, box.height].map(Math.round);
  });
  await expect(lines).toEqual([
    [1, Math.round(height)],
    [Math.round(width), 1],
  ]);
});

Opened.test('offers no deletion of a used file, and says where it is used', async () => {
  await expect(await screen.findByRole('link', { name: 'Harvest Olive Oil' })).toHaveAttribute(
    'href',
    '/product/5/details/content',
  );
  await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

Opened.test('says when it was added, and by whom [F026]', async () => {
  await expect(
    await screen.findByText('2400 × 2700, 640 kB. Added 10-14-2026 by Priya Nair'),
  ).toBeVisible();
});

Opened.test(
  'names nobody where nobody is known',
  { args: { content: ready([asset(2, { addedBy: null })]) } },
  async () => {
    await expect(await screen.findByText('2400 × 2700, 640 kB. Added 10-14-2026')).toBeVisible();
  },
);

/** Chooses a file that takes the opened one's place. */
const chooseReplacement = async (
  userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> },
  file = new File(['x'], 'bottle-and-loaf.jpg', { type: 'image/jpeg' }),
) => {
  await screen.findByRole('button', { name: 'Replace' });
  const input = document.querySelector<HTMLInputElement>('section input[type="file"]');
  if (!input) throw new Error('The file chooser is missing.');
  await userEvent.upload(input, file);
  return screen.findByRole('dialog', { name: 'Replace Picture 2' });
};

Opened.test('replaces in drafts, unless live pages are chosen', async ({ args, userEvent }) => {
  const dialog = within(await chooseReplacement(userEvent));
  await expect(dialog.getByRole('heading', { name: '1 page shows it' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Replace in drafts' })).toBeVisible();
  dialog.getByRole('radio', { name: /^In drafts/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(dialog.getByRole('button', { name: 'Replace everywhere' }));
  await expect(args.onReplace).toHaveBeenLastCalledWith(2, expect.any(File), {
    place: 'everywhere',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const OpenedWide = meta.story({
  args: {
    openId: 2,
    content: ready([asset(2, { width: 480, height: 600 })]),
    uses: [{ kind: 'product', id: 5, name: 'Harvest Olive Oil', place: 'both', frame: 'head' }],
  },
});

/** A picture that is twice as wide as high. */
const wide = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#356"/></svg>',
  ],
  'wide.svg',
  { type: 'image/svg+xml' },
);

OpenedWide.test('says what a frame cuts, and moves the focal point first', async (context) => {
  const { args, userEvent } = context;
  const dialog = within(await chooseReplacement(userEvent, wide));
  await expect(await dialog.findByText('4:5 shows 40 % of its width.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Move focus point' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Focus point 50, 50' })).toHaveFocus(),
  );
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect(dialog.getByRole('button', { name: 'Focus point 40, 50' })).toBeVisible();
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace in drafts' }));
  await expect(args.onReplace).toHaveBeenLastCalledWith(2, expect.any(File), {
    place: 'drafts',
    focal: { x: 0.4, y: 0.5 },
  });
});

OpenedWide.test(
  'moves the focal point of another shape that no page shows',
  { args: { uses: [] } },
  async ({ args, userEvent }) => {
    const dialog = within(await chooseReplacement(userEvent, wide));
    await userEvent.click(await dialog.findByRole('button', { name: 'Move focus point' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Focus point 50, 50' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(args.onReplace).toHaveBeenLastCalledWith(2, expect.any(File), {
      place: 'drafts',
      focal: { x: 0.6, y: 0.5 },
    });
  },
);

Opened.test('offers to delete an unused file', { args: { openId: 2, uses: [] } }, async () => {
  await expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
});

Opened.test(
  'replaces a file that no page shows without asking where',
  { args: { openId: 2, uses: [] } },
  async (context) => {
    const dialog = within(await chooseReplacement(context.userEvent));
    await expect(dialog.getByText('No page shows it.')).toBeVisible();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(context.args.onReplace).toHaveBeenCalled();
  },
);

/** Scrolls on, batch by batch, until the list asks for files that are not there yet. */
async function scrollToEnd(grid: HTMLElement, onLoadMore: AssetLibraryProps['onLoadMore']) {
  const isAsked = () => isMockFunction(onLoadMore) && onLoadMore.mock.calls.length > 0;
  while (!isAsked()) {
    const before = grid.scrollHeight;
    grid.scrollTop = before;
    await waitFor(() => expect(isAsked() || grid.scrollHeight > before).toBe(true));
  }
}

export const Many = meta.story({
  args: {
    onLoadMore: fn(),
    content: ready(Array.from({ length: 10_000 }, (_, at) => asset(at + 1))),
  },
});

Many.test('draws only the tiles in view', async ({ canvas }) => {
  const grid = canvas.getByRole('grid', { name: 'Files' });
  await within(grid).findAllByRole('row');
  await expect(within(grid).getAllByRole('row').length).toBeLessThan(200);
});

Many.test('asks for more when the last tiles come near, and not before', async (context) => {
  const { args, canvas } = context;
  const grid = canvas.getByRole('grid', { name: 'Files' });
  await within(grid).findAllByRole('row');
  await expect(args.onLoadMore).not.toHaveBeenCalled();
  // The files that are there are built as they are scrolled to.
  const first = grid.scrollHeight;
  await scrollToEnd(grid, args.onLoadMore);
  await expect(grid.scrollHeight).toBeGreaterThan(7 * first);
});

List.test(
  'draws only the rows in view, and asks for more at their end',
  {
    args: {
      view: 'list',
      onLoadMore: fn(),
      content: ready(Array.from({ length: 3000 }, (_, at) => asset(at + 1))),
    },
  },
  async (context) => {
    const { args, canvas } = context;
    const grid = await canvas.findByRole('grid', { name: 'Files' });
    await expect((await within(grid).findAllByRole('row')).length).toBeLessThan(100);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await scrollToEnd(grid, args.onLoadMore);
  },
);

export const MoreFailed = meta.story({ args: { onLoadMore: fn(), isMoreFailed: true } });

MoreFailed.test('tries again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(args.onLoadMore).toHaveBeenCalled();
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
    onSave: undefined,
    onReplace: undefined,
    onBulk: undefined,
  },
});
