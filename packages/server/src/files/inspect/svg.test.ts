/** What a drawing may not hold, hidden from a reader who does not read as the renderer does. */
import { expect, it } from 'vitest';
import { redPng } from '../../../test/support/hugePicture.ts';
import { assertPlainSvg } from './svg.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`;

const image = (address: string) => `<image width="40" height="40" href="${address}"/>`;

const quoted = encodeURIComponent(svg('<filter id="f"/>')).replaceAll('%22', '&quot;');

it.each([
  ['behind an instruction with a comment', '<?a <!-- ?><filter id="f"/><?a --> ?>'],
  [
    'between texts that look like a comment',
    '<desc><![CDATA[<!--]]></desc><filter id="f"/><desc><![CDATA[-->]]></desc>',
  ],
  ['written in escapes', String.raw`<style>rect{f\69lter:bl\75r(30px)}</style>`],
  ['behind a comment of CSS', '<style>rect{filter/*;}*/:/*"*/blur(30px)}</style>'],
  ['in a drawing with quotes', image(`data:image/svg+xml,${quoted}`)],
])('a filter %s is found', async (_where, inside) => {
  await expect(assertPlainSvg(svg(inside))).rejects.toThrow('uses filters');
});

it.each([
  ['imported', '<style>@import url("data:text/css;base64,cmVjdHt9");</style>'],
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

it('a drawing in another encoding is refused', async () => {
  const other = Buffer.from(`\uFEFF${svg('')}`, 'utf16le').toString('base64');
  const drawing = svg(image(`data:image/svg+xml;base64,${other}`));
  await expect(assertPlainSvg(drawing)).rejects.toThrow('more than 50 million pixels');
});
