/** Print files for ten products at once: every file is decoded, and every text leads to its page. */
import { readFile } from 'node:fs/promises';
import { checkDigit } from '@hangtag/contract/rules/gtin';
import { strFromU8, unzipSync } from 'fflate';
import { openClient } from '@hangtag/tools/live/client';
import { decodePdf, decodePng, svgOfEps } from './decode.ts';
import { account, expect, openSession, test } from './journey.ts';

const COUNT = 10;

interface Product {
  readonly productId: number;
  readonly name: string;
  readonly published: boolean;
  readonly publishUrl: string;
  readonly publicUrl: string;
  readonly digitalLinkUrl: string | null;
}

/** Numbers that GS1 reserves for demonstrations, of this journey alone. */
const numberOf = (at: number): string => {
  const payload = `95219000010${at}`;
  return `${payload}${checkDigit(payload)}`;
};

const one = (text: string | null): readonly string[] => (text === null ? [] : [text]);

test('a brand downloads print files of ten products, and every code leads to its product', async ({
  page,
  browser,
}) => {
  const user = account('Admin', 'Hangtag');
  await openSession(page, user);
  const client = openClient(new URL(page.url()).origin);
  await client.signIn(user);
  const list = `/api/companies/${user.companyId}/products`;
  const { products } = (await client.send('GET', `${list}?size=100`)).body as {
    products: { data: readonly Product[] };
  };
  const call = async (method: string, path: string, sent: object, status = 200) => {
    const answer = await client.send(method, path, sent);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer.body as Product;
  };
  const chosen = products.data.filter(({ published }) => published).slice(0, COUNT / 2);
  while (chosen.length < COUNT) {
    const name = `Zest ${chosen.length}`;
    const empty = { name, model: '', status: 'active', imageFile: null, appLogoFile: null };
    const { productId, publishUrl } = await call('POST', list, empty, 201);
    await call('PUT', `${list}/${productId}`, { upcCode: numberOf(chosen.length) });
    chosen.push(await call('PUT', publishUrl, { action: 'publish' }));
  }
  // A draft has a code too.
  const draft = { name: 'Zest draft', model: '', status: 'active' };
  chosen.splice(0, 1, await call('POST', list, draft, 201));

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
  for (const name of ['SVG', 'PDF', 'EPS', 'PNG']) {
    await formats.getByRole('checkbox', { name }).check({ force: true });
  }
  await dialog.getByRole('textbox', { name: 'What for' }).fill('Autumn labels');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download ZIP' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  await expect(dialog).toBeHidden();

  const names = Object.keys(files).filter((name) => /\.(svg|pdf|eps|png)$/.test(name));
  expect(names).toHaveLength(4 * COUNT);
  const drawing = await browser.newPage({ viewport: { width: 600, height: 600 } });
  const decodeDrawn = async (svg: string) => {
    await drawing.setContent(`<body style="zoom: 3; margin: 0">${svg}</body>`);
    return one(await decodePng(await drawing.locator('svg').screenshot()));
  };
  const readers: Readonly<Record<string, (file: Uint8Array) => Promise<readonly string[]>>> = {
    svg: (file) => decodeDrawn(strFromU8(file)),
    pdf: decodePdf,
    eps: (file) => decodeDrawn(svgOfEps(strFromU8(file, true))),
    png: async (file) => one(await decodePng(file)),
  };
  const index = strFromU8(files['index.csv'] ?? new Uint8Array());
  const rows = new Map(index.split('\r\n').map((row) => [row.split(',')[0], row]));
  const expected = chosen.map(({ digitalLinkUrl, publicUrl }) => digitalLinkUrl ?? publicUrl);
  for (const [form, read] of Object.entries(readers)) {
    const texts: string[] = [];
    for (const name of names.filter((each) => each.endsWith(form))) {
      const found = await read(files[name] ?? new Uint8Array());
      expect(found, name).toHaveLength(1);
      expect(rows.get(name), name).toContain(`,${found[0]},`);
      texts.push(...found);
    }
    expect(texts.toSorted(), form).toEqual(expected.toSorted());
  }
  await drawing.close();

  for (const { published, publicUrl, digitalLinkUrl } of chosen) {
    const text = digitalLinkUrl ?? publicUrl;
    const found = await page.request.get(text, { maxRedirects: 0 });
    const target = found.headers()['location'];
    expect([found.status(), target && new URL(target, text).href], text).toEqual(
      digitalLinkUrl ? [307, publicUrl] : [published ? 200 : 404, undefined],
    );
    expect((await page.request.get(publicUrl)).status()).toBe(published ? 200 : 404);
  }
  expect(chosen.filter(({ digitalLinkUrl }) => digitalLinkUrl).length).toBeGreaterThan(4);
});
