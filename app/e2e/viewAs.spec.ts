/** A Superadmin views a company as its Admin, read-only; the company's log records it. */
import { account, expect, signInByCall, test } from './journey.ts';

test('a company is viewed as its Admin, read-only, until the view ends, and its log records both', async ({
  page,
  browser,
}) => {
  const admin = account('Admin', 'Merrow');
  await signInByCall(
    page,
    account('Superadmin', 'Hangtag'),
    `/admin/companies/${admin.companyId}/details`,
  );
  // Wait for the whole screen, because its later requests would be rejected for the viewing user.
  await expect(
    page.getByRole('region', { name: 'Sections' }).getByRole('switch').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'View as company' }).click();
  const banner = page.getByText(/^You see Merrow/);
  await expect(banner).toBeVisible();
  await expect(page.getByText(/(30|29) minutes left/)).toBeVisible();

  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page.getByRole('link', { name: 'Harvest Olive Oil' })).toBeVisible();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'New product' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Nothing can be changed');
  await page.goto('/admin/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();

  await page.getByRole('button', { name: 'Stop viewing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You no longer view Merrow/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${admin.companyId}/details$`));
  await expect(page.getByRole('button', { name: 'View as company' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInByCall(other, admin);
  await other.getByRole('banner').getByRole('button', { name: /./ }).last().click();
  await other.getByRole('menuitem', { name: 'Company log' }).click();
  await expect(
    other.getByRole('rowheader', { name: /View as company started/ }).first(),
  ).toBeVisible();
  await expect(
    other.getByRole('rowheader', { name: /View as company ended/ }).first(),
  ).toBeVisible();
  await other.context().close();
});
