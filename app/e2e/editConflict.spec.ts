/** Two tabs on one product: both versions are shown and merged, on saving and on publishing. */
import type { Locator, Page } from '@playwright/test';
import { account, expect, openFromList, openSession, test } from './journey.ts';

const model = (page: Page): Locator => page.getByRole('textbox', { name: /^Model/ });
const headline = (page: Page): Locator => page.getByRole('textbox', { name: /^Headline/ });

/** The path of the product's call. */
const callOf = (companyId: number, address: string) =>
  `/api/companies/${companyId}/products/${address.split('/')[2]}`;

test('two tabs on one product show both versions and merge them into one [D35]', async ({
  page,
  context,
  expected,
}) => {
  const person = account('Admin', 'Merrow');
  await openSession(page, person);
  const address = await openFromList(page, 'Linen Towel Set');
  const content = address.replace('summary', 'content');
  const other = await context.newPage();
  await other.goto(content);
  await page.goto(content);
  const lead = (tab: Page) => tab.getByRole('textbox', { name: /^Opening sentence/ });

  await lead(other).fill('Theirs: three towels of washed linen.');
  await expect(other.getByText('Draft saved just now')).toBeVisible();

  expected.add(`409 ${callOf(person.companyId, address)}`);
  await lead(page).fill('Mine: three towels for one kitchen.');
  await expect(page.getByText('This product was saved elsewhere.')).toBeVisible();
  await page.getByRole('link', { name: 'Summary', exact: true }).click();
  await model(page).fill('LT-004');
  await page.getByRole('button', { name: 'Compare' }).click();
  const versions = page.getByRole('dialog', { name: /^Two versions of/ });
  const introduction = versions.getByRole('radiogroup', { name: 'Introduction' });
  await expect(introduction.getByRole('radio', { name: 'Mine' })).not.toBeChecked();
  const number = versions.getByRole('radiogroup', { name: 'Model' });
  await expect(number.getByRole('radio', { name: 'Mine' })).toBeChecked();

  await versions.getByRole('button', { name: 'Not now' }).click();
  await expect(versions).toBeHidden();
  await expect(model(page)).toHaveValue('LT-004');
  await page.getByRole('button', { name: 'Compare' }).click();
  await introduction.getByText('Theirs', { exact: true }).click();
  await versions.getByRole('button', { name: 'Save this version' }).click();
  await expect(page.getByText('Draft saved just now')).toBeVisible();

  await page.reload();
  await expect(model(page)).toHaveValue('LT-004');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await expect(lead(page)).toHaveValue('Theirs: three towels of washed linen.');
});

test('publishing in a tab that missed a save shows their version, takes it, and publishes it [D35]', async ({
  page,
  context,
  expected,
}) => {
  const person = account('Admin', 'Merrow');
  await openSession(page, person);
  const address = await openFromList(page, 'Calendula Balm');
  await headline(page).fill('Mine, saved here');
  await expect(page.getByText('Draft saved just now')).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await headline(other).fill('Theirs, saved there');
  await expect(other.getByText('Draft saved just now')).toBeVisible();

  expected.add(`409 ${callOf(person.companyId, address)}/publish`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const asked = page.getByRole('dialog', { name: /^Publish/ });
  await asked.getByRole('button', { name: 'Publish' }).click();
  await expect(asked.getByRole('alert')).toContainText('Look at their version first.');
  await asked.getByRole('button', { name: 'Compare' }).click();
  const versions = page.getByRole('dialog', { name: /^Two versions of/ });
  await expect(versions).toBeFocused();
  await expect(versions).toContainText('Theirs, saved there');
  await versions.getByRole('button', { name: 'Save this version' }).click();
  await expect(headline(page)).toHaveValue('Theirs, saved there');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await asked.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Calendula Balm is published.')).toBeVisible();
});
