/** Company content on every product's page: written, published, scanned; with reports and badges. */
import type { Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';

/** The page's text for a visitor without cookies. */
async function readPage(page: Page, address: string): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is gone.');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(address);
  const text = await phone.getByRole('main').innerText();
  await context.close();
  return text;
}

const oil = '/01/09520104400441';

test('an Admin edits the signature and adds a report from the PDFs, and every page shows them [F015] [F017] [F102] [D40]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Company' })
    .click();
  await expect(page).toHaveURL(/\/company\/signature$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Merrow Goods' })).toBeVisible();

  const title = page.getByRole('textbox', { name: /^Title/ });
  await title.fill('Nine people on a quay');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await readPage(page, oil)).not.toContain('Nine people on a quay');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish 1 change to the company content?' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The company content is published.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await readPage(page, oil)).toContain('Nine people on a quay');

  await page.getByRole('link', { name: 'Annual reports' }).click();
  await page.getByRole('button', { name: 'Add report' }).click();
  const form = page.getByRole('dialog', { name: 'Add report' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Ten years of terraces');
  await form.getByRole('button', { name: 'Choose PDF (PDF)' }).click();
  const gallery = page.getByRole('dialog', { name: 'Select PDF', exact: true });
  await expect(gallery.getByRole('row', { name: /bottle|quay/i })).toHaveCount(0);
  await gallery.getByRole('row', { name: /Harvest report 2026/ }).click();
  await gallery.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(gallery).toBeHidden();
  await form.getByRole('button', { name: 'Add report' }).click();
  await expect(page.getByRole('row', { name: /Ten years of terraces/ })).toBeVisible();
  expect(await readPage(page, oil)).toContain('Ten years of terraces');
});

test('a badge shows its certificate on the pages, by keyboard [D40]', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Merrow'), '/company/associations');
  const number = page.getByRole('textbox', { name: 'Certificate number' }).first();
  await expect(number).toBeVisible();
  await number.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('COG-9000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The associations are saved.').first()).toBeVisible();
  expect(await readPage(page, oil)).toContain('COG-9000');
});

test('premium content is offered for sale on a plan without it [F016] [D40]', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Merrow'), '/company/premium');
  await expect(
    page.getByText('Premium content is part of the Business and Enterprise plans'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
});
