import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asset, pictures } from '../fixtures/files.ts';
import { neverRespond, respondWithForbidden, respondWithRefusal } from '../mocks/answers.ts';
import { libraryHandlers } from '../mocks/library.ts';
import { filesPath } from '../mocks/products.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';

const meta = preview.meta({
  title: 'Screens/Assets',
  component: AppAtAddress,
  args: { address: '/assets' },
  parameters: { frame: 'screen', chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...libraryHandlers(pictures(9)));
  },
});

export const Default = meta.story();

Default.test('lists every file, and says what is stored [F026]', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Files' });
  await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(9));
  await expect(canvas.getByRole('button', { name: 'All 9' })).toBeVisible();
  await expect(canvas.getByText(/of 20 GB stored/)).toBeVisible();
});

Default.test(
  'is narrowed down in the address, and by it',
  { args: { address: '/assets?show=undescribed' } },
  async ({ canvas, userEvent }) => {
    // The library is drawn anew when its files have come.
    await canvas.findByRole('grid', { name: 'Files' });
    await expect(
      canvas.getByRole('button', { name: /^No description/, pressed: true }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Unused/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Unused/, pressed: true })).toBeVisible(),
    );
    await expect(
      canvas.getByRole('button', { name: /^No description/, pressed: false }),
    ).toBeVisible();
  },
);

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...libraryHandlers([])),
});

Empty.test('says what to do', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No files yet' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Upload files' })).toBeVisible();
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('get', filesPath)),
});

Loading.test('is announced', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading files')).toBeInTheDocument();
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondWithRefusal('get', filesPath, 503, { message: 'Not now.' })),
});

LoadFailed.test('loads again', async ({ canvas, msw, userEvent }) => {
  const again = await canvas.findByRole('button', { name: /again/i });
  msw.use(...libraryHandlers(pictures(2)));
  await userEvent.click(again);
  await expect(await canvas.findByRole('grid', { name: 'Files' })).toBeVisible();
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', filesPath)),
});

Refused.test('gives the reason and no upload', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Upload files' })).toBeNull();
});

export const ReadOnly = meta.story({
  beforeEach: ({ msw }) => msw.use(...libraryHandlers(pictures(9), { canUpload: false })),
});

ReadOnly.test('offers no change', async ({ canvas, userEvent }) => {
  const [row] = await canvas.findAllByRole('row');
  if (row) await userEvent.click(row);
  await expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Upload files' })).toBeNull();
});

Default.test(
  'reads one page, and the next one at its end',
  {
    beforeEach: ({ msw }) =>
      msw.use(...libraryHandlers(Array.from({ length: 10_000 }, (_, at) => asset(10_000 - at)))),
  },
  async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Files' });
    await expect(canvas.getByRole('button', { name: 'All 10000' })).toBeVisible();
    await within(grid).findByRole('row', { name: 'Picture 10000' });
    const before = grid.scrollHeight;
    grid.scrollTop = before;
    await waitFor(() => expect(grid.scrollHeight).toBeGreaterThan(before * 1.8));
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(100);
  },
);

const inactive = pictures(9).map((file) => ({ ...file, status: 'inactive' as const }));

export const Selection = meta.story({
  beforeEach: ({ msw }) => msw.use(...libraryHandlers(inactive)),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('row');
    first?.focus();
    await userEvent.keyboard(' ');
    second?.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText(/^2 selected/);
  },
});

Selection.test(
  'activates at once, and the figures follow [F183]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await expect(await canvas.findByRole('button', { name: 'Inactive 7' })).toBeVisible();
  },
);

export const StorageNearlyFull = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...libraryHandlers(pictures(9), { storage: { used: 19.6e9, limit: 20e9 } })),
});

StorageNearlyFull.test('says how much is left', async ({ canvas }) => {
  await expect(await canvas.findByRole('meter', { name: 'Storage' })).toHaveAttribute(
    'aria-valuetext',
    '19.6 GB of 20 GB stored',
  );
});

export const MissingDescriptions = meta.story({
  args: { address: '/assets/descriptions' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...libraryHandlers(pictures(9), {
        uses: [{ kind: 'product', id: 5, name: 'Harvest Olive Oil', place: 'both', frame: 'head' }],
      }),
    ),
});

MissingDescriptions.test('saves by Enter, goes on and counts', async (context) => {
  const { canvas, userEvent } = context;
  await expect(await canvas.findByText('0 of 8')).toBeVisible();
  await expect(await canvas.findByText('Header')).toBeVisible();
  const [first, second] = await canvas.findAllByRole('textbox');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('A round tin of tea{Enter}');
  await expect(await canvas.findByText('1 of 8')).toBeVisible();
  await expect(canvas.getByText('A round tin of tea')).toBeVisible();
  await waitFor(() => expect(second).toHaveFocus());
});
