/** The library by the keyboard alone, and on a phone. */
import type { Locator, Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';
import { draw } from './pictures.ts';

/** Presses Tab until a part has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** Uploads pictures, the last one first in the library. */
async function upload(page: Page, colours: Readonly<Record<string, string>>): Promise<void> {
  const files = await Promise.all(
    Object.entries(colours).map(async ([name, colour]) => ({
      name,
      mimeType: 'image/png',
      buffer: await draw(page, colour),
    })),
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (await chooser).setFiles(files);
  for (const { name } of files)
    await expect(page.getByRole('row', { name })).toContainText('Inactive');
}

test('the library is worked with by the keyboard alone [F026] [F183]', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/assets');
  await upload(page, { 'by-keys-one.png': '#147' });
  await upload(page, { 'by-keys-two.png': '#417' });
  await page.reload();
  const newest = page.getByRole('row', { name: 'by-keys-two.png' });
  await expect(newest).toBeVisible();

  // Select two, activate both; the boxes to tick appear with the first one.
  const box = page.getByRole('row', { name: 'by-keys-one.png' }).locator('label');
  await expect(box).toHaveCSS('opacity', '0');
  await tabTo(page, page.getByRole('grid', { name: 'Files' }));
  await expect(newest).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toHaveCSS('opacity', '1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText(/^2 selected/)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected files' });
  await tabTo(page, bar.getByRole('button', { name: 'Activate', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 files were activated.')).toBeVisible();
  await expect(newest).not.toContainText('Inactive');

  // Open one, move its focal point.
  await tabTo(page, page.getByRole('grid', { name: 'Files' }));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'by-keys-two.png' });
  await tabTo(page, details.getByRole('button', { name: /^Focus point/ }));
  await page.keyboard.press('ArrowLeft');
  await expect(details.getByRole('button', { name: 'Focus point 49, 50' })).toBeFocused();

  // Delete it, and take that back where the focus is.
  await tabTo(page, details.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(newest).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo removing 1 file' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest).toBeVisible();

  // Describe both, each by Enter.
  await tabTo(page, page.getByRole('link', { name: 'Describe pictures' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Missing descriptions' })).toBeVisible();
  for (const name of ['by-keys-two.png', 'by-keys-one.png']) {
    const field = page.getByRole('textbox', { name });
    await tabTo(page, field);
    await page.keyboard.type(`What ${name} shows`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`What ${name} shows`)).toBeVisible();
  }
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Assets' }));
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'by-keys-one.png' }).click();
  await expect(
    page
      .getByRole('region', { name: 'by-keys-one.png' })
      .getByRole('textbox', { name: 'Description' }),
  ).toHaveValue('What by-keys-one.png shows');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the library fits and opens a file in a sheet [F026]', async ({ page }) => {
    const fits = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await page.goto('/login');
    const { email, password } = account('Admin', 'Merrow');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.goto('/assets');
    const first = page.getByRole('grid', { name: 'Files' }).getByRole('row').first();
    await expect(first).toBeVisible();
    expect(await fits()).toBe(0);
    await first.tap();
    const sheet = page.getByRole('dialog', { name: 'File' });
    await expect(sheet.getByRole('button', { name: /^(Activate|Deactivate)$/ })).toBeVisible();
    expect(await fits()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.goto('/assets/descriptions');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Missing descriptions' }),
    ).toBeVisible();
    expect(await fits()).toBe(0);
  });
});
