/** A broken link of a call to action: found, listed, and mended. */
import { account, expect, signInByCall, test } from './journey.ts';

test('the list shows broken links alone, and its address keeps that', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.getByRole('link', { name: 'Calls to action' }).first().click();
  const rows = page.getByRole('grid', { name: /^Calls to action/ }).getByRole('row');
  const broken = page.getByRole('link', { name: '1 link is broken' });
  await expect(broken).toBeVisible();
  await expect(rows.nth(4)).toBeVisible();
  await broken.click();
  await expect(page).toHaveURL('/ctas?state=broken');
  await expect(rows).toHaveText(/Tell us how it tasted/);
  await page.reload();
  await expect(rows).toHaveText(/Tell us how it tasted/);
  await page.goBack();
  await expect(page).toHaveURL('/ctas');
  await expect(rows.nth(4)).toBeVisible();
});

test('a brand finds a broken link on its dashboard and mends it', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  const look = page.getByRole('list', { name: 'Worth a look' });
  await expect(look).toContainText('The link of “Tell us how it tasted” is broken');
  await look.getByRole('link', { name: 'Fix link' }).click();
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Address' });
  await expect(address).toBeVisible();
  await page.goBack();
  await expect(look).toBeVisible();
  await page.goForward();
  await expect(address).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const row = page.getByRole('row', { name: /Tell us how it tasted/ });
  await expect(row).toContainText(/Broken since .*the page was not found \(404\)/);
  await row.getByRole('button', { name: 'Fix link' }).click();
  await address.fill('https://reviews.example/typed');
  await page.reload();
  await expect(address).toHaveValue('https://reviews.example/typed');
  await address.fill('https://reviews.example/merrow-goods');
  await page.getByRole('button', { name: /^Save on/ }).click();
  await expect(page.getByText('Call to action “Tasting notes” was saved.')).toBeVisible();
  await expect(row).not.toContainText('Broken');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(look).toContainText('2 pictures on your pages have no description');
  await expect(look).not.toContainText('broken');
});
