import { AssetGallery, type GalleryUpload } from '@hangtag/ui/patterns/AssetGallery';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asset, pictures } from '../fixtures/files.ts';
import { galleryArgs, readyFiles as ready, sending, tile } from '../support/galleryArgs.ts';
import { expectAnnouncedOnce } from '../support/expectAnnouncedOnce.ts';

const refused: GalleryUpload = {
  ...sending,
  id: 'u2',
  name: 'film-of-the-harvest-as-a-picture.tiff',
  localUrl: null,
  phase: 'failed',
  sentence: 'This is not a picture.',
};

const meta = preview.meta({
  title: 'Patterns/Assets/AssetGallery/Further states',
  component: AssetGallery,
  args: galleryArgs,
  parameters: { picture: 'window' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const UploadsRunning = meta.story({
  tags: ['picture'],
  args: { uploads: [sending, refused] },
  play: async ({ args, userEvent }) => {
    const bar = await screen.findByRole('progressbar', { name: 'Uploading loaf-and-saucer.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(screen.getByRole('alert')).toHaveTextContent('This is not a picture.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel loaf-and-saucer.jpg' }));
    await expect(args.onCancelUpload).toHaveBeenLastCalledWith('u1');
    await userEvent.click(screen.getByRole('button', { name: /^Send film/ }));
    await expect(args.onRetryUpload).toHaveBeenLastCalledWith('u2');
  },
});

export const SomeInactive = meta.story({
  args: { inactive: { count: 3, onActivate: fn() } },
});

SomeInactive.test(
  'says how many are inactive, and activates them by one press [F183]',
  async (context) => {
    await expect(await screen.findByText('3 inactive')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await expect(context.args.inactive?.onActivate).toHaveBeenCalledOnce();
  },
);

Tests.test('takes dropped files', async ({ args }) => {
  const dialog = await screen.findByRole('dialog');
  const zone = dialog.querySelector('[data-component="DropZone"]');
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'mug.png', { type: 'image/png' }));
  data.items.add(new File(['x'], 'tea.png', { type: 'image/png' }));
  // A file made by a script is no entry of a file system, and such a transfer allows nothing by itself.
  spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
    isFile: true,
  } as FileSystemEntry);
  Object.defineProperty(data, 'effectAllowed', { value: 'all' });
  const event = (type: string) => new DragEvent(type, { dataTransfer: data, bubbles: true });
  if (zone) {
    await fireEvent(zone, event('dragenter'));
    await fireEvent(zone, event('drop'));
  }
  await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
  await expect((args.onUpload as ReturnType<typeof fn>).mock.calls[0]?.[0]).toHaveLength(2);
});

const word = 'harvest-bottle-with-a-branch-of-the-oldest-olive-tree-on-the-quay';

export const LongText = meta.story({
  tags: ['picture'],
  args: {
    selectedId: 1,
    content: ready([
      asset(1, {
        assetName: `${word}, ${word} and ${word}.jpg`,
        alt: `A dark green bottle beside an olive branch, seen from ${'very '.repeat(60)}near`,
        usageCount: 1204,
      }),
      asset(2, { assetName: 'A name of words that would need four lines, of which one is shown' }),
    ]),
    uploads: [
      { ...sending, name: `${word}-and-a-saucer.jpg`, bytes: 999_999_999 },
      { ...refused, sentence: `The server did not answer while it was sent: ${word}. Try again.` },
    ],
  },
});

export const One = meta.story({
  tags: ['picture'],
  args: { content: ready(pictures(1)) },
  play: async () => {
    await tile('Tea tin');
    await expect(screen.getByText('1 image')).toBeVisible();
  },
});

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
  play: () => expectAnnouncedOnce('Loading images'),
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Empty.test(
  'failed thumbnails keep their space',
  { args: { content: ready([asset(1, { previewUrl: 'data:image/png;base64,broken' })]) } },
  async () => {
    const row = await tile('Picture 1');
    await waitFor(() =>
      expect(row.querySelector('[data-component="Picture"]')).toHaveAttribute(
        'data-state',
        'failed',
      ),
    );
  },
);

Tests.test('locked', { args: { onUpload: undefined } }, async () => {
  await tile('Tea tin');
  await expect(screen.queryByRole('button', { name: /Upload images/ })).toBeNull();
});
