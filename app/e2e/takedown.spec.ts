/** The platform withholds the page of a company's product by law, and puts it back. */
import { account, expect, signIn, test } from './journey.ts';

test('the platform withholds a page of any company, and puts it back [N03]', async ({ page }) => {
  const { companyId } = account('Admin', 'Merrow');
  await signIn(page, account('Superadmin', 'Hangtag'));
  await page.goto(`/admin/companies/${companyId}/details`);
  await page.getByRole('link', { name: 'Products', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${companyId}/products$`));
  await page.getByRole('combobox', { name: /^Product/ }).fill('Olive');
  await page.getByRole('option', { name: /^Harvest Olive Oil/ }).click();
  const address = await page
    .getByRole('main')
    .getByRole('link', { name: /\/p\// })
    .getAttribute('href');
  const scan = async () => (await page.request.get(address ?? '')).status();
  expect(await scan()).toBe(200);

  await page.getByLabel('Reason for withholding').fill('Order of the court of Bath');
  await page.getByRole('button', { name: 'Withhold the page' }).click();
  await expect(page.getByText(/^Withheld by law since/)).toBeVisible();
  expect(await scan()).toBe(451);

  await page.getByRole('button', { name: 'Put the page back' }).click();
  await expect(page.getByLabel('Reason for withholding')).toHaveValue('');
  expect(await scan()).toBe(200);
});
