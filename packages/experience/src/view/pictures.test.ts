import type { HeaderMedia } from '@hangtag/contract/wire/content';
import { describe, expect, it } from 'vitest';
import type { PageMedia } from '../content/page.ts';
import { renderProductPage } from '../render.tsx';
import { attribute, elements, textOf } from '../testing/dom.ts';
import { oliveOilPage } from '../testing/oliveOilPage.ts';
import { picture } from '../testing/pages.ts';
import { headMedia, headPictureUrl } from './pictures.ts';

const film: PageMedia = {
  type: 'movie',
  url: '/files/pressing.mp4',
  renditions: [{ width: 640, height: 360, url: '/files/still' }],
  alt: 'The olives are pressed',
  bytes: 9_000_000,
  name: 'Pressing',
};
const header = (id: number, changes: Partial<HeaderMedia>): HeaderMedia => ({
  id,
  type: 'movie',
  filesId: null,
  embedUrl: null,
  alt: null,
  decorative: false,
  posterFilesId: null,
  ...changes,
});
const [bottle = header(1, {})] = oliveOilPage.content.headers;
const pageWith = (currentHeaderId: number | null, ...headers: readonly HeaderMedia[]) => ({
  ...oliveOilPage,
  media: { ...oliveOilPage.media, 9: film, 10: picture('/files/poster', 1600, 900, null) },
  content: { ...oliveOilPage.content, headers, currentHeaderId },
});
const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('the head of a page', () => {
  const second = header(2, { type: 'image', filesId: 2 });
  const files = (currentHeaderId: number | null) =>
    headMedia(pageWith(currentHeaderId, bottle, second))?.file?.url;

  it('is the chosen header, and the first when none or an unknown one is chosen [F167]', () => {
    expect(files(2)).toBe('/files/grove');
    expect(files(1)).toBe('/files/bottle');
    expect(files(null)).toBe('/files/bottle');
    expect(files(404)).toBe('/files/bottle');
  });

  it('is the first usable one when the chosen one is unusable', () => {
    expect(headMedia(pageWith(3, bottle, header(3, { filesId: 404 })))?.file?.url).toBe(
      '/files/bottle',
    );
    const other = header(3, { embedUrl: 'https://films.example/1' });
    expect(headMedia(pageWith(3, other))).toBeNull();
  });

  it('plays a video on request, behind its poster', () => {
    const page = pageWith(2, header(2, { filesId: 9, posterFilesId: 10 }));
    const [video] = elements(renderProductPage(page).html).filter(
      ({ tagName }) => tagName === 'video',
    );
    const has = (name: string) => video && attribute(video, name);
    expect(has('src')).toBe('/files/pressing.mp4');
    expect(has('poster')).toBe('/files/poster');
    expect(has('aria-label')).toBe('The olives are pressed');
    expect([has('preload'), has('controls'), has('autoplay')]).toEqual(['none', '', null]);
    expect(headPictureUrl(page)).toBe('/files/poster');
  });

  it('shows a frame of the video without a poster', () => {
    const page = pageWith(2, header(2, { filesId: 9 }));
    expect(renderProductPage(page).html).toContain('poster="/files/still"');
  });
});

describe('an external video', () => {
  const drawn = (changes: Partial<HeaderMedia> = {}) =>
    elements(renderProductPage(pageWith(2, header(2, { embedUrl: youtube, ...changes }))).html);
  const linkIn = (all: ReturnType<typeof drawn>) => {
    const found = all.find((one) => attribute(one, 'href') === youtube);
    if (!found) throw new Error('There is no link to the film.');
    return found;
  };

  it('is a link behind its poster that opens a new window, and loads nothing of its host', () => {
    const all = drawn({ posterFilesId: 10, alt: 'The mill' });
    const link = linkIn(all);
    expect(attribute(link, 'target')).toBe('_blank');
    expect(attribute(link, 'rel')).toBe('noopener nofollow');
    expect(textOf(link)).toContain('Watch on YouTube');
    expect(all.some((one) => attribute(one, 'src') === '/files/poster')).toBe(true);
    for (const { tagName, attrs } of all) {
      expect(['iframe', 'embed', 'object']).not.toContain(tagName);
      for (const { name, value } of attrs)
        if (['src', 'srcset', 'poster'].includes(name)) expect(value).toMatch(/^\/files\//);
    }
  });

  it('needs no poster', () => {
    const link = linkIn(drawn());
    expect(textOf(link).trim()).toBe('Watch on YouTube');
  });

  it('takes poster and words from its asset', () => {
    const page = pageWith(2, header(2, { embedUrl: youtube }));
    const assets = [
      {
        assetId: 5,
        name: 'Film',
        status: 'active',
        css: { focal: { x: 0, y: 0 } },
        media: { embedUrl: youtube },
        thumb: { filesId: 10 },
        caption: null,
        alt: 'The mill at night',
      } as const,
    ];
    const { html } = renderProductPage({ ...page, content: { ...page.content, assets } });
    expect(html).toMatch(/class="[^"]* l-5" src="\/files\/poster"[^>]* alt="The mill at night"/);
  });
});
