/** The main workflow end to end: sign in, create a product, publish it, scan its code, see its page, change it. */
import { readFile } from 'node:fs/promises';
import { checkDigit } from '@hangtag/contract/rules/gtin';
import type { Locator, Page } from '@playwright/test';
import { decodePng, pngDpi } from './decode.ts';
import { account, expect, signIn, test } from './journey.ts';

const name = 'Quay Lantern';
const firstLead = 'It burns for nine hours in any wind, and it folds flat when the day comes.';
const secondLead = 'It burns for eleven hours now. The new wick is longer.';
/** GS1 reserves the prefix 952 for demonstrations. */
const payload = '952190000042';
const gtin = `${payload}${checkDigit(payload)}`;
const correctedPayload = '952190000043';
const correctedGtin = `${correctedPayload}${checkDigit(correctedPayload)}`;
const picture = new URL('../../stories/fixtures/pictures/label.webp', import.meta.url);

/** Changes the product, and waits until that is saved. The word for saving may be gone before a test looks. */
async function save(page: Page, change: () => Promise<unknown>): Promise<void> {
  const written = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      /\/products\/\d+$/.test(new URL(answer.url()).pathname) &&
      answer.ok(),
  );
  await change();
  await written;
  // The settings name the day of the draft with the same words below.
  await expect(page.getByText('Draft saved').first()).toBeVisible();
}

async function publish(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The public page for a visitor without cookies. */
async function publicPage(page: Page, address: string) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is gone.');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const answer = await phone.goto(address);
  return { phone, status: answer?.status(), close: () => context.close() };
}

test('a brand publishes a product page, and its printed code opens it for good [F018] [F019] [F020] [F022] [F241] [F244]', async ({
  page,
}) => {
  await signIn(page, account('Admin', 'Merrow'));

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .click();
  await page.getByRole('button', { name: 'New product' }).click();
  await expect(page.getByText('New Product was successfully added.')).toBeVisible();
  await expect(page).toHaveURL(/\/product\/\d+\/details\/summary$/);

  await page.getByRole('textbox', { name: /^Product name/ }).fill(name);
  await page.getByRole('textbox', { name: /^Model/ }).fill('QL-9');
  await page.getByRole('textbox', { name: /^UPC or GTIN/ }).fill(gtin);
  await save(page, () =>
    page.getByRole('textbox', { name: /^Headline/ }).fill('A light for the quay'),
  );

  await page.getByRole('button', { name: /^(Replace|Choose picture) \(Header picture\)/ }).click();
  const gallery = page.getByRole('dialog', { name: 'Select Header Media' });
  await expect(page).toHaveURL(/modal=gallery/);
  const listedAgain = page.waitForResponse(
    // Before an upload the app checks the library for an identical file.
    (answer) => answer.url().includes('/files?') && !answer.url().includes('sha256='),
  );
  await gallery
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'lantern-label.webp',
      mimeType: 'image/webp',
      buffer: await readFile(picture),
    });
  await listedAgain;
  await expect(gallery.getByRole('progressbar')).toHaveCount(0);
  await expect(gallery.getByRole('row', { name: /lantern-label/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await gallery.getByRole('textbox', { name: /^Description/ }).fill('The label of a lantern');
  await save(page, () => gallery.getByRole('button', { name: 'Select', exact: true }).click());
  await expect(gallery).toBeHidden();
  await expect(page).not.toHaveURL(/modal=/);
  await expect(page.getByText('lantern-label.webp', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'Introduction' }).click();
  await save(page, () => page.getByRole('textbox', { name: /^Opening sentence/ }).fill(firstLead));

  const dialog = await publish(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const toast = page.getByRole('alertdialog').filter({ hasText: `${name} is published.` });
  const [over, under] = [
    await toast.boundingBox(),
    await page.getByRole('button', { name: 'Open on my phone' }).boundingBox(),
  ];
  expect((under?.y ?? 0) + (under?.height ?? 0), 'the toast covers it').toBeLessThan(over?.y ?? 0);

  await page.getByRole('link', { name: 'Code', exact: true }).click();
  await expect(page.getByText('The first file puts this address in print.')).toBeVisible();
  await page.getByRole('textbox', { name: 'What for' }).fill('Neck tags');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('8000');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download PNG, 300 dpi/ }).click();
  const file = await readFile(await (await download).path());
  expect(pngDpi(file)).toBe(300);
  const address = await decodePng(file);
  expect(address).toBe(new URL(`/01/0${gtin}`, page.url()).href);

  await expect(page.getByText(/^In print since/)).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Part of the code' }).getByText('Printed 1').click();
  const issued = page.getByRole('region', { name: '8,000 codes are in print' });
  await expect(issued.getByRole('row').filter({ hasText: address ?? '' })).toContainText(
    'Neck tags',
  );

  const first = await publicPage(page, address ?? '');
  expect(first.status).toBe(200);
  await expect(first.phone.getByRole('heading', { level: 1 })).toHaveText('A light for the quay');
  await expect(first.phone.getByText(firstLead)).toBeVisible();
  const seen = first.phone.getByRole('img', { name: 'The label of a lantern' });
  await expect(seen).toBeVisible();
  expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await first.close();

  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await save(page, () => page.getByRole('textbox', { name: /^Opening sentence/ }).fill(secondLead));
  await expect(page.getByRole('button', { name: /^1 change since/ })).toBeVisible();
  const unchanged = await publicPage(page, address ?? '');
  await expect(unchanged.phone.getByText(firstLead)).toBeVisible();
  await expect(unchanged.phone.getByText(secondLead)).toHaveCount(0);
  await unchanged.close();

  const again = await publish(page);
  await expect(again.getByRole('list', { name: 'What publishing changes' })).toContainText(
    'Introduction',
  );
  await again.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(again).toBeHidden();
  const changed = await publicPage(page, address ?? '');
  await expect(changed.phone.getByText(secondLead)).toBeVisible();
  await expect(changed.phone.getByText(firstLead)).toHaveCount(0);
  await changed.close();

  // The number was wrong, and it is on 8,000 neck tags.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await save(page, () => page.getByRole('textbox', { name: /^UPC or GTIN/ }).fill(correctedGtin));
  const corrected = await publish(page);
  await corrected.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(corrected).toBeHidden();
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Part of the code' }).getByText('Printed 1').click();
  await expect(issued.getByRole('row').filter({ hasText: address ?? '' })).toContainText(
    'Earlier address',
  );
  for (const each of [gtin, correctedGtin]) {
    const scanned = await publicPage(page, new URL(`/01/0${each}`, page.url()).href);
    expect(scanned.status).toBe(200);
    await expect(scanned.phone.getByText(secondLead)).toBeVisible();
    await scanned.close();
  }

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText(`${name} is no longer published.`).first()).toBeVisible();
  const gone = await publicPage(page, address ?? '');
  expect(gone.status).toBe(404);
  await gone.close();
});
