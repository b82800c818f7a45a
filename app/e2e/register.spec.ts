/** Registration: by invitation up to the first product, and openly up to the choice of a plan. */
import { openClient } from '@hangtag/tools/live/client';
import type { Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';
import { emailLink } from './emails.ts';

const password = 'four quiet olive trees';

/** An Admin of an unlimited company invites a user; returns the link of the email. */
async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/login');
  const admin = account('Admin', 'Hangtag');
  const client = openClient(new URL(page.url()).origin);
  await client.signIn(admin);
  const answer = await client.send('POST', `/api/companies/${admin.companyId}/users/invite`, {
    email,
    role: 'Admin',
  });
  expect(answer.body).toMatchObject({ status: 'success' });
  return emailLink(page, email, '/register?token=');
}

async function fillPassword(page: Page, again = password): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(again);
  await page.getByRole('button', { name: 'Create the account' }).click();
}

test('an invited person creates an account, is signed in, and creates a first product [F003] [D08]', async ({
  page,
}) => {
  const email = 'wes.okafor@newcomer.example';
  const link = await invite(page, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join Hangtag' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Your name').fill('Wes Okafor');
  await fillPassword(page, `${password}s`);
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fillPassword(page);

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /Wes Okafor/ })).toBeVisible();
  await page.goto('/product');
  await page.getByRole('button', { name: 'New product' }).click();
  await expect(page).toHaveURL(/\/product\/\d+\/details\/summary$/);
  const name = page.getByRole('textbox', { name: /^Product name/ });
  await name.fill('Harbour Soap');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Harbour Soap');

  await page.goto('/register');
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
});

test('an invitation opened by a signed-in user waits until they sign out [D03]', async ({
  page,
}) => {
  const email = 'ada.byron@newcomer.example';
  const link = await invite(page, email);
  await signInByCall(page, account('User', 'Alder'), link);
  await expect(page.getByRole('heading', { name: /^You are signed in as/ })).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign out and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Join Hangtag' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('open registration confirms the address, and answers the same for a taken one [F003] [D08]', async ({
  page,
  expected,
}) => {
  const email = 'mira.sol@newcomer.example';
  const register = async (address: string) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Company name').fill('Sol Ceramics');
    await page.getByLabel('Your name').fill('Mira Sol');
    await page.getByLabel('Email').fill(address);
    await fillPassword(page);
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    return (await page.getByRole('main').innerText()).replaceAll(address, '');
  };
  const taken = await register(account('User', 'Alder').email);
  expect(await register(email)).toBe(taken);

  expected.add('422 /login');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');

  // A user who typed another person's address gains nothing when its owner opens the email.
  const link = await emailLink(page, email, '/register?confirm=');
  expected.add('422 /adduser/confirm');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  const confirm = async (typed: string) => {
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  };
  await confirm(`${password}s`);
  await expect(page.getByText('This is not the password that was typed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register again' })).toBeVisible();
  await confirm(password);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /Mira Sol/ })).toBeVisible();
  // The first step is what it can do first.
  const steps = page.getByRole('list', { name: 'First steps' });
  await expect(steps.getByRole('listitem').first()).toContainText('Choose a plan');
  await steps.getByRole('link', { name: /plan/ }).click();
  await expect(page.getByRole('dialog', { name: 'Select a plan' })).toBeVisible();

  // A company without a plan cannot create a product, and is told why.
  await page.goto('/product');
  await expect(page.getByText(/Choose a plan/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'New product' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.getByRole('button', { name: /Mira Sol/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto(link);
  await confirm(password);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeFocused();
});
