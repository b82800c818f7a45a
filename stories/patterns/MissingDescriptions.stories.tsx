import type { FileAsset } from '@hangtag/contract/wire/file';
import { type LibraryContent, MissingDescriptions } from '@hangtag/ui/patterns/AssetLibrary';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AssetLibrary.tsx';
import { asset, pictures } from '../fixtures/files.ts';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (assets: readonly FileAsset[]): LibraryContent => ({
  phase: 'ready',
  assets,
  total: 214,
  counts: { inactive: 0, unused: 0, undescribed: assets.length, duplicates: 0, bytes: 0 },
  tags: [],
});

const waiting = pictures(9).filter(({ alt }) => alt === null);

const meta = preview.meta({
  title: 'Patterns/Assets/MissingDescriptions',
  component: MissingDescriptions,
  parameters: { usage, frame: 'wide', chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(waiting),
    uses: [
      { kind: 'product', id: 5, name: 'Harvest Olive Oil', place: 'both', frame: 'body' },
    ] as const,
    onCurrent: fn(),
    onDescribe: fn(() => Promise.resolve()),
    onRetry: fn(),
    libraryHref: '/assets',
  },
});

export const Default = meta.story();

Default.test('saves by Enter and goes on with the next picture', async (context) => {
  const { args, canvas, userEvent } = context;
  const [first, second] = canvas.getAllByRole('textbox');
  await waitFor(() => expect(first).toHaveFocus());
  await expect(args.onCurrent).toHaveBeenLastCalledWith(1);
  await userEvent.keyboard('A round tin of tea{Enter}');
  await expect(args.onDescribe).toHaveBeenLastCalledWith(1, {
    alt: 'A round tin of tea',
    decorative: false,
  });
  await waitFor(() => expect(second).toHaveFocus());
  await expect(args.onCurrent).toHaveBeenLastCalledWith(2);
  await expect(
    within(canvas.getByRole('list', { name: 'Described' })).getByText('Saved'),
  ).toBeVisible();
});

Default.test('saves no empty description, and skips by the keyboard', async (context) => {
  const { args, canvas, userEvent } = context;
  const [first, second] = canvas.getAllByRole('textbox');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('  {Enter}');
  await expect(args.onDescribe).not.toHaveBeenCalled();
  canvas.getByRole('button', { name: 'Skip' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(first).not.toBeInTheDocument();
  await waitFor(() => expect(second).toHaveFocus());
});

Default.test('marks a picture as decorative', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Decorative, skip when read aloud'));
  await userEvent.click(canvas.getByRole('button', { name: 'Save and go on' }));
  await expect(args.onDescribe).toHaveBeenLastCalledWith(1, { alt: '', decorative: true });
});

Default.test('goes on in the field that is entered', async ({ args, canvas, userEvent }) => {
  const third = canvas.getByRole('textbox', { name: 'Picture 3' });
  await userEvent.click(third);
  await userEvent.keyboard('A candle{Enter}');
  await expect(args.onDescribe).toHaveBeenLastCalledWith(3, { alt: 'A candle', decorative: false });
});

Default.test('shows where the picture is seen to a screen reader', async ({ canvas }) => {
  const seen = canvas.getByRole('heading', { name: 'Where this picture is seen' });
  const section = seen.closest('section');
  if (!section) throw new Error('The section is missing.');
  await expectPhrases(section, [
    'heading, Where this picture is seen, level 2',
    'Harvest Olive Oil',
    'Content',
    'Live',
  ]);
});

Default.test(
  'ignores stored words that another version of the app may have written',
  {
    render: (args) => (
      <StoredForms unsaved={{ words: { 1: { alt: 'A round tin' }, 3: { alt: 7 } } }}>
        <MissingDescriptions {...args} />
      </StoredForms>
    ),
  },
  async ({ canvas }) => {
    // One value of another version makes all of it unusable.
    await expect(canvas.queryByText(/last time/)).toBeNull();
  },
);

Default.test(
  'begins with what was typed before a reload, and drops it once it is saved',
  {
    render: (args) => (
      <StoredForms unsaved={{ words: { 3: { alt: 'A round tin' } } }}>
        <MissingDescriptions {...args} />
      </StoredForms>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The fields hold what you typed last time.')).toBeVisible();
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleName('Picture 3');
    await expect(first).toHaveValue('A round tin');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDescribe).toHaveBeenLastCalledWith(3, {
      alt: 'A round tin',
      decorative: false,
    });
    await waitFor(() => expect(storeForm).toHaveBeenLastCalledWith('descriptions', null));
    await expect(canvas.queryByText(/last time/)).toBeNull();
  },
);

export const SaveFailed = meta.story({
  args: { onDescribe: fn(() => Promise.reject(new Error('The server is away.'))) },
});

SaveFailed.test('puts the picture back with what was typed', async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('textbox');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('A round tin of tea{Enter}');
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'Picture 1' })).toHaveValue('A round tin of tea'),
  );
});

Default.test('shows those described earlier', async ({ canvas, userEvent }) => {
  for (const words of ['One', 'Two', 'Three']) {
    const [first] = canvas.getAllByRole('textbox');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(`${words}{Enter}`);
    await canvas.findByText(words);
  }
  await expect(canvas.queryByText('One')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Show 1 described earlier' }));
  await expect(canvas.getByText('One')).toBeVisible();
});

export const NotUsed = meta.story({ args: { uses: [] } });

export const UsesLoading = meta.story({ args: { uses: 'loading' } });

export const Many = meta.story({
  args: { content: ready(Array.from({ length: 200 }, (_, at) => asset(at + 1))) },
});

Many.test('draws only the next ones', async ({ canvas }) => {
  await expect(canvas.getAllByRole('textbox')).toHaveLength(9);
  await expect(canvas.getByText('and 191 more')).toBeVisible();
});

export const AllDescribed = meta.story({ args: { content: ready([]) } });

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server is away.', cause: 'accident' } },
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
