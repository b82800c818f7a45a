/** The user's own account: the profile above any screen, another email, and the other sessions. */
import { profileMessages } from '@hangtag/contract/rules/messages';
import { account, expect, openSession, signInByCall, signIn, test } from './journey.ts';

test('the profile is edited above any screen, and the bar shows the new name [F011] [F062] [F070] [F071] [F200] [M06]', async ({
  page,
  context,
  expected,
}) => {
  const person = account('User', 'Alder');
  await signInByCall(page, person, '/assets');
  const bar = page.getByRole('banner').getByRole('button', { name: /^Rafe/ });
  await bar.click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your profile' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/assets?modal=profile');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/assets');

  await bar.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar).toBeFocused();

  await bar.click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  await dialog.getByRole('radio', { name: 'Ochre bot' }).check({ force: true });
  await dialog.getByLabel('Phone').fill('207-555-0142');
  await dialog.getByLabel('Name').fill('Rafe Winter');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByText('User profile updated.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const renamed = page.getByRole('banner').getByRole('button', { name: /^Rafe Winter/ });
  await expect(renamed.locator('img')).toHaveAttribute('src', '/avatars/bot4.jpg');

  await page.goto('/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Rafe Winter');
  await expect(page.getByLabel('Phone')).toHaveValue('207-555-0142');
  await expect(page.getByRole('radio', { name: 'Ochre bot' })).toBeChecked();

  // A save takes nothing back that another tab saved.
  expected.add(`409 /api/user/*`);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Phone')).toHaveValue('207-555-0142');
  await page.getByLabel('Phone').fill('207-555-0155');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('User profile updated.')).toBeVisible();
  await other.getByLabel('Name').fill('Rafe Alder');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('User profile updated.')).toBeVisible();
  await expect(other.getByLabel('Phone')).toHaveValue('207-555-0155');
  await other.reload();
  await expect(other.getByLabel('Phone')).toHaveValue('207-555-0155');
  await expect(other.getByLabel('Name')).toHaveValue('Rafe Alder');
  await other.getByLabel('Name').fill('Rafe Winter');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('User profile updated.')).toBeVisible();
  await other.close();
});

test('a new email needs the current password, and is the sign-in from then on [D10] [F072] [M05]', async ({
  page,
  expected,
}) => {
  const person = account('User', 'Alder');
  const email = 'rafe.winter@alderandfinch.example';
  const change = async (to: string, password: string) => {
    await page.goto('/profile');
    await page.getByLabel('Email').fill(to);
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Save profile' }).click();
  };
  await openSession(page, person);
  expected.add('422 /api/user/' + (await page.evaluate(userId)));
  await change(email, 'not the password');
  await expect(page.getByText('An error occurred when updating your user profile!')).toBeVisible();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(profileMessages.saved)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reset your password?' })).toHaveAttribute(
    'href',
    `/forgot-password?email=${encodeURIComponent(email)}`,
  );
  await page.getByRole('banner').getByRole('button', { name: /^Rafe/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, { ...person, email });
  await change(person.email, person.password);
  await expect(page.getByText(profileMessages.saved)).toBeVisible();
});

/** The signed-in user's id, as the app stores it. */
const userId = () =>
  (JSON.parse(localStorage.getItem('hangtag.session') ?? '{}') as { userId: number }).userId;

test('unsaved input in the profile survives Back and the end of the session', async ({
  page,
  context,
  expected,
}) => {
  const person = account('User', 'Alder');
  await signInByCall(page, person, '/assets');
  await page.getByRole('banner').getByRole('button', { name: /^Rafe/ }).click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  await page.getByLabel('Phone').fill('ask the porter');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('your profile');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('ask the porter');

  await context.clearCookies();
  const id = await page.evaluate(userId);
  for (const status of [401, 419]) expected.add(`${status} /api/user/${id}`);
  expected.add('401 /api/user');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/assets?modal=profile')}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/assets?modal=profile');
  await expect(page.getByText('The fields hold what you typed last time.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('ask the porter');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/assets');
});

test('a user signs out one other device, then all of them [F011]', async ({ page, browser }) => {
  const person = account('User', 'Alder');
  const other = async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const elsewhere = await context.newPage();
    await openSession(elsewhere, person);
    return elsewhere;
  };
  await openSession(page, person);
  const first = await other();
  await page.goto('/profile');
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices.first()).toContainText('This device');
  const before = await devices.count();
  expect(before).toBeGreaterThan(1);
  await devices.nth(1).getByRole('button').click();
  await expect(devices).toHaveCount(before - 1);
  await first.goto('/product');
  await expect(first).toHaveURL(/\/login/);

  const second = await other();
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sign out everywhere else' })
    .click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await second.goto('/product');
  await expect(second).toHaveURL(/\/login/);
  await page.reload();
  await expect(devices).toHaveCount(1);
  await first.context().close();
  await second.context().close();
});
