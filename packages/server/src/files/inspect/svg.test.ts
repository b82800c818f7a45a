/** What a drawing may not hold, hidden from a reader who does not read as the renderer does. */
import { expect, it } from 'vitest';
import { redPng } from '../../../test/support/hugePicture.ts';
import { Undrawable } from './pictures.ts';
import { assertPlainSvg } from './svg.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`;

const image = (address: string) => `<image width="40" height="40" href="${address}"/>`;

const quoted = encodeURIComponent(svg('<filter id="f"/>')).replaceAll('%22', '&quot;');

const packed = Buffer.from(svg('<filter id="f"/>')).toString('base64');

it.each([
  ['behind an instruction with a comment', '<?a <!-- ?><filter id="f"/><?a --> ?>'],
  [
    'between texts that look like a comment',
    '<desc><![CDATA[<!--]]></desc><filter id="f"/><desc><![CDATA[-->]]></desc>',
  ],
  ['written in escapes', String.raw`<style>rect{f\69lter:bl\75r(30px)}</style>`],
  ['behind a comment of CSS', '<style>rect{filter/*;}*/:/*"*/blur(30px)}</style>'],
  ['in a drawing with quotes', image(`data:image/svg+xml,${quoted}`)],
  ['behind the line end of an escape', '<style>rect{filter:bl\\75\r\nr(30px)}</style>'],
  ['written in a long number', '<rect style="filter:blu&#x000000072;(30px)"/>'],
  ['with a prefix', '<é:filter xmlns:é="http://www.w3.org/2000/svg" id="f"/>'],
  [
    'in pieces of a style',
    '<style>rect{fil<a>b</a>ter:bl<!-- -->u<?c?><![CDATA[r(3px)]]>}</style>',
  ],
  ['in a drawing that is not packed', image(`data:image/svg+xml;base64;a,${quoted}`)],
  ['in a drawing packed twice', image(`data:;base64,${packed.replace('P', '%50')}`)],
  ['in a drawing that a style names', `<g style="fill:u\\72l(d\\61\nta:;base64,${packed}#f)"/>`],
  ['in a drawing with a prefix', image(`data:,${quoted.replaceAll('svg', 'é:svg')}`)],
])('a filter %s is found', async (_where, inside) => {
  await expect(assertPlainSvg(svg(inside))).rejects.toThrow('uses filters');
});

it.each([
  ['imported', '<style>@import url("data:text/css;base64,cmVjdHt9");</style>'],
  ['imported behind a comment', '<style>@import/*;*/"data:text/css;base64,cmVjdHt9"</style>'],
  ['imported with a tab', '<style>@import "da&#9;ta:text/css;base64,cmVjdHt9"</style>'],
  ['named before it', '<?xml-stylesheet href="data:text/css;base64,cmVjdHt9"?>'],
  ['named with a filter beside it', '<?xml-stylesheet href="a.css"?><filter id="f"/>'],
])('a style sheet that is %s is refused for itself', async (_how, inside) => {
  await expect(assertPlainSvg(svg(inside))).rejects.toThrow('a style sheet beside it');
});

it.each([
  ['a comment', '<!-- <filter id="f"/> -->'],
  ['a text', '<text>filter</text><title>blur</title>'],
  ['a property that takes none', '<rect style="filter: none"/>'],
])('a filter that is only %s is none', async (_what, inside) => {
  await expect(assertPlainSvg(svg(inside))).resolves.toBeUndefined();
});

it('definitions are refused, also behind a comment in them', async () => {
  const doctype = '<!DOCTYPE svg [<!--> <svg  --><!ENTITY f "filter">]>';
  await expect(assertPlainSvg(doctype + svg(''))).rejects.toThrow('definitions of its own');
});

it.each<[string, (data: string) => string]>([
  ['with a line end in its address', (data) => image(`da&#10;ta:image/png;base64,${data}`)],
  [
    'behind an open quote',
    (data) => `<desc>href="</desc>${image(`da&#9;ta:image/png;base64,${data}`)}`,
  ],
])('a large picture %s is counted', async (_how, inside) => {
  const data = redPng(9000, 6000).toString('base64');
  await expect(assertPlainSvg(svg(inside(data)))).rejects.toThrow('more than 50 million pixels');
});

it('a picture whose size is unreadable is refused', async () => {
  const data = redPng(9000, 6000).subarray(0, 20).toString('base64');
  const drawing = svg(image(`data:image/png;base64,${data}`));
  await expect(assertPlainSvg(drawing)).rejects.toThrow('damaged');
});

it('a drawing that includes another is refused', async () => {
  const include = '<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="data:,&lt;g/>"/>';
  await expect(assertPlainSvg(svg(include))).rejects.toThrow('includes other files');
});

it.each([
  ['a quote that is not closed', '<a b="/><filter id="f"/>'],
  ['a tag in an attribute', '<a b="<c/>"/>'],
  ['a comment in a comment', '<!-- <!-- --><filter id="f"/> -->'],
  ['an entity of its own', '<rect style="fi&x;lter:blur(3px)"/>'],
  ['an end too many', '</g></svg>'],
  ['an element that is not closed', '<g>'],
  ['a picture that is cut off', image('data:,&lt;svg>#&lt;/svg>')],
])('%s is no XML, and refused', async (_what, inside) => {
  await expect(assertPlainSvg(svg(inside))).rejects.toThrow('damaged');
});

it.each([
  ['UTF-7', 'e'],
  ['ISO-8859-1', 'é'],
])('a drawing in %s that holds "%s" is refused', async (encoding, text) => {
  await expect(assertPlainSvg(encoded(encoding, text))).rejects.toThrow('not in UTF-8');
});

it('a drawing in ISO-8859-1 that holds only ASCII is accepted', async () => {
  await expect(assertPlainSvg(encoded('ISO-8859-1', 'e'))).resolves.toBeUndefined();
});

const encoded = (encoding: string, text: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>${svg(`<text>${text}</text>`)}`;

it('a drawing in another encoding is refused', async () => {
  const other = Buffer.from(`\uFEFF${svg('')}`, 'utf16le').toString('base64');
  const drawing = svg(image(`data:image/svg+xml;base64,${other}`));
  await expect(assertPlainSvg(drawing)).rejects.toThrow('more than 50 million pixels');
});

const many = (unit: string) => unit.repeat(1_000_000 / unit.length);

/** Read again from each of their characters, these would take minutes. */
it.each([
  ['comments without end', many('<!--')],
  ['instructions without end', many('<?')],
  ['sections without end', many('<![CDATA[')],
  ['a name without end', `<${many('a')}`],
  ['comments of a style without end', `<style>${many('filter/*')}</style>`],
  ['imports without end', `<style>${many('@import')}</style>`],
  ['addresses without end', many('data:')],
])(
  '%s are read once',
  async (_what, inside) => {
    await assertPlainSvg(svg(inside)).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Undrawable);
    });
  },
  30_000,
);
