/** A page becomes an e-label: a scan shows facts alone and asks nothing of anybody else, and the self-test says so. */
import type { Browser } from '@playwright/test';
import { account, expect, openSession, test } from './journey.ts';

/** What a phone sees, fetches and keeps after a scan. */
async function scan(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const seen = {
    headings: await page.getByRole('heading').allTextContents(),
    counted: await page.locator('a[href*="/go/"]').count(),
    links: await page.locator('a[href^="http"]').count(),
    running: await page.locator('script:not([type="application/ld+json"]), iframe, form').count(),
    cookies: await context.cookies(),
    hosts: [...hosts],
  };
  await context.close();
  return seen;
}

test('a brand makes a page an e-label, and its self-test passes', async ({ page, browser }) => {
  const admin = account('Admin', 'Merrow');
  await openSession(page, admin);
  const answer = await page.request.get(`/api/companies/${admin.companyId}/products?size=100`);
  const { products } = (await answer.json()) as {
    products: { data: { productId: number; published: boolean; publicUrl: string }[] };
  };
  const product = products.data.find(({ published }) => published);
  if (!product) throw new Error('No product of the demo is published.');
  const { productId, publicUrl } = product;
  const before = await scan(browser, publicUrl);

  await page.goto(`/product/${productId}/details/product-settings`);
  const part = page.getByRole('region', { name: 'E-label' });
  await expect(part).toContainText('It would leave out');
  await part.getByRole('switch').press('Space');
  await expect(part).toContainText('nothing is counted');

  const label = await scan(browser, publicUrl);
  const host = new URL(publicUrl).host;
  expect(label).toMatchObject({ counted: 0, links: 0, running: 0, cookies: [], hosts: [host] });
  expect(label.headings[0]).toBe(before.headings[0]);
  expect(before.headings).toEqual(expect.arrayContaining(label.headings));
  expect(label.headings.length).toBeLessThan(before.headings.length);

  const opened = page.waitForEvent('popup');
  await part.getByRole('link', { name: 'Open the self-test' }).click();
  const selfTest = await opened;
  await expect(selfTest.getByRole('heading', { level: 1 })).toContainText('Self-test');
  await expect(selfTest.getByRole('main')).toContainText('It passes.');
  await expect(selfTest.getByRole('main')).not.toContainText('Fails.');
  await expect(selfTest.getByText('None since the page is an e-label.')).toBeVisible();
  await selfTest.close();

  await part.getByRole('switch').press('Space');
  await expect(part).toContainText('It would leave out');
  expect((await scan(browser, publicUrl)).headings).toEqual(before.headings);
});
