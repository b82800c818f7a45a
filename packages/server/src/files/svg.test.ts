import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../test/support/files.ts';
import { redPng } from '../../test/support/hugePicture.ts';
import { inspectPicture } from './inspect/inspect.ts';
import { sniff } from './sniff.ts';

let folder: string;
let secret: string;
let server: Server;
let origin: string;
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hangtag-drawings-'));
  secret = path.join(folder, 'secret.png');
  await writeFile(secret, await picture({ width: 40, height: 40 }, '#ff0000'));
  server = createServer((_request, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const svg = (inside: string, attributes = 'width="40" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

async function draw(drawing: string) {
  const file = path.join(folder, 'body.svg');
  await writeFile(file, drawing);
  const found = await sniff(file);
  if (!found) return 'not recognised';
  return inspectPicture(file, found.mime, 'one');
}

/** Whether any pixel has the red of the file that must not be read. */
async function isRed(drawing: string): Promise<boolean> {
  const drawn = await draw(drawing);
  if (drawn === 'not recognised') return false;
  const { data, info } = await sharp(drawn.renditions[0]?.body)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 3] ?? 255) > 0) return true;
  }
  return false;
}

describe('an SVG with external references [D47]', () => {
  it('is drawn red only by its own content', async () => {
    expect(await isRed(svg('<rect width="40" height="40" fill="#ff0000"/>'))).toBe(true);
  });

  it.each([
    ['a file', () => `<image href="file://${secret}" width="40" height="40"/>`],
    ['a file, the old way', () => `<image xlink:href="${secret}" width="40" height="40"/>`],
    ['a file beside it', () => '<image href="secret.png" width="40" height="40"/>'],
    ['a part of a file', () => `<use href="file://${secret}#a" width="40" height="40"/>`],
    ['another server', () => `<image href="ORIGIN/x.png" width="40" height="40"/>`],
    ['a style sheet', () => `<style>@import url("ORIGIN/x.css");</style>`],
    [
      'a font',
      () =>
        `<style>@font-face{font-family:x;src:url(ORIGIN/x.woff)}</style><text font-family="x">x</text>`,
    ],
    ['a filter elsewhere', () => `<rect width="40" height="40" filter="url(ORIGIN/x.svg#f)"/>`],
    [
      'a page in it',
      () =>
        `<foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml" style="background:#ff0000"><img src="ORIGIN/x.png"/></body></foreignObject>`,
    ],
    ['a script', () => `<script>fetch("ORIGIN/x")</script><script href="ORIGIN/x.js"/>`],
  ])('%s: is drawn without it', async (_what, inside) => {
    expect(await isRed(svg(inside().replaceAll('ORIGIN', origin)))).toBe(false);
    expect(asked).toBe(0);
  });

  it.each([
    [
      'a file by an entity',
      () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${secret}">]>${svg('<text>&x;</text>')}`,
    ],
    [
      'entities that grow',
      () =>
        `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
  ])('%s: is not recognised', async (_what, drawing) => {
    expect(await draw(drawing())).toBe('not recognised');
  });
});

describe('an SVG that is too costly', () => {
  const layers = Array.from(
    { length: 12 },
    (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
  );
  it.each([
    ['of too many pixels', svg('', 'width="40000" height="40000"')],
    ['of too many bytes', svg(`<!--${'x'.repeat(2 * 1024 * 1024)}-->`)],
    [
      'that multiplies itself',
      svg(`<defs><rect id="l0" width="1" height="1"/>${layers.join('')}</defs><use href="#l12"/>`),
    ],
    ['nested without end', svg(`${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}`)],
    ['that is no XML', svg('<rect')],
  ])('%s is 422', async (_what, drawing) => {
    await expect(draw(drawing)).rejects.toMatchObject({ status: 422 });
  });

  it('without a size gets one', async () => {
    const drawn = await draw(svg('<rect width="9" height="9"/>', 'viewBox="0 0 10 10"'));
    expect(drawn).toMatchObject({ width: expect.any(Number) });
  });
});

describe('an SVG with an embedded picture', () => {
  const blank = (size: number) => redPng(size, size).toString('base64');
  const image = (data: string, type = 'image/png;base64') =>
    `<image width="40" height="40" href="data:${type},${data}"/>`;

  it('is drawn with it', async () => {
    expect(await isRed(svg(image(blank(10))))).toBe(true);
  });

  it.each<[string, (data: string) => string]>([
    ['of 400 million pixels', (data) => image(data)],
    ['written in numbers', (data) => image(data).replace('data:', '&#100;&#x61;ta:')],
    ['in a drawing in it', (data) => image(encodeURIComponent(svg(image(data))), 'image/svg+xml')],
    [
      'as a background of its style',
      (data) => `<style>rect{fill:url(data:image/png;base64,${data})}</style>`,
    ],
  ])('%s is refused', async (_what, inside) => {
    await expect(draw(svg(inside(blank(20_000))))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('more than 50 million pixels together'),
    });
  });

  it('many times is refused by their sum', async () => {
    await expect(draw(svg(image(blank(3000)).repeat(6)))).rejects.toMatchObject({ status: 422 });
  });
});

describe('an SVG with a filter', () => {
  it.each([
    [
      'of its own',
      '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="99"/></filter><rect width="40" height="40" filter="url(#f)"/>',
    ],
    [
      'under another prefix',
      '<s:filter xmlns:s="http://www.w3.org/2000/svg" id="f"><s:feFlood/></s:filter>',
    ],
    ['that is a function', '<rect width="40" height="40" style="filter: blur(900px)"/>'],
    ['that is an attribute', '<rect width="40" height="40" filter="blur(900)"/>'],
  ])('%s is refused with the reason', async (_what, inside) => {
    await expect(draw(svg(inside))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('uses filters'),
    });
  });

  it('in a compressed drawing in it is refused, as whatever such a drawing holds', async () => {
    const inside = gzipSync(svg('<rect width="40" height="40" style="filter: blur(900px)"/>'));
    const image = `<image width="40" height="40" href="data:image/svg+xml;base64,${inside.toString('base64')}"/>`;
    await expect(draw(svg(image))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('compressed drawing'),
    });
  });

  it('in a comment only is drawn', async () => {
    expect(await draw(svg('<!-- <filter id="f"/> --><rect width="9" height="9"/>'))).toMatchObject({
      width: expect.any(Number),
    });
  });
});
