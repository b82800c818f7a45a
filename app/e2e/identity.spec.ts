/** Proving who one is: again before a token is made, and by a code where an invitation came by a copied link. */
import { account, expect, signInByCall, test } from './journey.ts';
import { emailCode } from './emails.ts';

test('a device that stays signed in asks for the password once before it creates a token', async ({
  page,
  expected,
}) => {
  const superadmin = account('Superadmin', '');
  await page.goto('/login');
  await page.getByLabel('Email').fill(superadmin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(superadmin.password);
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // An answer still under way would set the session's cookie again.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'hangtag_session' });

  const { companyId } = account('Admin', 'Merrow');
  await page.goto(`/admin/companies/${companyId}/tokens`);
  await page.getByRole('button', { name: 'New token' }).first().click();
  const form = page.getByRole('dialog', { name: 'New token' });
  await form.getByLabel('Name').fill('Night shift');
  await form.getByRole('checkbox').first().press('Space');
  expected.add('403 /api/admin/apiTokens').add('422 /api/user/confirmIdentity');
  await form.getByRole('button', { name: /token/i }).click();

  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(question.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not your password.')).toBeVisible();
  await question.getByLabel('Current password').fill(superadmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Copy the token of Night shift' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('a copied invitation opens only with the code sent to its mailbox', async ({
  page,
  browser,
}) => {
  const email = 'vera.lind@newcomer.example';
  await signInByCall(page, account('Admin', 'Merrow'), '/?modal=users');
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await dialog.getByLabel('Email').fill(email);
  const invited = page.waitForResponse(/users\/invite$/);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const { link } = (await (await invited).json()) as { link: string };

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByLabel('Your name').fill('Vera Lind');
  await other.getByLabel('Password', { exact: true }).fill('four quiet olive trees');
  await other.getByLabel('Password again').fill('four quiet olive trees');
  await other.getByRole('button', { name: 'Create the account' }).click();
  await expect(other.getByText(`We sent a code to ${email}`)).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await other.keyboard.type(await emailCode(page, email));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: /Vera Lind/ })).toBeVisible();
  await other.context().close();
});
