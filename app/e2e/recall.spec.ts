/** A lot is recalled, and three packs are scanned: of that lot, of another, and without one. */
import type { Browser } from '@playwright/test';
import { account, expect, openSession, test } from './journey.ts';

async function scan(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const answer = await page.goto(address);
  const heading = await page.getByRole('heading').first().textContent();
  const recall = await page.locator('#recall').allTextContents();
  await context.close();
  return { status: answer?.status(), heading, recall: recall.join('') };
}

test('an Admin recalls one lot, and its packs say so at once', async ({ page, browser }) => {
  const admin = account('Admin', 'Merrow');
  await openSession(page, admin);
  const answer = await page.request.get(`/api/companies/${admin.companyId}/products?size=100`);
  const { products } = (await answer.json()) as {
    products: { data: { productId: number; name: string; digitalLinkUrl: string | null }[] };
  };
  const product = products.data.find(({ digitalLinkUrl }) => digitalLinkUrl !== null);
  if (!product?.digitalLinkUrl) throw new Error('No product of the demo is published with a GTIN.');
  const { productId, name, digitalLinkUrl } = product;
  const before = await scan(browser, digitalLinkUrl);
  expect([before.status, before.recall]).toEqual([200, '']);

  await page.goto(`/product/${productId}/details/product-settings`);
  await page.getByRole('button', { name: 'Recall…' }).click();
  const form = page.getByRole('dialog', { name: `Recall ${name}` });
  await form.getByRole('textbox', { name: /^Lot/ }).fill('26-31');
  await form.getByRole('textbox', { name: /^What people read/ }).fill('Do not use it.');
  await form.getByRole('textbox', { name: /^Telephone/ }).fill('207-555-0142');
  await form.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('alertdialog', { name: 'Recall lot 26-31?' })
    .getByRole('button', { name: 'Recall now' })
    .click();
  const shown = page.getByRole('region', { name: 'Recall' });
  await expect(shown.getByRole('listitem').filter({ hasText: 'Lot 26-31' })).toContainText(
    'Shown since',
  );

  const affected = await scan(browser, `${digitalLinkUrl}/10/26-31/21/S1`);
  expect(affected.heading).toBe('Lot 26-31 of this product is recalled');
  expect(affected.recall).toContain('Do not use it.');
  const other = await scan(browser, `${digitalLinkUrl}/10/26-32`);
  expect([other.status, other.heading, other.recall]).toEqual([200, before.heading, '']);
  const without = await scan(browser, digitalLinkUrl);
  expect(without.heading).toBe('Some lots of this product are recalled');
  expect(without.recall).toContain('Lot 26-31');

  await shown.getByRole('button', { name: 'End the recall of Lot 26-31' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End recall' }).click();
  await expect(shown.getByText(/^Ended/)).toBeVisible();
  expect((await scan(browser, `${digitalLinkUrl}/10/26-31`)).heading).toBe(before.heading);
});
