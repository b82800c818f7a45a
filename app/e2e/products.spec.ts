/** Products as a whole: copy one, create several, archive and restore, and a video as header media. */
import type { Locator, Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';

const main = (page: Page): Locator => page.getByRole('main');
const card = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** The public page for a visitor without cookies. */
async function publicPage(page: Page, address: string) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is gone.');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const answer = await phone.goto(address);
  return { phone, status: answer?.status(), close: () => context.close() };
}

test('a copy has the same content, a new code and no publication [F243] [D37]', async ({
  page,
  expected,
}) => {
  const person = account('Admin', 'Hangtag');
  await signInByCall(page, person, '/product');
  const source = card(page, 'Specimen Loaf');
  await expect(source).toContainText(/Published|unpublished change/);
  const before = (await source.textContent()) ?? '';
  await source.getByRole('button', { name: 'Copy Specimen Loaf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy Specimen Loaf' });
  const model = dialog.getByRole('textbox', { name: /^New model number/ });
  expected.add(`422 /api/companies/${person.companyId}/products/copy`);
  await model.fill('HT-LOAF');
  await dialog.getByRole('button', { name: 'Copy product' }).click();
  await expect(model).toHaveAttribute('aria-invalid', 'true');
  await model.fill('HT-LOAF-2');
  await dialog.getByRole('button', { name: 'Copy product' }).click();
  await expect(page.getByText(/^Specimen Loaf was copied\./)).toBeVisible();
  await expect(page).toHaveURL(/\/product\/\d+\/details\/summary$/);
  await expect(page.getByRole('textbox', { name: /^Product name/ })).toHaveValue(
    'Specimen Loaf (copy)',
  );
  await expect(page.getByRole('textbox', { name: /^Model/ })).toHaveValue('HT-LOAF-2');
  await expect(page.getByRole('textbox', { name: /^UPC or GTIN/ })).toHaveValue('');
  await page.goto('/product');
  await expect(source).toHaveText(before);
  await expect(card(page, 'Specimen Loaf (copy)')).toContainText('Draft');
});

test('three products are added in one step [D33] [M10]', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Hangtag'), '/product');
  await expect(card(page, 'Specimen Loaf')).toBeVisible();
  const drafts = card(page, 'Product name');
  const before = await drafts.count();
  await main(page).getByRole('button', { name: 'Add several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add several products' });
  await dialog.getByRole('textbox', { name: 'How many' }).fill('3');
  await dialog.getByRole('button', { name: 'Add 3 products' }).click();
  await expect(page.getByText('3 new products were successfully added.')).toBeVisible();
  await expect(drafts).toHaveCount(before + 3);
});

test('a product is archived and restored, and its printed code answers throughout [F023] [D36]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Hangtag'), '/product');
  await card(page, 'Sample Tags').getByRole('link').click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const address = (await page.getByRole('link', { name: /\/p\// }).getAttribute('href')) ?? '';
  await main(page).getByRole('button', { name: 'Archive', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Archive Sample Tags?' });
  await expect(question).toContainText('Nothing is deleted, and printed codes keep working.');
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/^Sample Tags is archived\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Model/ })).not.toBeEditable();

  const ended = await publicPage(page, address);
  expect(ended.status).toBe(200);
  await expect(ended.phone.getByText('Sample Tags is no longer offered')).toBeVisible();
  await ended.close();

  await page.goto('/product');
  await expect(card(page, 'Specimen Loaf')).toBeVisible();
  await expect(card(page, 'Sample Tags')).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: /All statuses/ })
    .click();
  await page.getByRole('option', { name: /^Archived \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/state=archived/);
  await card(page, 'Sample Tags').getByRole('button', { name: 'Restore Sample Tags' }).click();
  await expect(page.getByText('Sample Tags is active again.')).toBeVisible();
  await expect(card(page, 'Sample Tags')).toHaveCount(0);

  const back = await publicPage(page, address);
  await expect(back.phone.getByText('Sample Tags is no longer offered')).toHaveCount(0);
  await expect(back.phone.getByRole('heading', { level: 1 })).toBeVisible();
  await back.close();
});

test('an external video becomes the header that the page shows [F104] [F105]', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Hangtag'), '/product');
  await card(page, 'Specimen Wine').getByRole('link').click();
  await page.getByRole('button', { name: 'Choose a header picture' }).click();
  const gallery = page.getByRole('dialog', { name: 'Select Header Media' });
  await gallery.getByRole('radiogroup', { name: 'Type' }).getByText('Video').click();
  const field = gallery.getByRole('textbox', { name: 'Or embed external URL' });
  await field.fill('https://example.com/film');
  await gallery.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(gallery.getByText('Use the address of a film at YouTube or Vimeo.')).toBeVisible();
  await field.fill('https://player.vimeo.com/video/76979871');
  await gallery.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(gallery).toBeHidden();

  const film = page.getByRole('row', { name: 'Film at Vimeo' });
  await expect(film).toContainText('vimeo.com/76979871');
  await film.getByRole('button', { name: 'Actions for Film at Vimeo' }).click();
  await page.getByRole('menuitem', { name: 'Show on the page' }).click();
  await expect(film).toContainText('On the page');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await main(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Specimen Wine is published.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const address = (await page.getByRole('link', { name: /\/p\// }).getAttribute('href')) ?? '';
  const seen = await publicPage(page, address);
  await expect(seen.phone.getByRole('link', { name: /Watch on Vimeo/ })).toHaveAttribute(
    'href',
    'https://vimeo.com/76979871',
  );
  await seen.close();
});
