/** Forms with a button of their own recover what was typed in them. */
import { account, expect, openSession, signInByCall, signIn, test } from './journey.ts';

test('forms recover unsaved input after a reload, without a connection, and after the session ended [X10]', async ({
  page,
  context,
  expected,
}) => {
  const notice = page.getByText('The fields hold what you typed last time.');
  await signInByCall(page, account('Admin', 'Merrow'), '/profile');
  await page.getByLabel('Phone').fill('207-555-0177');
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('207-555-0177');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Phone')).not.toHaveValue('207-555-0177');

  await page.goto('/assets?modal=users');
  await page.getByRole('button', { name: 'Invite user' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite user' });
  await invitation.getByLabel('Email').fill('mia@merrow.example');
  await page.reload();
  await expect(invitation.getByLabel('Email')).toHaveValue('mia@merrow.example');
  await invitation.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/assets?modal=company');
  const company = page.getByRole('dialog', { name: 'Company details' });
  const phone = company.getByRole('textbox', { name: 'Phone' });
  const before = await phone.inputValue();
  await context.setOffline(true);
  await phone.fill('207-555-0199');
  await company.getByRole('button', { name: 'Save company' }).click();
  await expect(company.getByText('Not saved.')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(phone).toHaveValue('207-555-0199');
  await expect(notice).toBeVisible();

  await context.clearCookies();
  for (const code of [401, 419]) expected.add(`${code} /api/companies/*`);
  await company.getByRole('button', { name: 'Save company' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fassets%3Fmodal%3Dcompany');
  await signIn(page, account('Admin', 'Merrow'));
  await page.goto('/assets?modal=company');
  await expect(phone).toHaveValue('207-555-0199');
  await company.getByRole('button', { name: 'Save company' }).click();
  await expect(company).toBeHidden();
  await page.goto('/assets?modal=company');
  await expect(phone).toHaveValue('207-555-0199');
  await expect(notice).toBeHidden();
  await phone.fill(before);
  await company.getByRole('button', { name: 'Save company' }).click();
  await expect(company).toBeHidden();
});

test('dialogs of the platform open again with their unsaved input [X10]', async ({ page }) => {
  await openSession(page, account('Superadmin', ''));
  const recovers = async (address: string, opener: string, text: string) => {
    const dialog = page.getByRole('dialog', { name: opener });
    await page.goto(address);
    await page.getByRole('button', { name: opener }).click();
    await dialog.getByLabel('Name').fill(text);
    await page.reload();
    await expect(dialog.getByLabel('Name')).toHaveValue(text);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: opener })).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await recovers('/admin/companies', 'New company', 'Harbour Goods');
  await recovers('/admin/sections-and-lists/tags', 'New tag', 'Vegan');
});

test('a chosen logo and an emptied year are recovered as every other field [X10]', async ({
  page,
}) => {
  await signInByCall(
    page,
    account('Superadmin', 'Hangtag'),
    '/admin/sections-and-lists/associations',
  );
  await page.getByRole('button', { name: 'New association' }).click();
  const form = page.getByRole('dialog', { name: 'New association' });
  await form.getByRole('button', { name: 'Choose logo' }).click();
  const gallery = page.getByRole('dialog', { name: 'Select Image' });
  await gallery.getByRole('row', { name: 'Specimen loaf, square' }).click();
  await gallery.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(gallery).toBeHidden();
  const logo = form.getByRole('group', { name: 'Logo' }).locator('img');
  const address = (await logo.getAttribute('src')) ?? '';
  expect(address).toMatch(/^\/media\//);
  await page.reload();
  await expect(logo).toHaveAttribute('src', address);
  await form.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(logo).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/company/annual-report');
  await page.getByRole('button', { name: 'Add report' }).click();
  const report = page.getByRole('dialog', { name: 'Add report' });
  const year = report.getByRole('textbox', { name: 'Year' });
  await expect(year).toHaveValue(/^\d{4}$/);
  await year.fill('');
  await year.blur();
  await page.reload();
  await expect(year).toHaveValue('');
  await report.getByRole('button', { name: 'Cancel' }).click();
});
