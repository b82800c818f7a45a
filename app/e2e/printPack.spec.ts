/** Print files for ten products at once: every file is decoded, and every text leads to its page. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { openClient } from '@hangtag/tools/live/client';
import { decodePng } from './decode.ts';
import { account, expect, signIn, test } from './journey.ts';

const COUNT = 10;

interface Product {
  readonly name: string;
  readonly published: boolean;
  readonly publicUrl: string;
}

test('a brand downloads print files of ten products, and every code leads to its product [N03]', async ({
  page,
  browser,
}) => {
  const user = account('Admin', 'Hangtag');
  await signIn(page, user);
  const client = openClient(new URL(page.url()).origin);
  await client.signIn(user);
  const list = `/api/companies/${user.companyId}/products`;
  const { products } = (await client.send('GET', `${list}?size=100`)).body as {
    products: { data: readonly Product[] };
  };
  const chosen = products.data.filter(({ published }) => published).slice(0, COUNT);
  // Drafts have a code too; these are of this journey alone.
  while (chosen.length < COUNT) {
    const name = `Zest ${chosen.length}`;
    const body = { name, model: '', status: 'active', imageFile: null, appLogoFile: null };
    const made = await client.send('POST', list, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    chosen.push(made.body as Product);
  }

  await page.goto('/product');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  for (const { name } of chosen) {
    // A selection stays while other products are looked for.
    await search.fill(name);
    const card = page.getByRole('article').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    await card.hover();
    await card.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true });
  }
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect(bar).toContainText('10 products selected');
  await bar.getByRole('button', { name: 'Print files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print files of 10 products' });
  const formats = dialog.getByRole('group', { name: 'Formats' });
  await formats.getByRole('checkbox', { name: 'PDF' }).uncheck({ force: true });
  await formats.getByRole('checkbox', { name: 'SVG' }).check({ force: true });
  await formats.getByRole('checkbox', { name: 'PNG' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'What for' }).fill('Autumn labels');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download ZIP' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  await expect(dialog).toBeHidden();

  const names = Object.keys(files).filter((name) => /\.(svg|png)$/.test(name));
  expect(names).toHaveLength(2 * COUNT);
  const drawing = await browser.newPage({ viewport: { width: 600, height: 600 } });
  const texts = new Set<string>();
  for (const name of names) {
    const file = files[name] ?? new Uint8Array();
    if (name.endsWith('.svg')) {
      await drawing.setContent(`<body style="zoom: 3; margin: 0">${strFromU8(file)}</body>`);
    }
    const picture = name.endsWith('.png') ? file : await drawing.locator('svg').screenshot();
    const text = await decodePng(picture);
    expect(text, name).not.toBeNull();
    texts.add(text ?? '');
  }
  await drawing.close();
  expect(texts.size).toBe(COUNT);

  const index = strFromU8(files['index.csv'] ?? new Uint8Array());
  const pages = new Map(chosen.map((product) => [product.publicUrl, product]));
  for (const text of texts) {
    expect(index).toContain(text);
    const found = await page.request.get(text, { maxRedirects: 0 });
    const target = found.headers()['location'] ?? text;
    const product = pages.get(new URL(target, text).href);
    expect(product, text).toBeDefined();
    const shown = await page.request.get(text);
    expect([text, shown.status()]).toEqual([text, product?.published ? 200 : 404]);
  }
});
