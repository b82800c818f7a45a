/** The platform withholds the page of a company's product by law, or leads its codes to the company that bought it. */
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import { account, call, expect, signInByCall, test } from './journey.ts';

test('the platform withholds a page of any company, and puts it back', async ({ page }) => {
  const { companyId } = account('Admin', 'Merrow');
  await signInByCall(
    page,
    account('Superadmin', 'Hangtag'),
    `/admin/companies/${companyId}/details`,
  );
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

test('the platform leads the codes of a sold product to its new company, and back', async ({
  page,
}) => {
  const seller = account('Superadmin', 'Hangtag');
  const buyer = account('Admin', 'Merrow');
  await signInByCall(page, seller);
  const { publicUrl } = await call<ProductAnswer>(
    page,
    'POST',
    `/api/companies/${seller.companyId}/products`,
    { name: 'Sample that was sold' },
  );
  const { products } = await call<ProductsAnswer>(
    page,
    'GET',
    `/api/companies/${buyer.companyId}/products?search=Harvest`,
  );
  const bought = products.data[0]?.publicUrl ?? '';
  const scan = async () => {
    const answer = await page.request.get(publicUrl, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };

  await page.goto(`/admin/companies/${seller.companyId}/products`);
  await page.getByRole('combobox', { name: /^Product/ }).fill('was sold');
  await page.getByRole('option', { name: /^Sample that was sold/ }).click();
  await page.getByLabel('Page address at the other company').fill(bought);
  await page.getByLabel('Who agreed to the sale').fill('Contract of 12 November');
  await page.getByRole('button', { name: 'Lead the codes there' }).click();
  await expect(page.getByText(`Sold to ${buyer.company} on`)).toBeVisible();
  expect(await scan()).toEqual([307, bought]);

  await page.getByRole('button', { name: 'Undo the sale' }).click();
  await expect(page.getByLabel('Page address at the other company')).toHaveValue('');
  expect(await scan()).not.toContain(bought);
});
