import type { HeaderMedia, ProductAsset } from '@hangtag/contract/wire/content';
import { assetCss } from '@hangtag/experience/document/assetCss';
import { headMedia } from '@hangtag/experience/view/pictures';
import type { PublicPage } from '@hangtag/experience/page';
import { PageFrame } from '@hangtag/experience/view/PageFrame';
import { ProductPage } from '@hangtag/experience/view/ProductPage';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { harvest } from './pages.ts';

const meta = preview.meta({
  title: 'Public page/Head and assets',
  component: ProductPage,
  args: { page: harvest },
  render: ({ page }) => (
    <PageFrame theme={page.brand.theme} hasHead={headMedia(page) !== null}>
      <style>{assetCss(page)}</style>
      <ProductPage page={page} />
    </PageFrame>
  ),
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'phone' } },
});

const header = (changes: Partial<HeaderMedia>): HeaderMedia => ({
  id: 9,
  type: 'movie',
  filesId: null,
  embedUrl: null,
  alt: 'The olives are pressed',
  decorative: false,
  posterFilesId: null,
  ...changes,
});

/** Only the head and the first sections, so that the picture shows the film. */
const withHead = (head: HeaderMedia, media: PublicPage['media'] = {}): PublicPage => ({
  ...harvest,
  media: { ...harvest.media, ...media },
  content: {
    ...harvest.content,
    headers: [...harvest.content.headers, head],
    currentHeaderId: head.id,
    sections: harvest.content.sections.slice(0, 2),
  },
});

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const FilmElsewhere = meta.story({
  tags: ['picture'],
  args: { page: withHead(header({ embedUrl: youtube, posterFilesId: 2 })) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Watch on YouTube/ });
    await expect(link).toHaveAttribute('href', youtube);
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const EmbedWithoutPoster = meta.story({
  tags: ['picture'],
  args: { page: withHead(header({ embedUrl: youtube })) },
});

export const EmbedBesideText = meta.story({
  tags: ['picture'],
  args: { page: withHead(header({ embedUrl: youtube })) },
  globals: { viewport: { value: 'desktop' } },
});

EmbedBesideText.test(
  'The link to a video stays visible in the middle of its poster beside the text',
  async ({ canvas }) => {
    const words = canvas.getByText('Watch on YouTube').getBoundingClientRect();
    await expect(words.top + words.height / 2).toBeCloseTo(window.innerHeight / 2, -1);
    const box = canvas.getByRole('link', { name: 'Watch on YouTube' }).getBoundingClientRect();
    await expect(words.left + words.width / 2).toBeCloseTo(box.left + box.width / 2, 0);
  },
);

EmbedWithoutPoster.test(
  'film waits behind its poster',
  {
    args: {
      page: withHead(header({ filesId: 20, posterFilesId: 1 }), {
        20: {
          type: 'movie',
          url: '/pressing.mp4',
          renditions: [],
          alt: null,
          bytes: 9e6,
          name: 'Film',
        },
      }),
    },
  },
  async ({ canvas }) => {
    const film = canvas.getByLabelText<HTMLVideoElement>('The olives are pressed');
    await expect(film.preload).toBe('none');
    await expect(film.autoplay).toBe(false);
    await expect(film.poster).toContain('bottle');
  },
);

const asset = (changes: Partial<ProductAsset>): ProductAsset => ({
  assetId: 1,
  name: 'Bottle',
  status: 'active',
  css: {},
  media: { filesId: 1, type: 'image' },
  thumb: null,
  caption: null,
  alt: null,
  ...changes,
});
const withAssets = (...assets: readonly ProductAsset[]): PublicPage => ({
  ...harvest,
  content: { ...harvest.content, assets, sections: harvest.content.sections.slice(0, 3) },
});

export const FocalPoint = meta.story({
  tags: ['picture'],
  args: {
    page: withAssets(
      asset({ css: { ratio: '16x9', focal: { x: 0.5, y: 0.75 } }, caption: 'The label, close' }),
      asset({ assetId: 2, media: { filesId: 2, type: 'image' }, caption: 'At dawn' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The label, close')).toBeVisible();
    await expect(canvas.getByText('At dawn')).toBeVisible();
  },
});

export const ShownWhole = meta.story({
  tags: ['picture'],
  args: {
    page: withAssets(
      asset({ css: { ratio: '4x3', fit: 'contain', align: 'left', background: '#dfe3d3' } }),
    ),
  },
});
