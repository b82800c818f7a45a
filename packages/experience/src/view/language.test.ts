import { expect, it } from 'vitest';
import { renderEndOfLifePage, renderLinksPage, renderProductPage } from '../render.tsx';
import { shapes } from '../testing/definitions.ts';
import { attribute, elements, textOf } from '../testing/dom.ts';
import { bareContent, barePage, section } from '../testing/pages.ts';

it('declares the brand’s language, and marks its own words as English', () => {
  const { html } = renderProductPage({ ...barePage, locale: 'ar', updatedAt: '2026-11-02' });
  const page = elements(html);
  const [root] = page.filter(({ tagName }) => tagName === 'html');
  expect(root && [attribute(root, 'lang'), attribute(root, 'dir')]).toEqual(['ar', 'rtl']);
  const own = page.filter((one) => attribute(one, 'lang') === 'en');
  expect(own.map(textOf)).toEqual([
    'Updated November 2, 2026',
    'This page sets no cookies and does not track you.',
  ]);
  expect(own.map((one) => attribute(one, 'dir'))).toEqual(['ltr', 'ltr']);
});

it('marks what the brand wrote on pages that are English, and own words on those that are not', () => {
  const french = { ...barePage, locale: 'fr' };
  const marked = (html: string) =>
    elements(html)
      .filter((one) => one.tagName !== 'html' && attribute(one, 'lang') !== null)
      .map((one) => [attribute(one, 'lang'), textOf(one)]);
  expect(marked(renderEndOfLifePage(french).html)).toEqual([['fr', 'Harvest Olive Oil']]);
  const links = {
    brand: barePage.brand,
    product: 'Huile d’olive',
    language: 'fr',
    kind: 'all',
    links: [
      { href: 'https://merrow.example/f', title: 'La récolte', type: 'pip', language: null },
      { href: 'https://merrow.example/e', title: 'Our shops', type: 'pip', language: 'en' },
    ],
    data: '{}',
  } as const;
  expect(marked(renderLinksPage(links).html)).toEqual([
    ['fr', 'Huile d’olive'],
    ['fr', 'La récolte'],
  ]);
  const company = {
    sections: [],
    badges: [{ name: 'Bio', url: '', logo: null, certificate: null }],
    reports: [{ title: 'Bilan', year: 2026, url: '/r.pdf', isFile: true, bytes: 2_100_000 }],
  };
  expect(marked(renderProductPage({ ...french, company }).html).slice(0, 3)).toEqual([
    ['en', 'Associations'],
    ['en', 'Reports'],
    ['en', 'PDF, 2.1 MB'],
  ]);
});

it('turns single texts that run against the page, and leaves cells in place', () => {
  const sections = [
    section(shapes.pictureAndProse, 'زيت زيتون', { text: 'قُطف أخضر.\n\nPicked green.' }),
    section(shapes.pairs, 'Names', { rows: [['Arabic', 'زيت']] }),
  ];
  const page = elements(
    renderProductPage({ ...barePage, content: { ...bareContent, sections } }).html,
  );
  const turned = page.filter((one) => one.tagName !== 'html' && attribute(one, 'dir') !== null);
  expect(turned.map((one) => [one.tagName, attribute(one, 'dir'), textOf(one)])).toEqual([
    ['h2', 'rtl', 'زيت زيتون'],
    ['p', 'rtl', 'قُطف أخضر.'],
    ['bdi', 'rtl', 'زيت'],
  ]);
});
