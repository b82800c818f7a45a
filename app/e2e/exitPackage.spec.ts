/** A company takes its codes along: what was published here is served from the package by a plain web server. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { account, expect, openSession, test } from './journey.ts';

test('an Admin downloads what keeps the printed codes working elsewhere', async ({
  page,
  browser,
}) => {
  const admin = account('Admin', 'Merrow');
  await openSession(page, admin);
  const list = await page.request.get(`/api/companies/${admin.companyId}/products?size=100`);
  const { products } = (await list.json()) as {
    products: {
      data: {
        productId: number;
        name: string;
        status: string;
        publicUrl: string;
        digitalLinkUrl: string | null;
      }[];
    };
  };
  const product = products.data.find(
    ({ digitalLinkUrl, status }) => digitalLinkUrl !== null && status === 'active',
  );
  if (!product?.digitalLinkUrl) throw new Error('No product of the demo is published with a GTIN.');
  await page.goto(`/product/${product.productId}/details/real-code`);
  await page.getByRole('radiogroup', { name: 'Part of the code' }).getByText('Printed').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download package' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());

  const code = new URL(product.publicUrl).pathname;
  expect(read('redirects.csv')).toContain(
    `${new URL(product.digitalLinkUrl).pathname},${code},307`,
  );

  // As a plain web server would hand it out.
  const elsewhere = await browser.newPage();
  await elsewhere.route('https://elsewhere.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files[`site${pathname}`] ?? files[`site${pathname}.html`];
    await (file
      ? route.fulfill({
          body: Buffer.from(file),
          ...(pathname === code && { contentType: 'text/html' }),
        })
      : route.fulfill({ status: 404 }));
  });
  const missing: string[] = [];
  elsewhere.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url());
  });
  await elsewhere.goto(`https://elsewhere.example${code}`, { waitUntil: 'networkidle' });
  const here = await browser.newPage();
  await here.goto(product.publicUrl);
  const headings = (of: typeof here) => of.getByRole('heading').allTextContents();
  expect(await headings(elsewhere)).toEqual(await headings(here));
  expect(missing.filter((each) => !each.endsWith('/favicon.ico'))).toEqual([]);
  await elsewhere.close();
  await here.close();
});
