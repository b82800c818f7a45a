import type { FileAsset } from '@hangtag/contract/wire/file';
import {
  AssetGallery,
  type AssetGalleryProps,
  type FileChoice,
  type GalleryUpload,
} from '@hangtag/ui/patterns/AssetGallery';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asset, pictures } from '../fixtures/files.ts';
import { pictureHref } from '../fixtures/pictures.ts';

const ready = (assets: ReturnType<typeof pictures>) => ({ phase: 'ready' as const, assets });

const upload = (id: string, name: string, changes: Partial<GalleryUpload>): GalleryUpload => ({
  id,
  name,
  localUrl: pictureHref('mug'),
  bytes: 8_400_000,
  share: 0,
  phase: 'waiting',
  ...changes,
});

const meta = preview.meta({
  title: 'Patterns/Assets/AssetGallery/Uploads, films and documents',
  component: AssetGallery,
  args: {
    purpose: 'image' satisfies AssetGalleryProps['purpose'],
    content: ready(pictures(9)) satisfies AssetGalleryProps['content'],
    uploads: [] satisfies AssetGalleryProps['uploads'],
    onUpload: fn() satisfies AssetGalleryProps['onUpload'],
    onCancelUpload: fn(),
    onRetryUpload: fn(),
    onUploadAnyway: fn(),
    onRetry: fn(),
    onSelect: fn(),
    onClose: fn(),
    selectedId: null satisfies AssetGalleryProps['selectedId'],
  } satisfies AssetGalleryProps,
  parameters: { picture: 'window' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'selects an upload when it finishes, and truncates its name in the middle',
  {
    render: function Arriving(args) {
      const [isThere, setThere] = useState(false);
      const fresh = { ...asset(99), assetName: 'autumn-shoot-on-the-terraces-0042.jpg' };
      const content = ready(isThere ? [fresh, ...pictures(9)] : pictures(9));
      const uploads = isThere ? [] : [upload('u1', 'fresh.jpg', { phase: 'finishing', share: 1 })];
      return (
        <AssetGallery
          {...args}
          content={content}
          uploads={uploads}
          // Ends the upload on the story's request.
          onCancelUpload={() => undefined}
          onUpload={() => setThere(true)}
        />
      );
    },
  },
  async ({ args, userEvent }) => {
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'any.jpg', { type: 'image/jpeg' }),
    );
    const tile = await screen.findByRole('row', { name: 'autumn-shoot-on-the-terraces-0042.jpg' });
    await expect(tile).toHaveAttribute('aria-selected', 'true');
    const end = within(tile).getByText('-0042.jpg');
    await expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth);
    await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(
      tile.getBoundingClientRect().right,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ kind: 'file' }));
  },
);

const several = { most: 5, onSelect: fn<(choices: readonly FileChoice[]) => void>() };

Tests.test(
  'adds uploads to the chosen files, in order of arrival',
  {
    args: { several },
    render: function Arriving(args) {
      const [assets, setAssets] = useState<readonly FileAsset[]>(pictures(9));
      return (
        <AssetGallery
          {...args}
          content={{ phase: 'ready', assets }}
          onUpload={(files) => {
            for (const at of files.keys()) setAssets((now) => [asset(101 + at), ...now]);
          }}
        />
      );
    },
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('row', { name: 'Tea tin' }));
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, [
      new File(['x'], 'one.jpg', { type: 'image/jpeg' }),
      new File(['y'], 'two.jpg', { type: 'image/jpeg' }),
    ]);
    await expect(await screen.findByText('3 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    const [choices = []] = several.onSelect.mock.lastCall ?? [];
    await expect(choices.map((choice) => choice.asset.filesId)).toEqual([1, 101, 102]);
  },
);

export const SeveralAtOnce = meta.story({
  args: {
    uploads: [
      upload('u1', 'on-its-way.jpg', { phase: 'sending', share: 0.64 }),
      upload('u2', 'arrived.jpg', { phase: 'finishing', share: 1 }),
      upload('u3', 'next-in-line.jpg', {}),
      upload('u4', 'the-same-again.jpg', { phase: 'duplicate', duplicate: asset(4) }),
      upload('u5', 'notes.txt', {
        phase: 'refused',
        localUrl: null,
        sentence: 'This is not a picture. Choose JPG, PNG, WebP, AVIF, GIF or SVG.',
      }),
      upload('u6', 'without-a-connection.jpg', {
        phase: 'failed',
        sentence: 'The server could not be reached. Check the connection and try again.',
      }),
    ],
  },
  play: async ({ args, userEvent }) => {
    const button = (name: string) => screen.findByRole('button', { name });
    await button('Cancel next-in-line.jpg');
    await expect(screen.queryByRole('button', { name: /arrived\.jpg/ })).toBeNull();
    await expect(screen.queryByRole('button', { name: /Send notes/ })).toBeNull();
    await userEvent.click(await button('Upload the-same-again.jpg all the same'));
    await expect(args.onUploadAnyway).toHaveBeenLastCalledWith('u4');
    await userEvent.click(await button('Send without-a-connection.jpg again'));
    await expect(args.onRetryUpload).toHaveBeenLastCalledWith('u6');
  },
});

Tests.test(
  'unreadable pictures are not drawn',
  {
    args: {
      uploads: [
        upload('u1', 'broken.png', { phase: 'failed', localUrl: 'data:image/png;base64,AAAA' }),
        upload('u2', 'refused.png', { phase: 'refused', localUrl: pictureHref('bottle') }),
      ],
    },
  },
  async () => {
    const dialog = await screen.findByRole('dialog');
    await screen.findByRole('button', { name: 'Send broken.png again' });
    await expect(screen.queryByRole('button', { name: 'Send refused.png again' })).toBeNull();
    await waitFor(() => expect(dialog.querySelector('img[src^="data:image/png"]')).toBeNull());
    for (const name of ['broken.png', 'refused.png'])
      await expect(screen.getByRole('row', { name }).querySelector('img')).toBeNull();
  },
);

Tests.test('takes pasted files', async ({ args }) => {
  const dialog = await screen.findByRole('dialog');
  const paste = (data: DataTransfer, target = dialog) =>
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  const words = new DataTransfer();
  words.setData('text/plain', 'mug');
  await expect(paste(words)).toBe(true);
  await expect(args.onUpload).not.toHaveBeenCalled();
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'mug.png', { type: 'image/png' }));
  await expect(paste(files)).toBe(false);
  await expect(args.onUpload).toHaveBeenCalledOnce();
  // A copied spreadsheet cell is text and a picture of it: the paste inserts text in a text field, else a file.
  files.setData('text/plain', 'mug');
  await expect(paste(files, screen.getByRole('searchbox'))).toBe(true);
  await expect(args.onUpload).toHaveBeenCalledOnce();
  await expect(paste(files)).toBe(false);
  await expect(args.onUpload).toHaveBeenCalledTimes(2);
});

Tests.test(
  'the existing file is chosen instead',
  {
    args: {
      uploads: [upload('u4', 'the-same-again.jpg', { phase: 'duplicate', duplicate: asset(4) })],
    },
  },
  async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use that one' }));
    await expect(args.onCancelUpload).toHaveBeenLastCalledWith('u4');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ asset: expect.objectContaining({ filesId: 4 }) }),
    );
  },
);

const film = (filesId: number, changes: Parameters<typeof asset>[1]) =>
  asset(filesId, { type: 'movie', mime: 'video/mp4', width: 1920, height: 1080, ...changes });

export const Films = meta.story({
  tags: ['picture'],
  args: {
    purpose: 'video',
    selectedId: 1,
    content: ready([
      film(1, {
        assetName: 'Harvest, part 1',
        previewUrl: pictureHref('bottle'),
        durationMs: 61_500,
        bytes: 48_000_000,
      }),
      film(2, {
        assetName: 'The mill at night',
        previewUrl: pictureHref('candle'),
        durationMs: 7000,
      }),
      film(3, { assetName: 'Without a poster', durationMs: 3_605_000 }),
      film(4, { assetName: 'Of unknown length' }),
    ]),
  },
  play: async () => {
    await screen.findByText('1920 × 1080, 1:02, 48 MB');
  },
});

export const Documents = meta.story({
  tags: ['picture'],
  args: {
    purpose: 'pdf',
    content: ready([
      asset(1, {
        type: 'pdf',
        assetName: 'Safety sheet',
        previewUrl: pictureHref('label'),
        pages: 12,
      }),
      asset(2, {
        type: 'pdf',
        assetName: 'Declaration',
        previewUrl: pictureHref('label'),
        pages: 1,
      }),
      asset(3, { type: 'pdf', assetName: 'Locked with a password' }),
    ]),
  },
  play: async () => {
    await screen.findByText('12 pages');
  },
});
