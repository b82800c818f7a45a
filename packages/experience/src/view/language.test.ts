import { expect, it } from 'vitest';
import { renderProductPage } from '../render.tsx';
import { shapes } from '../testing/definitions.ts';
import { attribute, elements, textOf } from '../testing/dom.ts';
import { bareContent, barePage, section } from '../testing/pages.ts';

it('declares the brand’s language, and marks its own words as English [N19]', () => {
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
