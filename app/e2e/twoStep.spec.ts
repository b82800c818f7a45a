/** Two-step sign-in: setup with a key, sign-in, recovery, required by the company. */
import type { Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';
import { codeOf } from './totp.ts';

/**
 * Codes work once, and the server accepts the adjacent steps too: three codes are valid at any time, so the test never
 * waits for one.
 */
function codes(secret: string) {
  let last = 0;
  return (): string => {
    const now = Math.floor(Date.now() / 30_000);
    // The previous code comes first, unless it is about to expire.
    const isEarly = Date.now() % 30_000 < 27_000;
    last = Math.max(last + 1, isEarly ? now - 1 : now);
    return codeOf(secret, last);
  };
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('two-step sign-in is set up, asked for, recovered and turned off', async ({
  page,
  expected,
}) => {
  const person = account('Admin', 'Quillwork');
  await signInByCall(page, person, '/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  const scan = page.getByRole('dialog', { name: 'Connect your authenticator app' });
  await expect(scan.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await scan.locator('code').innerText()).replaceAll(' ', '');
  const next = codes(secret);
  await scan.getByRole('textbox', { name: 'Code' }).fill(next());
  await page.keyboard.press('Enter');
  const reported = page.getByRole('dialog', { name: 'Two-step sign-in is on' });
  await expect(reported.getByRole('listitem')).toHaveCount(10);
  const [recovery = ''] = await reported.getByRole('listitem').allInnerTexts();
  await reported.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  expected.add('422 /login');
  await page.getByRole('banner').getByRole('button', { name: /./ }).last().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await enter(page, person.email, person.password);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/was used already/)).toBeVisible();
  await code.fill(next());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: /./ }).last().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await enter(page, person.email, person.password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
  await off.getByLabel('Current password').fill(person.password);
  await off.getByRole('textbox', { name: 'Code' }).fill(next());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
});

test('a company requires two-step sign-in: its Admin sets it up first, and a Superadmin can remove it', async ({
  page,
  browser,
  expected,
}) => {
  const person = account('Admin', 'Alder');
  await signInByCall(page, person, '/product?modal=company');
  const details = page.getByRole('dialog', { name: 'Company details' });
  await details.getByText('Admins use two-step sign-in').click();
  await details.getByRole('button', { name: /^Save/ }).click();
  await expect(details).toBeHidden();

  expected.add('403 /api/dashboard');
  for (const path of ['products', 'getTags', 'files', 'users'])
    expected.add(`403 /api/companies/${person.companyId}/${path}`);
  await page.goto('/product');
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codes(secret)());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue to Hangtag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInByCall(
    other,
    account('Superadmin', 'Hangtag'),
    `/admin/companies/${person.companyId}/users`,
  );
  await other.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  const row = other.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await other.getByRole('menuitem', { name: 'Remove two-step sign-in' }).click();
  const question = other.getByRole('alertdialog', { name: /^Remove two-step sign-in of/ });
  await question.getByRole('button', { name: 'Remove two-step sign-in' }).click();
  await expect(question).toBeHidden();
  await other.goto(`/admin/companies/${person.companyId}/details`);
  await other.getByText('Admins use two-step sign-in').click();
  await other.getByRole('button', { name: 'Save company' }).click();
  await expect(other.getByText(/have been successfully update/).first()).toBeVisible();
  await other.context().close();
});
