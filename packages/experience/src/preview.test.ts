/** What is drawn besides a published page: a draft, its closed address, and the notice of an archived product. */
import { describe, expect, it } from 'vitest';
import { renderEndOfLifePage, renderPreviewClosedPage, renderProductPage } from './render.tsx';
import { attribute, elements, textOf } from './testing/dom.ts';
import { oliveOilPage } from './testing/oliveOilPage.ts';

const until = '2026-11-21T12:30:00.000Z';
const found = (html: string, tag: string) =>
  elements(html).filter(({ tagName }) => tagName === tag);

describe('a preview', () => {
  const { html, styleHashes } = renderProductPage({ ...oliveOilPage, preview: { until } });
  const published = renderProductPage(oliveOilPage).html;

  it('shows the page as it would be published, below a mark', () => {
    const [body] = found(html, 'body');
    const said = body ? textOf(body) : '';
    const [page] = found(published, 'body');
    expect(said).toBe(`Draft previewLink works until 12:30 UTC${page ? textOf(page) : ''}`);
    expect(found(html, 'style')).toHaveLength(3);
    expect(styleHashes).toHaveLength(3);
  });

  it('has a dark mark, which does not glare in a dark app', () => {
    const css = found(html, 'style').map(textOf).join('');
    const [, ...channels] = /\.preview-mark\{[^}]*background:#(..)(..)(..);/.exec(css) ?? [];
    expect(channels).toHaveLength(3);
    for (const channel of channels) expect(Number.parseInt(channel, 16)).toBeLessThan(64);
  });

  it.each([
    [
      'endOfLife',
      'Draft previewThis product is archived: its page says that it is no longer offered.',
    ],
    ['noPage', 'Draft previewThis product is archived and has no page.'],
  ] as const)(
    'states for an archived product what consumers see instead: %s',
    (archived, words) => {
      const [body] = found(
        renderProductPage({ ...oliveOilPage, preview: { until, archived } }).html,
        'body',
      );
      expect(body && textOf(body)).toContain(words);
    },
  );

  it('is excluded from search and has no structured data', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(found(html, 'script')).toEqual([]);
    expect(found(html, 'link')).toEqual([]);
  });

  it('opens links in a new window, and scrolls to a section by name', () => {
    expect(html).toContain('<base target="_blank"/>');
    const [section] = found(html, 'section');
    expect(section && attribute(section, 'id')).toMatch(/^section-[\da-f-]{36}$/);
    const [plain] = found(published, 'section');
    expect(plain && attribute(plain, 'id')).toBeNull();
  });

  it('scrolls to the title for the section that opens the page', () => {
    const [opening] = oliveOilPage.content.sections;
    const [title] = found(html, 'h1');
    const intro = title?.parentNode as Parameters<typeof attribute>[0];
    expect(attribute(intro, 'id')).toBe(`section-${opening?.id}`);
    expect(found(published, 'div').filter((one) => attribute(one, 'id') !== null)).toEqual([]);
  });

  it('loads every picture at once, because its addresses expire within minutes', () => {
    expect(html).not.toContain('loading="lazy"');
    expect(published).toContain('loading="lazy"');
  });
});

describe('a preview that does not open', () => {
  it.each([
    ['over', 'This preview is over', '30 minutes'],
    ['refused', 'This is not a preview address', 'whole link'],
  ] as const)('gives the reason and the next step when it is %s', (why, title, way) => {
    const { html } = renderPreviewClosedPage(why, oliveOilPage.brand);
    expect(found(html, 'h1').map(textOf)).toEqual([title]);
    expect(html).toContain(way);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('the notice of an archived product', () => {
  const brand = {
    ...oliveOilPage.brand,
    email: 'hello@merrow.example',
    telephone: '(555) 010-0100',
  };
  const { html } = renderEndOfLifePage({ ...oliveOilPage, brand });

  it('states the former product, shows it, and names who answers', () => {
    expect(found(html, 'h1').map(textOf)).toEqual(['Harvest Olive Oil is no longer offered']);
    expect(found(html, 'img').map((one) => attribute(one, 'src'))).toEqual(['/files/bottle']);
    expect(found(html, 'a').map((one) => attribute(one, 'href'))).toEqual([
      'https://merrow.example/',
      'mailto:hello@merrow.example',
      'tel:5550100100',
      'https://merrow.example/',
    ]);
    expect(html).not.toContain('Forty-one trees');
  });

  it('is excluded from search, and still has structured data for scanners', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const [script] = found(html, 'script');
    const ld = JSON.parse(script ? textOf(script) : '');
    expect(ld).toMatchObject({
      '@type': ['Product', 'gs1:Product'],
      name: 'Harvest Olive Oil',
      gtin14: '09520001343526',
    });
    expect(ld).toHaveProperty('additionalProperty');
  });
});
