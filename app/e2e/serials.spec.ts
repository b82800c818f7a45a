/** A batch of serials is made and handed to the press; one is scanned on two days, and its lot is recalled. */
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { decodePdf } from './decode.ts';
import { account, expect, openSession, test } from './journey.ts';

/** A browser without a screen says so, and is counted as a program. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function scan(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: PHONE,
  });
  const page = await context.newPage();
  const answer = await page.goto(address);
  const item = page.locator('section', {
    has: page.getByRole('heading', { name: 'The one in your hand' }),
  });
  const found = {
    url: page.url(),
    status: answer?.status(),
    heading: await page.getByRole('heading').first().textContent(),
    item: (await item.allTextContents()).join(''),
    recall: (await page.locator('#recall').allTextContents()).join(''),
  };
  await context.close();
  return found;
}

test('serials are made, exported, scanned, and recalled by their lot', async ({
  page,
  browser,
}) => {
  const admin = account('Admin', 'Merrow');
  await openSession(page, admin);
  const answer = await page.request.get(`/api/companies/${admin.companyId}/products?size=100`);
  const { products } = (await answer.json()) as {
    products: { data: { productId: number; name: string; digitalLinkUrl: string | null }[] };
  };
  const product = products.data.findLast(({ digitalLinkUrl }) => digitalLinkUrl !== null);
  if (!product?.digitalLinkUrl) throw new Error('No product of the demo is published with a GTIN.');
  const { productId, name, digitalLinkUrl } = product;

  await page.goto(`/product/${productId}/details/real-code`);
  await page.getByRole('radiogroup', { name: 'Part of the code' }).getByText('Serials').click();
  await expect(page.getByRole('heading', { name: 'No serials yet' })).toBeVisible();
  const begin = async (batchName: string, lot: string, quantity: string) => {
    await page.getByRole('button', { name: 'New batch' }).click();
    const form = page.getByRole('dialog', { name: 'New batch of serials' });
    await form.getByRole('textbox', { name: /^What they are printed on/ }).fill(batchName);
    await form.getByRole('textbox', { name: /^Serials/ }).fill(quantity);
    await form.getByRole('textbox', { name: /^Lot/ }).fill(lot);
    await form.getByRole('textbox', { name: /^About each item/ }).fill('Five years of warranty.');
    await form.getByRole('button', { name: 'Make serials' }).click();
    await expect(form).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: batchName });
    await expect(row).toContainText('Made', { timeout: 30_000 });
    return row;
  };
  const list = async (batchName: string, press: () => Promise<void>) => {
    const waiting = page.waitForEvent('download');
    await press();
    const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
    await expect(page.getByRole('row').filter({ hasText: batchName })).toContainText('Exported');
    return lines.slice(1).map((line) => line.split(',')[1] ?? '');
  };

  const row = await begin('Neck tags', '26-114', '3000');
  const tags = await list('Neck tags', () =>
    page.getByRole('button', { name: 'Export CSV of Neck tags' }).click(),
  );
  expect(new Set(tags).size).toBe(3000);
  await expect(row).toContainText('Exported once');
  const again = await list('Neck tags', async () => {
    await page.getByRole('button', { name: 'Actions for Neck tags' }).click();
    await page.getByRole('menuitem', { name: 'Export again…' }).click();
    await page
      .getByRole('alertdialog', { name: 'Hand Neck tags out again?' })
      .getByRole('button', { name: 'Export again' })
      .click();
  });
  expect(again).toEqual(tags);
  await expect(row).toContainText('Exported twice');
  await begin('Gift boxes', '26-108', '20');
  const boxes = await list('Gift boxes', () =>
    page.getByRole('button', { name: 'Export CSV of Gift boxes' }).click(),
  );
  await page.getByRole('button', { name: 'Actions for Gift boxes' }).click();
  await page.getByRole('menuitem', { name: 'Label sheets…' }).click();
  const labels = page.getByRole('dialog', { name: 'Labels for Gift boxes' });
  await expect(labels).toContainText('Handed out before.');
  const sheet = page.waitForEvent('download');
  await labels.getByRole('button', { name: 'Download again' }).click();
  const pdf = await readFile(await (await sheet).path());
  expect(await decodePdf(pdf)).toEqual(boxes);
  await expect(labels).toBeHidden();

  const [tag = '', otherTag = ''] = tags;
  const first = await scan(browser, tag);
  expect(first.status).toBe(200);
  expect(first.item).toContain('26-114');
  expect(first.item).toContain('Five years of warranty.');
  const second = await scan(browser, tag);
  expect([second.url, second.item]).toEqual([first.url, first.item]);
  await expect(async () => {
    await page.reload();
    await page.getByRole('radiogroup', { name: 'Part of the code' }).getByText('Serials').click();
    await expect(row).toContainText('1 before activation', { timeout: 2000 });
  }).toPass();

  await page.goto(`/product/${productId}/details/product-settings`);
  await page.getByRole('button', { name: 'Recall…' }).click();
  const form = page.getByRole('dialog', { name: `Recall ${name}` });
  await form.getByRole('textbox', { name: /^Lot/ }).fill('26-114');
  await form.getByRole('textbox', { name: /^What people read/ }).fill('Do not use it.');
  await form.getByRole('textbox', { name: /^Telephone/ }).fill('207-555-0142');
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recall now' }).click();
  const shown = page.getByRole('region', { name: 'Recall' });
  await expect(shown.getByRole('listitem').filter({ hasText: 'Lot 26-114' })).toBeVisible();

  const affected = await scan(browser, otherTag);
  expect(affected.heading).toBe('Lot 26-114 of this product is recalled');
  expect(affected.item).toContain('26-114, recalled');
  const spared = await scan(browser, boxes[0] ?? '');
  expect([spared.recall, spared.heading]).toEqual(['', first.heading]);
  const without = await scan(browser, digitalLinkUrl);
  expect(without.heading).toBe('Some lots of this product are recalled');
  await shown.getByRole('button', { name: 'End the recall of Lot 26-114' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End recall' }).click();
  await expect(shown.getByText(/^Ended/)).toBeVisible();
});
