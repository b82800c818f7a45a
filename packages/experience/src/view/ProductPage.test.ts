import { expect, it } from 'vitest';
import { renderProductPage } from '../render.tsx';
import { shapes } from '../testing/definitions.ts';
import { attribute, elements, textOf } from '../testing/dom.ts';
import { bareContent, barePage, section } from '../testing/pages.ts';

it('numbers steps, and no other list', () => {
  const sections = [
    section(shapes.steps, '', { steps: ['Open', 'Pour'] }),
    section(shapes.items, '', { items: ['Oats', 'Salt'] }),
  ];
  const page = elements(
    renderProductPage({ ...barePage, content: { ...bareContent, sections } }).html,
  );
  const lists = page.filter(({ tagName }) => tagName === 'ol' || tagName === 'ul');
  expect(lists.map((list) => [list.tagName, textOf(list)])).toEqual([
    ['ol', 'OpenPour'],
    ['ul', 'OatsSalt'],
  ]);
});

it('lists the headings of a long page, collapsed, and links to each', () => {
  const titles = Array.from({ length: 7 }, (_, at) => `Part ${at + 1}`);
  const withParts = (count: number) =>
    elements(
      renderProductPage({
        ...barePage,
        content: {
          ...bareContent,
          sections: titles
            .slice(0, count)
            .map((title) => section(shapes.pairs, title, { rows: [['a', 'b']] })),
        },
      }).html,
    );
  const page = withParts(7);
  const links = page.filter((one) => attribute(one, 'href')?.startsWith('#'));
  expect(links.map(textOf)).toEqual(titles);
  const ids = page.map((one) => attribute(one, 'id')).filter(Boolean);
  for (const link of links) expect(ids).toContain(attribute(link, 'href')?.slice(1));
  const [details] = page.filter(({ tagName }) => tagName === 'details');
  expect(details && attribute(details, 'open')).toBeNull();
  expect(withParts(6).some(({ tagName }) => tagName === 'nav')).toBe(false);
});

it('shows a square logo beside the name, and a wide one instead of it', () => {
  const bar = (width: number) => {
    const logo = { width, height: 280, url: '/files/logo' };
    const { html } = renderProductPage({ ...barePage, brand: { ...barePage.brand, logo } });
    const page = elements(html);
    const [header] = page.filter(({ tagName }) => tagName === 'header');
    const [image] = page.filter(({ tagName }) => tagName === 'img');
    return [header && textOf(header), image && attribute(image, 'alt')];
  };
  expect(bar(280)).toEqual(['Merrow', '']);
  expect(bar(900)).toEqual(['', 'Merrow']);
});
