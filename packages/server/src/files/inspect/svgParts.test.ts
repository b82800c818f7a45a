import { expect, it } from 'vitest';
import { assertPlainSvg } from './svg.ts';
import { countParts } from './svgParts.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

/** A dot, and layers of which each draws the one before ten times. */
const layers = (count: number, use: (id: string) => string) =>
  [
    '<rect id="l0"/>',
    ...Array.from(
      { length: count },
      (_, at) => `<g id="l${at + 1}">${use(`l${at}`).repeat(10)}</g>`,
    ),
  ].join('');

it.each([
  ['no repetition', '<g><rect/><rect/></g>', 4],
  ['a repeated group', '<g id="a"><rect/><rect/></g><use href="#a"/>', 8],
  ['the old way to repeat', '<g id="a"><rect/></g><use xlink:href=\'#a\'/>', 6],
  ['a pattern', '<pattern id="a"><rect/></pattern><rect fill="url(#a)"/>', 6],
  [
    'a reference in a reference',
    '<g id="a"/><g id="b"><use href="&#35;a"/></g><use href="#b"/>',
    9,
  ],
  ['a part that is not there', '<use href="#a"/>', 2],
  ['an id that is given twice', '<g id="a"><rect/></g><g id="a"/><use href="#a"/>', 7],
  ['an address with blanks', '<g id="a"/><rect fill="u\\72l( #a )"/>', 4],
  ['a part within itself', '<g id="a"><use href="#a"/></g>', 3],
  ['what stands in a comment', '<!-- <g/> --><desc><![CDATA[<g/>]]></desc>', 2],
])('the parts of %s are counted', (_what, inside, count) => {
  expect(countParts(svg(inside))).toBe(count);
});

it.each<[string, (id: string) => string]>([
  ['repeat each other', (id) => `<use href="#${id}"/>`],
  ['fill each other', (id) => `<rect style="fill:url(#${id})"/>`],
])(
  'a drawing whose parts %s a million times is refused, and one a thousand times not',
  async (_how, use) => {
    await expect(assertPlainSvg(svg(layers(12, use)))).rejects.toThrow('more than a million times');
    const address = `data:image/svg+xml,${encodeURIComponent(svg(layers(12, use)))}`;
    await expect(assertPlainSvg(svg(`<image href="${address}"/>`))).rejects.toThrow(
      'million times',
    );
    await expect(assertPlainSvg(svg(layers(3, use)))).resolves.toBeUndefined();
  },
);

it('a drawing nested without end is counted', () => {
  expect(countParts(svg('<g>'.repeat(200_000)))).toBe(200_001);
});

it('parts that repeat each other in circles are refused', async () => {
  const circles = Array.from(
    { length: 9 },
    (_, at) =>
      `<g id="l${at}">${`<use href="#l${at - 1}"/>`.repeat(10)}<use href="#l${at + 1}"/></g>`,
  );
  const drawing = svg(`<use href="#l8"/>${circles.join('')}<use href="#l0"/>`);
  await expect(assertPlainSvg(drawing)).rejects.toThrow('million times');
});

it('the parts of an embedded drawing are counted as often as it is drawn', async () => {
  const drawing = (parts: number) => {
    const data = encodeURIComponent(svg('<rect/>'.repeat(parts)));
    return svg(`<g id="l0"><image href="data:image/svg+xml,${data}"/></g>${layers(3, use)}`);
  };
  const use = (id: string) => `<use href="#${id}"/>`;
  await expect(assertPlainSvg(drawing(1000))).rejects.toThrow('million times');
  await expect(assertPlainSvg(drawing(100))).resolves.toBeUndefined();
});

it('a part with many others is counted once, however often it is repeated', () => {
  const drawing = svg(
    `<g id="a">${'<b/>'.repeat(100_000)}</g><c d="${'url(#a)'.repeat(80_000)}"/>`,
  );
  expect(countParts(drawing)).toBe(100_003 + 80_000 * 100_001);
}, 30_000);
