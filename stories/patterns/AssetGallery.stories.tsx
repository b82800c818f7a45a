import {
  AssetGallery,
  type AssetGalleryProps,
  type GalleryUpload,
} from '@hangtag/ui/patterns/AssetGallery';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asset, films, pdfs, pictures } from '../fixtures/files.ts';
import { still } from '../fixtures/pictures.ts';

const ready = (assets: ReturnType<typeof pictures>) => ({ phase: 'ready' as const, assets });

const sending: GalleryUpload = {
  id: 'u1',
  name: 'loaf-and-saucer.jpg',
  localUrl: still('mug'),
  share: 0.64,
  phase: 'sending',
};
const refused: GalleryUpload = {
  ...sending,
  id: 'u2',
  name: 'film-of-the-harvest-as-a-picture.tiff',
  localUrl: null,
  phase: 'failed',
  sentence: 'This is not a picture.',
};

const meta = preview.meta({
  title: 'Patterns/AssetGallery',
  component: AssetGallery,
  args: {
    purpose: 'image' as AssetGalleryProps['purpose'],
    headerType: 'image' as AssetGalleryProps['headerType'],
    onHeaderTypeChange: fn(),
    content: ready(pictures(46)) as AssetGalleryProps['content'],
    uploads: [] as AssetGalleryProps['uploads'],
    onUpload: fn() as AssetGalleryProps['onUpload'],
    onCancelUpload: fn(),
    onRetryUpload: fn(),
    onRetry: fn(),
    onSelect: fn(),
    onClose: fn(),
    selectedId: null as AssetGalleryProps['selectedId'],
  } satisfies AssetGalleryProps,
  parameters: { picture: 'window' },
});

const tile = (name: string) => screen.findByRole('row', { name });

export const HeaderMedia = meta.story({
  name: '[F101, F104] Header media has its title and a Type',
  tags: ['picture'],
  args: { purpose: 'header', uploads: [sending], selectedId: 4 },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Select Header Media' });
    const type = screen.getByRole('radiogroup', { name: 'Type' });
    await expect(within(type).getByRole('radio', { name: 'Image' })).toBeChecked();
    await userEvent.click(within(type).getByRole('radio', { name: 'Video' }));
    await expect(args.onHeaderTypeChange).toHaveBeenLastCalledWith('movie');
  },
});

export const SelectImage = meta.story({
  name: '[F099, F103, F106] Select Image has Cancel and Select and thumbnails 140 wide',
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Select Image' });
    const [, , first] = screen.getAllByRole('row');
    await expect(first?.getBoundingClientRect().width).toBe(140);
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const DescribedAtTheMomentOfChoosing = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await tile('Low Tide mug'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'A mug');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'file', alt: 'A mug', decorative: false }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Decorative/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'file', alt: '', decorative: true }),
    );
  },
});

export const ThousandByKeyboard = meta.story({
  name: '[F107] A thousand files are reached by keyboard, with position and total',
  args: { content: ready(pictures(1000)) },
  play: async ({ args, userEvent }) => {
    const list = await screen.findByRole('grid', { name: 'images' });
    // The way to add files is the first of 1001.
    await expect(list).toHaveAttribute('aria-rowcount', '1001');
    await expect(screen.getAllByRole('row').length).toBeLessThan(80);
    (await tile('Tea tin')).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await tile('Tea tin 1000');
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-rowindex', '1001');
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ asset: expect.objectContaining({ filesId: 1000 }) }),
    );
  },
});

export const SearchNarrows = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'candle');
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Tea tin' })).toBeNull());
    await expect(screen.getAllByRole('row')).toHaveLength(5);
    await userEvent.type(screen.getByRole('searchbox'), ' zzz');
    await expect(await screen.findByText(/Nothing matches/)).toBeVisible();
  },
});

export const UploadsInTheirTiles = meta.story({
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

export const TakesDroppedFiles = meta.story({
  play: async ({ args }) => {
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
  },
});

export const Video = meta.story({
  name: '[F100, F105] Video adds an external address',
  tags: ['picture'],
  args: { purpose: 'video', content: ready(films) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Select Video' });
    const field = screen.getByRole('textbox', { name: 'Or embed external URL' });
    await userEvent.type(field, 'vimeo');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://vimeo.com/1');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      kind: 'embed',
      url: 'https://vimeo.com/1',
    });
  },
});

export const Pdf = meta.story({
  name: '[F102] Select PDF',
  args: { purpose: 'pdf', content: ready(pdfs) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Select PDF' });
  },
});

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

export const Loading = meta.story({ tags: ['picture'], args: { content: { phase: 'loading' } } });

export const Failed = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const FailedThumbnailsKeepTheirPlace = meta.story({
  args: { content: ready([asset(1, { previewUrl: 'data:image/png;base64,broken' })]) },
  play: async () => {
    const row = await tile('Picture 1');
    await waitFor(() =>
      expect(row.querySelector('[data-component="Picture"]')).toHaveAttribute(
        'data-state',
        'failed',
      ),
    );
  },
});

export const Locked = meta.story({
  args: { onUpload: undefined },
  play: async () => {
    await tile('Tea tin');
    await expect(screen.queryByRole('button', { name: /Upload images/ })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  args: { selectedId: 4 },
  globals: { viewport: { value: 'phone' } },
});
