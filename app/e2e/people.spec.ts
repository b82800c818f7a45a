/** The users of a company: invited by email, promoted, suspended while they work, and expired links. */
import { inviteMessages } from '@hangtag/contract/rules/messages';
import type { DemoAccount } from '@hangtag/tools/live/client';
import type { Locator, Page } from '@playwright/test';
import { account, expect, signInByCall, signIn, test } from './journey.ts';
import { emailLink } from './emails.ts';

const password = 'four quiet olive trees';

/** Opens user management from the account menu. */
async function openUsers(page: Page, { name }: { name: RegExp }): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'User management' }).click();
  const users = page.getByRole('dialog', { name: 'User management' });
  await expect(users.getByRole('row').nth(1)).toBeVisible();
  return users;
}

async function invite(page: Page, users: Locator, emails: string): Promise<void> {
  await users.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'User' })).toBeChecked();
  await page.keyboard.insertText(emails);
  await dialog.getByRole('button', { name: 'Invite' }).click();
}

async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
}

/** The row of a user, found by search. */
async function find(users: Locator, email: string): Promise<Locator> {
  await users.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const row = users.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expect(users.getByRole('row')).toHaveCount(2);
  return row;
}

const admin = (): DemoAccount => account('Admin', 'Hangtag');

test('a user is invited, accepts, becomes an Admin and is suspended while at work [F069] [F089] [F209] [F228] [M02] [F179]', async ({
  page,
  browser,
}) => {
  const email = 'noor.haddad@newcomer.example';
  await signInByCall(page, admin());
  const users = await openUsers(page, { name: /./ });
  await invite(page, users, email);
  await expect(page.getByText(inviteMessages.sent(email))).toBeVisible();
  await expect(users.getByRole('row').filter({ hasText: email })).toBeVisible();
  await expect((await find(users, email)).getByText(/^Expires \d\d-\d\d-\d{4}$/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await accept(other, await emailLink(page, email, '/register?token='), 'Noor Haddad');

  // The address keeps the search.
  await page.reload();
  const row = users.getByRole('row').filter({ hasText: email });
  await expect(users.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /Role of Noor Haddad/ }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect(row.getByRole('button', { name: /Role of Noor Haddad/ })).toHaveText(/Admin/);
  await expect(users.getByText('The role of Noor Haddad is Admin now.')).toBeAttached();
  await other.reload();
  await other
    .getByRole('banner')
    .getByRole('button', { name: /Noor Haddad/ })
    .click();
  await expect(other.getByRole('menuitem', { name: 'User management' })).toBeVisible();
  await other.keyboard.press('Escape');

  await row.getByRole('button', { name: 'Actions for Noor Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Suspend user' }).click();
  const question = page.getByRole('alertdialog', { name: 'Suspend Noor Haddad?' });
  await question.getByRole('button', { name: 'Suspend user' }).click();
  await expect(question).toBeHidden();
  await expect(row.getByText('Inactive')).toBeVisible();

  await other.getByRole('link', { name: 'Products' }).first().click();
  await expect(other).toHaveURL(/^[^?]*\/login/);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('textbox', { name: 'Password' }).fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('alert')).toHaveText('Email or password is incorrect.');

  await row.getByRole('button', { name: 'Actions for Noor Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Activate user' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await signIn(other, { ...admin(), email, password });
  await other.context().close();
});

test('several users are invited by keyboard; resending voids the old link, revoking the new one [M04] [F180]', async ({
  page,
  browser,
}) => {
  const [first, second] = ['ola.berg@newcomer.example', 'pia.holm@newcomer.example'];
  await signInByCall(page, admin());
  const users = await openUsers(page, { name: /./ });
  await invite(page, users, `${first}, ${second}; ${admin().email}`);
  const outcomes = page.getByRole('dialog', { name: 'Invitations' });
  await expect(outcomes.getByText('2 of 3 people are invited.').first()).toBeVisible();
  await expect(outcomes.getByRole('listitem').filter({ hasText: admin().email })).toContainText(
    'This address has an account already.',
  );
  await outcomes.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcomes).toBeHidden();
  const old = await emailLink(page, first, '/register?token=');

  // After a reload the app knows no link, only how to send a new one.
  await page.reload();
  const row = await find(users, first);
  await row.getByRole('button', { name: 'Pending' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Pending invite');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: /^Resend invite/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(inviteMessages.resent(first))).toBeVisible();
  await expect(row.getByRole('button', { name: /^Copy link/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(old);
  await expect(other.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  await expect.poll(() => emailLink(page, first, '/register?token=')).not.toBe(old);
  const fresh = await emailLink(page, first, '/register?token=');
  await other.goto(fresh);
  await expect(other.getByRole('heading', { name: /^Join/ })).toBeVisible();

  await row.getByRole('button', { name: `Actions for ${first}` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Revoke invite' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Revoke the invite of ${first}?` });
  await question.getByRole('button', { name: 'Revoke invite' }).focus();
  await page.keyboard.press('Enter');
  await expect(users.getByText(`Nobody matches “${first}”`)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  await other.context().close();
});

test('a User who opens user management reads whom to ask', async ({ page, expected }) => {
  const person = account('User', 'Alder');
  expected.add(`403 /api/companies/${person.companyId}/users`);
  await signInByCall(page, person, '/product?modal=users');
  const users = page.getByRole('dialog', { name: 'User management' });
  await expect(users.getByText('You can’t open this')).toBeVisible();
  await expect(users.getByText(/Ask an admin of your company/)).toBeVisible();
});
