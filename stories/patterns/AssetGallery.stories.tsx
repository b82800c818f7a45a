import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everyMode } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AssetGallery.tsx';
import { films, pdfs, pictures } from '../fixtures/files.ts';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { galleryArgs, readyFiles as ready, sending, tile } from '../support/galleryArgs.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Assets/AssetGallery',
  component: AssetGallery,
  args: galleryArgs,
  parameters: { usage, picture: 'window' },
});

export const Default = meta.story();

export const HeaderMedia = meta.story({
  tags: ['picture', 'picture-modes'],
  parameters: { chromatic: { modes: everyMode } },
  args: { purpose: 'header', uploads: [sending], selectedId: 4 },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Select Header Media' });
    const type = screen.getByRole('radiogroup', { name: 'Type' });
    await expect(within(type).getByRole('radio', { name: 'Image' })).toBeChecked();
    await userEvent.click(within(type).getByRole('radio', { name: 'Video' }));
  },
});

HeaderMedia.test('Header media has its title and a Type [F101, F104]', async ({ args }) => {
  await expect(args.onHeaderTypeChange).toHaveBeenLastCalledWith('movie');
});

Default.test(
  'holds the description that was typed before a reload',
  {
    render: (args) => (
      <StoredForms unsaved={{ words: { 4: { alt: 'A red lantern' } } }}>
        <AssetGallery {...args} selectedId={4} />
      </StoredForms>
    ),
  },
  async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Description' });
    await expect(field).toHaveValue('A red lantern');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(field).not.toHaveValue('A red lantern');
    await expect(storeForm).toHaveBeenLastCalledWith('gallery', null);
  },
);

Default.test(
  'Select Image has Cancel and Select and thumbnails 140 wide [F099, F103, F106, K12]',
  async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Select Image' });
    const [, , first] = screen.getAllByRole('row');
    await expect(first?.getBoundingClientRect().width).toBe(140);
    await expect(screen.getByRole('button', { name: 'Select' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Default.test(
  'A thousand files are reached by keyboard, with position and total [F107] [K12]',
  { args: { content: ready(pictures(1000)) } },
  async ({ args, userEvent }) => {
    const list = await screen.findByRole('grid', { name: 'images' });
    // The upload tile is the first of 1001.
    await expect(list).toHaveAttribute('aria-rowcount', '1001');
    await expect(screen.getAllByRole('row').length).toBeLessThan(80);
    // Tab reaches the upload tile, and the arrow keys continue from there.
    screen.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^Upload images/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await tile('Tea tin')).toHaveFocus();
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
);

Default.test(
  'Video accepts an external address of a known host [F100]',
  { args: { purpose: 'video', content: ready(films) } },
  async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Select Video' });
    const field = screen.getByRole('textbox', { name: 'Or embed external URL' });
    await expect(screen.getByText('Nothing selected')).toBeVisible();
    await userEvent.type(field, 'https://vimeo.example/76979871');
    await expect(screen.getByText('External video')).toBeVisible();
    await expect(screen.queryByText(/to see it here/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByText('Use the address of a film at YouTube or Vimeo.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/YouTube or Vimeo/);
    await userEvent.clear(field);
    await userEvent.type(field, 'https://player.vimeo.com/video/76979871');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      kind: 'embed',
      url: 'https://vimeo.com/76979871',
    });
  },
);

Default.test(
  'videos of a section are files',
  { args: { purpose: 'video', content: ready(films), embeds: 'none' } },
  async () => {
    await tile('Harvest, part 1');
    await expect(screen.queryByRole('textbox', { name: 'Or embed external URL' })).toBeNull();
  },
);

Default.test('Select PDF [F102]', { args: { purpose: 'pdf', content: ready(pdfs) } }, async () => {
  await screen.findByRole('dialog', { name: 'Select PDF' });
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  args: { selectedId: 4 },
  globals: { viewport: { value: 'phone' } },
});

Default.test(
  'is read by a screen reader',
  { args: { content: ready(pictures(2)) } },
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expectPhrases(dialog, [
      'dialog, Select Image',
      'banner',
      'heading, Select Image, level 2',
      'button, Close',
      'status',
      '2 images',
      'group',
      'searchbox, Search files, placeholder Search names and captions',
      'button, Drop or paste images',
      'grid, images, column count 1, row count 3',
      'row, Upload images, row index 1',
      'gridcell, Upload images or drop them here JPG, PNG, WebP, AVIF, GIF or SVG, column index 1',
      'button, Upload images or drop them here JPG, PNG, WebP, AVIF, GIF or SVG',
      'row, Tea tin, row index 2, not selected',
      'gridcell, Tea tin, column index 1',
      'row, Calendula balm, row index 3, not selected',
      'gridcell, Calendula balm, column index 1',
      'Choose',
      'an',
      'image',
      'to see it here.',
      'contentinfo',
      'Nothing selected',
      'button, Cancel',
      'button, Select, disabled',
    ]);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expectStops(userEvent, [
      'button, Close',
      'searchbox, Search files, placeholder Search names and captions',
      'button, Drop or paste images',
      'button, Upload images or drop them here JPG, PNG, WebP, AVIF, GIF or SVG',
      'button, Cancel',
    ]);
  },
);
