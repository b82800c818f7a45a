/** Text typed without a connection is saved when it is back. */
import type { Locator, Page } from '@playwright/test';
import { account, expect, openFromList, openSession, test } from './journey.ts';

const headline = (page: Page): Locator => page.getByRole('textbox', { name: /^Headline/ });

test.beforeEach(async ({ page, context }) => {
  await openSession(page, account('Admin', 'Merrow'));
  await openFromList(page, 'Low Tide Mug');
  await context.setOffline(true);
});

test('typing continues without a connection and is saved when the connection is back', async ({
  page,
  context,
}) => {
  await expect(page.getByText('You are offline.')).toBeVisible();
  await headline(page).fill('Typed at sea');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByText('Draft saved just now')).toBeVisible();
  await page.reload();
  await expect(headline(page)).toHaveValue('Typed at sea');
});

test('the question before leaving closes when the connection is back and the text is saved', async ({
  page,
  context,
}) => {
  await headline(page).fill('Typed in the harbour');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
});
