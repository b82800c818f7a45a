/** The module as the server loads it: built by Vite, with its style inside. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicPage } from './content/page.ts';
import type * as Renderer from './render.tsx';
import { elements, textOf } from './testing/dom.ts';
import { oliveOilPage } from './testing/oliveOilPage.ts';

/**
 * HTML and CSS before images as they travel, compressed: half of the 14 kB that a server sends before it waits for the
 * first acknowledgement (RFC 6928), so that the answer's head and another page's longer text have room beside it.
 */
const BUDGET = 7 * 1024;

/** Before compression: what a phone parses before it paints. */
const PARSED = 24 * 1024;

let folder = '';
let renderer: typeof Renderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hangtag-page-'));
  const root = new URL('../', import.meta.url).pathname;
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  renderer = (await import(pathToFileURL(join(folder, 'render.js')).href)) as typeof Renderer;
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const PRELOAD = /<link rel="preload" as="font"[^>]* href="([^"]*)">/g;

/** Addresses of the fonts that a page preloads. */
const preloadsOf = (html: string): readonly string[] =>
  [...html.matchAll(PRELOAD)].map(([, address = '']) => address);

/** The full page with its pictures inside, so that one file is all of it. */
async function selfContained(): Promise<PublicPage> {
  const folder = new URL('../../../stories/experience/pictures/', import.meta.url);
  const inside = async (id: number, name: string) => {
    const [, file] = Object.entries(oliveOilPage.media).find(([key]) => Number(key) === id) ?? [];
    const [largest] = file?.renditions ?? [];
    if (!file || !largest) throw new Error(`The page has no picture ${id}.`);
    const bytes = await readFile(new URL(`${name}-720.jpg`, folder));
    const url = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    return { ...file, url, renditions: [{ ...largest, url }] };
  };
  return {
    ...oliveOilPage,
    media: {
      ...oliveOilPage.media,
      1: await inside(1, 'bottle'),
      2: await inside(2, 'grove'),
      3: await inside(3, 'bread'),
    },
  };
}

/** The document with its short names given out in the order of its stylesheet; builds give them out as they come. */
function inOrder(html: string): string {
  const selector = /\.([a-z]\d+)(?![\w-])/g;
  const names = [...new Set([...html.matchAll(selector)].map(([, name = '']) => name))];
  const ordered = (name: string) => (names.includes(name) ? `n${names.indexOf(name)}` : name);
  return html
    .replaceAll(selector, (_all, name: string) => `.${ordered(name)}`)
    .replaceAll(/class="([^"]*)"/g, (_all, list: string) => {
      return `class="${list.split(' ').map(ordered).join(' ')}"`;
    });
}

describe('the built page', () => {
  it('is the preview that stories show', async () => {
    const preview = { until: '2026-11-21T12:30:00.000Z' };
    const { html } = renderer.renderProductPage({ ...(await selfContained()), preview });
    const whole = html
      .replaceAll(PRELOAD, '')
      .replaceAll(/url\(\/fonts\/([^)]*)\)/g, (_all, file: string) => {
        const bytes = Buffer.from(renderer.fontFile(file) ?? []);
        return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
      });
    await expect(inOrder(whole)).toMatchFileSnapshot(
      '../../../.storybook/public/preview/harvest.html',
    );
  });

  it('stays under 7 kB of HTML and CSS compressed, and 24 kB parsed', () => {
    const { html } = renderer.renderProductPage(oliveOilPage);
    const sent = gzipSync(html).length;
    process.stdout.write(`full page: ${html.length} bytes, ${sent} gzipped\n`);
    expect(Buffer.byteLength(html)).toBeLessThan(PARSED);
    expect(sent).toBeLessThan(BUDGET);
  });

  it('contains its whole style, and the hashes that its policy allows', () => {
    const { html, styleHashes } = renderer.renderProductPage(oliveOilPage);
    const styles = elements(html)
      .filter(({ tagName }) => tagName === 'style')
      .map(textOf);
    const hashes = styles.map(
      (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    expect(styles[0]).toContain('@media print');
    expect(hashes).toEqual(styleHashes);
  });

  it('loads Newsreader and Inter from this server, in 25 kB, before its text and without holding it back', () => {
    const { html } = renderer.renderProductPage(oliveOilPage);
    const loaded = [...html.matchAll(/url\(([^)]*)\)/g)].map(([, address = '']) => address);
    expect(loaded).toEqual([
      expect.stringMatching(/^\/fonts\/newsreader-[0-9a-f]{8}\.woff2$/),
      expect.stringMatching(/^\/fonts\/inter-[0-9a-f]{8}\.woff2$/),
    ]);
    expect(preloadsOf(html)).toEqual(loaded);
    expect(html.indexOf('rel="preload"')).toBeGreaterThan(html.indexOf('<body'));
    const bytesOf = (addresses: readonly string[]) =>
      addresses
        .map((address) => renderer.fontFile(address.slice(7))?.length ?? Infinity)
        .reduce((one, other) => one + other);
    expect(bytesOf(loaded)).toBeLessThan(25_000);
    const titled = (title: string) =>
      preloadsOf(
        renderer.renderProductPage({
          ...oliveOilPage,
          content: { ...oliveOilPage.content, title },
        }).html,
      );
    const western = titled('Kapitänsmütze à la crème');
    expect(western).toHaveLength(2);
    expect(western.filter((address) => loaded.includes(address))).toEqual([]);
    expect(bytesOf(western)).toBeLessThan(25_000);
    expect(titled('Pāvils ģērbj ķiršus '.repeat(16))).toEqual([]);
    expect(titled('Crème, زيت')).not.toEqual([]);
    const sans = { ...oliveOilPage.brand.theme, titles: 'sans' } as const;
    const plain = renderer.renderProductPage({
      ...oliveOilPage,
      brand: { ...oliveOilPage.brand, theme: sans },
    });
    expect(preloadsOf(plain.html)).toEqual(loaded.slice(1));
  });

  it.each([
    ['Polish', 'Zażółć gęślą jaźń, Łódź'],
    ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
    ['Slovak', 'Ľahká čučoriedková šťava, dva kusy v kôši'],
    ['Croatian', 'Đurđica šalje čaj i žličice ćurčije'],
    ['Turkish', 'Yağlı İstanbul şekeri, ılık çorba ve gül'],
    ['Romanian', 'Țesătură și pâine, în fiecare zi'],
    ['Hungarian', 'Árvíztűrő tükörfúrógép'],
  ])('loads four faces for %s, in 25 kB again', (_language, sentence) => {
    const { html } = renderer.renderProductPage({
      ...oliveOilPage,
      content: { ...oliveOilPage.content, title: sentence.repeat(8) },
    });
    const fonts = preloadsOf(html);
    expect(fonts).toHaveLength(4);
    const sizes = fonts.map((address) => renderer.fontFile(address.slice(7))?.length ?? Infinity);
    expect(sizes.reduce((one, other) => one + other)).toBeLessThan(25_000);
  });

  it.each([
    ['Greek', 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, ΐΰ ώ Άγιος'],
    ['Russian', 'Съешь же ещё этих мягких французских булок'],
    ['Ukrainian', 'Ґазда їв щедрі юшки, Європа'],
    ['Serbian', 'Ђурђица шаље чај и жличице ћурчије, Љубав'],
    ['Vietnamese', 'Dầu ô liu nguyên chất được ép lạnh, Ữ ẵ Đặng'],
  ])('loads Inter alone for %s, with all its letters', (_language, sentence) => {
    const { html } = renderer.renderProductPage({
      ...oliveOilPage,
      content: { ...oliveOilPage.content, title: sentence.repeat(50) },
    });
    const fonts = preloadsOf(html);
    expect(fonts).toEqual([
      expect.stringMatching(/^\/fonts\/inter-/),
      expect.stringMatching(/^\/fonts\/inter-/),
    ]);
    expect(html).not.toContain('local(Georgia)');
    const files = fonts.map((address) => renderer.fontFile(address.slice(7)) ?? Buffer.alloc(0));
    expect(files[0]?.length).toBeGreaterThan(0);
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(25_000);
  });

  it('keeps the faces of English around a name in Greek', () => {
    const { html } = renderer.renderProductPage({
      ...oliveOilPage,
      content: { ...oliveOilPage.content, title: 'Oil of Καλαμάτα' },
    });
    expect(preloadsOf(html)[0]).toMatch(/newsreader/);
  });

  it('requests only its fonts, pictures and documents', () => {
    const { html } = renderer.renderProductPage(oliveOilPage);
    expect(html).not.toMatch(/@import|url\((?!\/fonts\/)|<iframe|<object|<embed/);
    const loading = elements(html).flatMap(({ attrs }) =>
      attrs.filter(({ name }) => ['src', 'srcset', 'poster', 'imagesrcset'].includes(name)),
    );
    expect(loading.length).toBeGreaterThan(0);
    for (const { value } of loading) expect(value).toMatch(/^\/files\//);
  });

  it('gives every variable of its style a value', () => {
    const { html } = renderer.renderProductPage(oliveOilPage);
    const used = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    const unset = new Set(used.filter((name) => !html.includes(`${name}:`)));
    expect(used.length).toBeGreaterThan(20);
    expect([...unset]).toEqual([]);
  });

  it('styles every class it names', () => {
    const { html } = renderer.renderProductPage(oliveOilPage);
    const [css = ''] = elements(html)
      .filter(({ tagName }) => tagName === 'style')
      .map(textOf);
    const names = new Set(
      elements(html).flatMap(({ attrs }) =>
        attrs.filter(({ name }) => name === 'class').flatMap(({ value }) => value.split(' ')),
      ),
    );
    const unstyled = [...names].filter((name) => !new RegExp(`\\.${name}\\b`).test(css));
    expect(unstyled).toEqual([]);
  });
});
