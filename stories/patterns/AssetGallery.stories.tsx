import {
  AssetGallery,
  type AssetGalleryProps,
  type GalleryUpload,
} from '@hangtag/ui/patterns/AssetGallery';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { films, pdfs, pictures } from '../fixtures/files.ts';
import { still } from '../fixtures/pictures.ts';

const ready = (assets: ReturnType<typeof pictures>) => ({ phase: 'ready' as const, assets });

const sending: GalleryUpload = {
  id: 'u1',
  name: 'loaf-and-saucer.jpg',
  localUrl: still('mug'),
  share: 0.64,
  phase: 'sending',
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

export const OnAPhone = meta.story({
  tags: ['picture'],
  args: { selectedId: 4 },
  globals: { viewport: { value: 'phone' } },
});

export const InHighContrast = HeaderMedia.extend({
  name: 'In high contrast',
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});
