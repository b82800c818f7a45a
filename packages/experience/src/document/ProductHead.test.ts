import { expect, it } from 'vitest';
import { renderEndOfLifePage, renderProductPage } from '../render.tsx';
import { shapes } from '../testing/definitions.ts';
import { attribute, elements, textOf } from '../testing/dom.ts';
import { oliveOilPage } from '../testing/oliveOilPage.ts';
import { bareContent, barePage, section } from '../testing/pages.ts';

it('describes its page to link previews: words, site, and a JPEG with size and description', () => {
  const [id, bottle] = Object.entries(oliveOilPage.media)[0] ?? [];
  if (!id || !bottle) throw new Error('The page has no picture.');
  const shared = { width: 1200, height: 1500, url: '/files/bottle.jpg' };
  const media = { ...oliveOilPage.media, [id]: { ...bottle, shared } };
  const page = elements(renderProductPage({ ...oliveOilPage, media }).html);
  const said = page
    .filter(({ tagName }) => tagName === 'meta')
    .map((meta) => [attribute(meta, 'property'), attribute(meta, 'content')] as const);
  expect(Object.fromEntries(said)).toMatchObject({
    'og:description': expect.stringMatching(/^Picked green in one October week/) as string,
    'og:site_name': 'Merrow',
    'og:image': 'https://tags.example/files/bottle.jpg',
    'og:image:width': '1200',
    'og:image:height': '1500',
    'og:image:alt': 'A green bottle of olive oil beside an olive branch',
  });
});

it('gives structured data no address and no claim of the company as a property', () => {
  const story = section(shapes.proseAndAddress, 'Merrow', {
    text: 'We press oil.',
    url: 'https://merrow.example',
  });
  const facts = section(shapes.pairs, 'Company', { rows: [['Founded', '1911']] });
  const logo = { width: 900, height: 280, url: '/files/logo' };
  const { html } = renderProductPage({
    ...barePage,
    brand: { ...barePage.brand, logo },
    content: { ...bareContent, sections: [story] },
    company: { sections: [story, facts], badges: [], reports: [] },
  });
  const [script] = elements(html).filter(({ tagName }) => tagName === 'script');
  const jsonLd: unknown = JSON.parse(script ? textOf(script) : '');
  expect(jsonLd).not.toHaveProperty('additionalProperty');
  expect(jsonLd).toMatchObject({ brand: { logo: 'https://tags.example/files/logo' } });
});

it('describes an archived product as its page did, but leads to no section of it', () => {
  const of = (html: string) =>
    JSON.parse(
      elements(html)
        .filter(({ tagName }) => tagName === 'script')
        .map(textOf)
        .join(''),
    ) as Readonly<Record<string, unknown>>;
  const definitions = oliveOilPage.definitions.map((definition) => ({
    ...definition,
    gs1LinkType: 'gs1:instructions',
  }));
  const page = { ...oliveOilPage, definitions };
  const shown = Object.entries(of(renderProductPage(page).html));
  const own = shown.filter(([key]) => !key.startsWith('gs1:'));
  expect(own.length).toBeLessThan(shown.length);
  expect(of(renderEndOfLifePage(page).html)).toEqual({
    ...Object.fromEntries(own),
    'gs1:support': [{ '@id': 'https://merrow.example/' }],
  });
});
