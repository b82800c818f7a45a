/** Sessions: sign-in, returning to the requested page, expiry, a forgotten password. */
import { account, expect, signInByCall, signIn, test } from './journey.ts';

test('a wrong password shows its message, and the typed address stays [D05]', async ({
  page,
  expected,
}) => {
  expected.add('422 /login');
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@merrow.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@merrow.example');
});

test('a protected address opens after sign-in [F001] [F013] [F014]', async ({ page }) => {
  const { email, password } = account('User', 'Merrow');
  await page.goto('/');
  await expect(page).toHaveURL('/login?redirect=%2F');
  await page.goto('/product?search=oil');
  await expect(page).toHaveURL('/login?redirect=%2Fproduct%3Fsearch%3Doil');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/product?search=oil');
  await expect(page.getByRole('link', { name: 'Harvest Olive Oil' })).toBeVisible();

  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a return address on another site is ignored [F013] [D03]', async ({ page }) => {
  await signInByCall(page, account('User', 'Merrow'), '/login?redirect=%2F%2Fevil.example');
  await expect(page).toHaveURL('/');
});

test('signing out ends the session and discards the return address [F067] [F220] [F037]', async ({
  page,
  expected,
}) => {
  await signInByCall(page, account('User', 'Merrow'), '/product');
  // Requests that still run when the session ends are correctly rejected, so this waits for them.
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /Priya/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expected.add('401 /api/user');
  const status = await page.evaluate(async () => (await fetch('/api/user')).status);
  expect(status).toBe(401);
});

test('a forgotten password is reset by the mailed link [F004] [F006] [F222] [F223]', async ({
  page,
  expected,
}) => {
  const person = account('User', 'Quillwork');
  const password = 'seven quiet harbours at noon';
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();

  await page.goto('/dev/mail');
  const link = page.getByRole('link', { name: 'Set a new password' }).first();
  // Fetched, not opened: the email's sandboxed frame blocks the test's scripts.
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const href = /<pre>[^]*?(https?:\/\/\S+\/password\/reset\/\S+)/
    .exec(await answer.text())?.[1]
    ?.replaceAll('&amp;', '&');
  await page.goto(href ?? '');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, { ...person, password });

  expected.add('422 /email/reset');
  await page.goto(href ?? '');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('link', { name: 'Ask for another link' })).toBeVisible();
});
