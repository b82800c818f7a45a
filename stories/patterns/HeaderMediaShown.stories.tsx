/** The header media in the editor compared with the page. */
import type { HeaderMedia, ProductContent } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { HeaderMediaList } from '@hangtag/ui/patterns/HeaderMediaList';
import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { pictureHref } from '../fixtures/pictures.ts';
import { bottleFile, draft, published } from '../fixtures/product.ts';

const film: ProductFile = {
  ...bottleFile,
  filesId: 21,
  type: 'movie',
  previewUrl: pictureHref('label'),
  name: 'Harvest',
  fileName: 'harvest-morning.mp4',
};

const filmHeader: HeaderMedia = {
  id: 3,
  type: 'movie',
  filesId: 21,
  embedUrl: null,
  alt: null,
  decorative: false,
  posterFilesId: null,
};

const meta = preview.meta({
  title: 'Patterns/Editor/HeaderMediaList/As the page shows it',
  component: HeaderMediaList,
  args: {
    draft: draft satisfies ProductContent,
    published: published satisfies ProductContent | null,
    files: [bottleFile] satisfies readonly ProductFile[],
    onChange: fn(),
    onChoose: fn(),
    onFrame: fn(),
  },
  parameters: { frame: 'form' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const PosterShown = meta.story({
  tags: ['picture'],
  args: {
    draft: { ...draft, headers: [filmHeader], currentHeaderId: 3 },
    files: [film],
  },
});

PosterShown.test(
  'A video without a poster shows one of its frames, and the editor states that',
  async ({ canvas }) => {
    await expect(canvas.getByRole('row')).toHaveTextContent('A still of the film is its poster.');
    const poster = canvas.getByRole('group', { name: 'Poster' });
    await expect(poster).toHaveTextContent('A still of the film');
    await expect(poster.querySelector('img')?.src).toContain(pictureHref('label'));
    await expect(within(poster).queryByRole('button', { name: /Remove/ })).toBeNull();
  },
);

Tests.test(
  'A picture shown whole is centred, whatever its focal point',
  {
    args: {
      draft: {
        ...draft,
        assets: [
          {
            assetId: 1,
            name: 'Header',
            status: 'active',
            css: { fit: 'contain', focal: { x: 1, y: 1 } },
            media: { filesId: 11, type: 'image' },
            thumb: null,
            caption: null,
            alt: null,
          },
        ],
      },
    },
  },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Bottom right' })).toBeChecked();
    const framed = [...canvasElement.querySelectorAll('img')].at(-1);
    await expect(framed && getComputedStyle(framed).objectFit).toBe('contain');
    await expect(framed && getComputedStyle(framed).objectPosition).toBe('50% 50%');
  },
);
