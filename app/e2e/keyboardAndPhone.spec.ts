/** Keyboard, phone, the stored theme, and Back. */
import { account, expect, signInByCall, test } from './journey.ts';

test('the keyboard alone signs in and opens a product', async ({ page }) => {
  const { email, password } = account('Admin', 'Merrow');
  const tabTo = async (name: string | RegExp, role: 'link' | 'button' | 'textbox') => {
    const target = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await page.goto('/login');
  await tabTo('Email', 'textbox');
  await page.keyboard.type(email);
  await tabTo('Password', 'textbox');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const headline = page.getByRole('heading', { level: 1, name: /waiting|up to date/ });
  await expect(headline).toBeFocused();

  await page.reload();
  await expect(headline).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo('Harvest Olive Oil', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+\/details\/content$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Harvest Olive Oil' })).toBeFocused();
});

test('on a phone the links are in a sidebar [F068] [D49]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = account('Admin', 'Merrow');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'User management' })).toBeVisible();
  await menu.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/product');
  await expect(menu).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a chosen theme survives a reload and is applied before the first paint', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.getByRole('button', { name: /Ines/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Without the app's scripts: the theme applies before they load.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an unknown address ends at /404, and the admin area is for Superadmins only [F008] [F036] [F064]', async ({
  page,
}) => {
  await page.goto('/no/such/place');
  await expect(page).toHaveURL('/404');
  await signInByCall(page, account('Superadmin', 'Hangtag'));
  await page.getByRole('button', { name: /Noor/ }).click();
  await page.getByRole('menuitem', { name: 'Company admin' }).click();
  await expect(page).toHaveURL('/admin/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
});

test('a modal has its own address: Back closes it and returns focus to what opened it', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.getByRole('link', { name: 'Harvest Olive Oil' }).first().click();
  await page.getByRole('link', { name: 'Summary' }).click();
  const opener = page.getByRole('button', { name: /^Replace \(Logo on this page\)/ });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Select Image' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/summary$/);
  await expect(opener).toBeFocused();
});

test('Back restores the scroll position of the list, and a new page starts at its top', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.setViewportSize({ width: 390, height: 640 });
  await page.getByRole('link', { name: /^All products/ }).click();
  const last = page.getByRole('link', { name: 'Sea Salt Chocolate' });
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sea Salt Chocolate' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('focus stays on the tab between tabs of a product, and the new title is announced', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.getByRole('link', { name: 'Harvest Olive Oil' }).first().click();
  // A page that arrives takes the focus from everything but a person's own key.
  await expect(page.getByRole('heading', { level: 1, name: 'Harvest Olive Oil' })).toBeFocused();
  const tab = page.getByRole('link', { name: 'Code', exact: true });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Code of Harvest Olive Oil · Hangtag');
  await expect(tab).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText('Code of Harvest Olive Oil');
});

test('a tab selected while its product loads keeps focus when the product arrives', async ({
  page,
}) => {
  const person = account('Admin', 'Merrow');
  await signInByCall(page, person);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/companies/${person.companyId}/products/*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Harvest Olive Oil' }).first().click();
  const tab = page.getByRole('link', { name: 'Code', exact: true });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Harvest Olive Oil' })).toBeVisible();
  await expect(tab).toBeFocused();
});

test('the menu of a phone starts below the test banner with its Close button visible', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.setViewportSize({ width: 390, height: 844 });
  const banner = await page.getByRole('complementary', { name: 'Test mode' }).boundingBox();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const heading = await menu.getByRole('heading', { name: 'Menu' }).boundingBox();
  const close = await menu.getByRole('button', { name: 'Close' }).boundingBox();
  const end = (banner?.y ?? 0) + (banner?.height ?? 0);
  expect(end).toBeGreaterThan(0);
  expect(heading?.y).toBeGreaterThanOrEqual(end);
  expect(close?.y).toBeGreaterThanOrEqual(end);
});
