import { describe, expect, it } from 'vitest';
import { renderLinksPage, renderNotFoundPage, renderProductPage } from './render.tsx';
import { attribute, elements, textOf } from './testing/dom.ts';
import { oliveOilPage } from './testing/oliveOilPage.ts';
import { shapes } from './testing/definitions.ts';
import { bareContent, barePage, section } from './testing/pages.ts';

const drawn = elements(renderProductPage(oliveOilPage).html);
const all = (...tags: readonly string[]) => drawn.filter(({ tagName }) => tags.includes(tagName));
const ld = JSON.parse(all('script').map(textOf).join(''));

describe('renderProductPage', () => {
  it('has one heading of the first level and skips none', () => {
    const levels = all('h1', 'h2', 'h3', 'h4').map(({ tagName }) => Number(tagName.at(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1);
      return level;
    }, 0);
  });

  it('has one of each landmark', () => {
    expect(['header', 'main', 'footer'].map((tag) => all(tag).length)).toEqual([1, 1, 1]);
  });

  it('states language, direction and the canonical address', () => {
    expect(all('html').map((html) => [attribute(html, 'lang'), attribute(html, 'dir')])).toEqual([
      ['en-US', 'ltr'],
    ]);
    const canonical = all('link').find((link) => attribute(link, 'rel') === 'canonical');
    expect(canonical && attribute(canonical, 'href')).toBe(oliveOilPage.canonicalUrl);
  });

  it('states the country of origin in text and structured data where the product names one', () => {
    const summary = { ...bareContent.summary, countryOfOrigin: 'PT' };
    const { html } = renderProductPage({ ...barePage, content: { ...bareContent, summary } });
    const page = elements(html);
    const text = (tag: string) =>
      page
        .filter(({ tagName }) => tagName === tag)
        .map(textOf)
        .join('');
    expect(text('footer')).toContain('Country of origin: Portugal');
    expect(JSON.parse(text('script'))).toMatchObject({
      countryOfOrigin: { '@type': 'Country', name: 'Portugal' },
    });
    expect(renderProductPage(barePage).html).not.toContain('ountry');
  });

  it('reserves space for every picture and describes it', () => {
    const pictures = all('img');
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(Number(attribute(picture, 'width'))).toBeGreaterThan(0);
      expect(Number(attribute(picture, 'height'))).toBeGreaterThan(0);
      expect(attribute(picture, 'srcset')).toMatch(/ 800w,.* 1600w$/);
      expect(attribute(picture, 'alt')).not.toBe('');
    }
    expect(pictures.map((picture) => attribute(picture, 'loading'))).toEqual([
      null,
      'lazy',
      'lazy',
    ]);
  });

  it('has structured data with the product’s number and facts', () => {
    expect(ld).toMatchObject({
      '@context': ['https://schema.org', { gs1: 'https://ref.gs1.org/voc/' }],
      '@type': ['Product', 'gs1:Product'],
      '@id': 'https://tags.example/01/09520001343526',
      name: 'Harvest Olive Oil',
      gtin: '09520001343526',
      gtin14: '09520001343526',
      manufacturer: { '@type': 'Organization', name: 'Merrow', url: 'https://merrow.example/' },
      mainEntityOfPage: {
        '@type': 'WebPage',
        url: oliveOilPage.canonicalUrl,
        dateModified: oliveOilPage.updatedAt,
      },
      brand: { '@type': 'Brand', name: 'Merrow', url: 'https://merrow.example/' },
      hasGS1DigitalLink: 'https://tags.example/01/09520001343526',
      image: 'https://tags.example/files/bottle',
      url: oliveOilPage.canonicalUrl,
    });
    // schema.org knows it of a CreativeWork only.
    expect(ld).not.toHaveProperty('dateModified');
    expect(ld.additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Olives',
      value: 'Coratina and Leccino',
    });
  });

  it('leaves an empty alt on decoration', () => {
    const headers = oliveOilPage.content.headers.map((header) => ({ ...header, decorative: true }));
    const page = { ...oliveOilPage, content: { ...oliveOilPage.content, headers } };
    const [first] = elements(renderProductPage(page).html).filter(
      ({ tagName }) => tagName === 'img',
    );
    expect(first && attribute(first, 'alt')).toBe('');
  });

  it('uses the product’s name as the title of a page without one', () => {
    const page = { ...barePage, content: { ...bareContent, title: ' ' } };
    const [heading] = elements(renderProductPage(page).html).filter(
      ({ tagName }) => tagName === 'h1',
    );
    expect(heading && textOf(heading)).toBe('Harvest Olive Oil');
  });

  it('states the number, the date in words, the privacy promise and the address', () => {
    const [footer] = all('footer');
    const said = footer ? textOf(footer) : '';
    for (const words of [
      'GTIN 09520001343526',
      'November 2, 2026',
      'This page sets no cookies and does not track you.',
      'Merrow, 14 Quay Street, Portland, ME 04101',
    ])
      expect(said).toContain(words);
  });
});

describe('renderNotFoundPage', () => {
  it.each([
    ['in the colours of a brand', barePage.brand, '#f4f0e1'],
    ['neutral when the brand is unknown', null, '#f5f3ee'],
  ])('is %s, and excluded from search', (_how, brand, ground) => {
    const { html } = renderNotFoundPage(brand);
    expect(html).toContain(`--p-g:${ground}`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(elements(html).filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
  });
});

describe('company content below its product [D40]', () => {
  const company = {
    sections: [section(shapes.words, '', { lead: 'We press it ourselves.' })],
    badges: [{ name: 'Organic', url: 'javascript:alert(1)', logo: null, certificate: 'NO-1' }],
    reports: [
      { title: 'Harvest 2025', year: 2025, url: '/r', isFile: true, bytes: 2_100_000 },
      { title: 'Grove', year: 2024, url: 'javascript:alert(1)', isFile: false, bytes: null },
    ],
  };
  const { html } = renderProductPage({ ...barePage, company });
  const words = elements(html)
    .filter(({ tagName }) => tagName === 'main')
    .map(textOf)
    .join('');

  it('follows the product and never opens the page', () => {
    expect(words).toContain('We press it ourselves.');
    const { html: of } = renderProductPage({
      ...barePage,
      content: { ...bareContent, sections: company.sections },
    });
    expect(elements(of).filter(({ tagName }) => tagName === 'section')).toHaveLength(0);
    expect(elements(html).filter(({ tagName }) => tagName === 'section')).toHaveLength(3);
  });

  it('names a report’s year once, and links to no unsafe address', () => {
    expect(words).toContain('Harvest 2025 PDF, 2.1 MB');
    expect(words).toContain('NO-1');
    expect(words).not.toContain('Grove');
    expect(html).not.toContain('javascript:');
  });
});

describe('renderLinksPage', () => {
  const pageOf = (kind: 'all' | 'missing') => {
    const link = { href: 'https://merrow.example/a', title: 'A', language: null };
    const links = ['sustainabilityInfo', 'masterData'].map((type) => ({ ...link, type }));
    const { brand } = barePage;
    return elements(
      renderLinksPage({ brand, product: 'Oil', language: 'en', kind, links, data: '{}' }).html,
    );
  };
  const of = (tag: string, page = pageOf('all')) => page.filter(({ tagName }) => tagName === tag);

  it('names the kinds of links in plain words', () => {
    expect(of('dt').map(textOf)).toEqual(['Sustain\u00ADability and recycling', 'Data']);
  });

  it('shows the tag without a page only where a link is missing', () => {
    expect(of('svg')).toHaveLength(0);
    expect(of('svg', pageOf('missing'))).toHaveLength(1);
  });
});
