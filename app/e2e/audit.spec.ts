/** The audit log: a change appears with before and after, and can be found, verified and exported. */
import { account, expect, signInByCall, test } from './journey.ts';

test('the log of a company shows a change, narrows by keyboard, and downloads as a file', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Alder'), '/product?modal=company');
  const form = page.getByRole('dialog', { name: 'Company details' });
  const phone = form.getByLabel('Phone');
  const before = await phone.inputValue();
  await phone.fill('207-555-0188');
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(form).toBeHidden();

  await page.goto('/company/log');
  const row = page.getByRole('row').filter({ hasText: 'Company details changed' }).first();
  await expect(row).toContainText(`was ${before || 'empty'} now 207-555-0188`);
  await page.getByRole('button', { name: /Action/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Company details changed' }).press('Enter');
  await expect(page).toHaveURL(/action=company\.changed/);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText(/as (they were|it was) written\.$/).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/ log \d{4}-\d\d-\d\d\.csv$/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Company details changed Action/ })).toBeVisible();
});
