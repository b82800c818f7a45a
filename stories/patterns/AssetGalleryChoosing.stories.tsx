/** Finding and choosing a file. */
import {
  AssetGallery,
  type AssetGalleryProps,
  type FileChoice,
} from '@hangtag/ui/patterns/AssetGallery';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asset, films, pictures } from '../fixtures/files.ts';
import { galleryArgs, readyFiles as ready, sending, tile } from '../support/galleryArgs.ts';
import { expectAnnounced } from '../support/screenReader.ts';

/** A slot for three more files. */
const several = { most: 3, onSelect: fn<(choices: readonly FileChoice[]) => void>() };

const meta = preview.meta({
  title: 'Patterns/Assets/AssetGallery/Choosing',
  component: AssetGallery,
  tags: ['!autodocs'],
  args: galleryArgs,
  parameters: { picture: 'window' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test('a description is entered while choosing', async ({ args, userEvent }) => {
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
});

Tests.test('search narrows', async ({ userEvent }) => {
  const field = await screen.findByRole('searchbox');
  const count = screen.getByText('46 images');
  await userEvent.click(field);
  await expectAnnounced(() => userEvent.paste('candle'), ['polite: 5 of 46 images']);
  await expect(count).toHaveTextContent('5 of 46 images');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Tea tin' })).toBeNull());
  await expect(screen.getAllByRole('row')).toHaveLength(5);
  await expectAnnounced(() => userEvent.paste(' zzz'), ['polite: 0 of 46 images']);
  await expect(await screen.findByText(/Nothing matches/)).toBeVisible();
  await userEvent.clear(field);
  await expect(count).toHaveTextContent(/^46 images$/);
});

/** Has both kinds, so no loading comes between them. */
function BothAtHand(props: AssetGalleryProps) {
  const [headerType, setHeaderType] = useState(props.headerType);
  const content = ready(headerType === 'movie' ? films : pictures(9));
  return (
    <AssetGallery {...props} {...{ headerType, content }} onHeaderTypeChange={setHeaderType} />
  );
}

Tests.test(
  'the other type is uploaded too',
  { args: { purpose: 'header' }, render: (args) => <BothAtHand {...args} /> },
  async ({ userEvent }) => {
    await screen.findByRole('button', { name: /^Upload images/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Video' }));
    await tile('Harvest, part 1');
    const upload = screen.getByRole('button', { name: /^Upload videos.*MP4/ });
    await expect(screen.getByRole('row', { name: 'Upload videos' })).toContainElement(upload);
  },
);

Tests.test(
  'an address and a file exclude each other',
  { args: { purpose: 'video', content: ready(films) } },
  async ({ args, userEvent }) => {
    await userEvent.click(await tile('Harvest, part 1'));
    const field = screen.getByRole('textbox', { name: 'Or embed external URL' });
    await userEvent.type(field, 'https://vimeo.com/76979871');
    await expect(await tile('Harvest, part 1')).toHaveAttribute('aria-selected', 'false');
    await expect(screen.queryByRole('heading', { name: 'Harvest, part 1' })).toBeNull();
    await userEvent.click(await tile('Harvest, part 2'));
    await expect(field).toHaveValue('');
    await expect(screen.getByText('1 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ asset: expect.objectContaining({ filesId: 2 }) }),
    );
  },
);

Tests.test(
  'the duplicate need not be shown',
  {
    args: {
      uploads: [
        { ...sending, phase: 'duplicate', duplicate: asset(2000, { assetName: 'Kept long ago' }) },
      ],
    },
  },
  async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use that one' }));
    await expect(screen.getByRole('heading', { name: 'Kept long ago' })).toBeVisible();
    await expect(screen.getByText('1 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ asset: expect.objectContaining({ filesId: 2000 }) }),
    );
  },
);

Tests.test(
  'an unfinished upload cannot be chosen',
  { args: { selectedId: 6, uploads: [sending] } },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('loaf-and-saucer.jpg'));
    await userEvent.click(screen.getByText('64%'));
    await expect(screen.getByRole('row', { name: 'Low Tide mug' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByText('1 selected')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Select' })).toBeEnabled();
  },
);

Tests.test(
  'several are chosen at once, in the order of choosing, each with its description',
  { args: { several } },
  async ({ args, userEvent }) => {
    const names = ['Low Tide mug', 'Tea tin', 'Calendula balm'];
    for (const name of names) await userEvent.click(await tile(name));
    await expect(screen.getByText('3 selected, no more fit here')).toBeVisible();
    await userEvent.click(await tile('Tea tin'));
    await expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.click(await tile('Tea tin'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'A tin');
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    const [choices = []] = several.onSelect.mock.lastCall ?? [];
    await expect(choices.map(({ asset: { assetName } }) => assetName)).toEqual([
      'Low Tide mug',
      'Calendula balm',
      'Tea tin',
    ]);
    await expect(choices.at(-1)?.alt).toMatch(/A tin$/);
  },
);
