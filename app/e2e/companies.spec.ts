/** Companies: an Admin edits their own, a Superadmin creates one and sets the platform's fields. */
import { companyMessages } from '@hangtag/contract/rules/messages';
import { account, expect, signInByCall, test } from './journey.ts';
import { emailLink } from './emails.ts';

test('an Admin changes the company’s details by keyboard [F065] [F077] [F231] [M08]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Alder'), '/product');
  await page.getByRole('banner').getByRole('button', { name: /./ }).last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Company details' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Company details' });
  const telephone = form.getByLabel('Phone');
  await expect(telephone).toBeVisible();
  await telephone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('207-555-0177');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(companyMessages.saved(account('Admin', 'Alder').company)),
  ).toBeVisible();
  await expect(form).toBeHidden();
  await page.goto('/product?modal=company');
  await expect(page.getByLabel('Phone')).toHaveValue('207-555-0177');
});

test('a Superadmin creates a company and invites its first Admin [F031] [F036] [F234]', async ({
  page,
}) => {
  const email = 'ada@quayside.example';
  await signInByCall(page, account('Superadmin', 'Hangtag'));
  await page.getByRole('banner').getByRole('button', { name: /./ }).last().click();
  await page.getByRole('menuitem', { name: 'Company admin' }).click();
  await expect(page).toHaveURL(/\/admin\/companies$/);
  await page.getByRole('button', { name: 'New company' }).click();
  const dialog = page.getByRole('dialog', { name: 'New company' });
  await dialog.getByLabel('Name', { exact: true }).fill('Quayside Goods');
  await dialog.getByLabel(/^Email/).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Quayside Goods' })).toBeVisible();

  await page.getByLabel('Sales rep').fill('Sam Ode');
  await page.getByRole('button', { name: 'Save company' }).click();
  await expect(page.getByText(companyMessages.saved('Quayside Goods')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sales rep')).toHaveValue('Sam Ode');

  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Pending');
  expect(await emailLink(page, email, '/register?token=')).toContain('/register?token=');

  await page.goto('/admin/companies?search=quayside');
  await expect(page.getByRole('row').filter({ hasText: 'Quayside Goods' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Companies \d{4}-\d\d-\d\d\.csv$/);
});

test('a Superadmin creates a token that only reads [F035] [F240]', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { companyId } = account('Admin', 'Alder');
  await signInByCall(
    page,
    account('Superadmin', 'Hangtag'),
    `/admin/companies/${companyId}/tokens`,
  );
  await page.getByRole('button', { name: 'New token' }).first().click();
  const form = page.getByRole('dialog', { name: 'New token' });
  await form.getByLabel('Name').fill('Shelf labels');
  await form.getByRole('checkbox').first().press('Space');
  await form.getByRole('button', { name: /token/i }).click();
  const made = page.getByRole('dialog', { name: 'Copy the token of Shelf labels' });
  const token = await made.getByRole('code').innerText();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('rowheader', { name: /Shelf labels/ })).toBeVisible();

  const program = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
  });
  const products = `/api/companies/${companyId}/products`;
  expect((await program.get(products)).status()).toBe(200);
  expect((await program.post(products, { data: {} })).status()).toBe(403);
  expect((await program.get(`/api/companies/${companyId}/users`)).status()).toBe(403);
  expect((await program.get('/api/companies/1/products')).status()).toBe(404);

  await page.getByRole('button', { name: 'Revoke Shelf labels' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect((await program.get(products)).status()).toBe(401);
  await program.dispose();
});
