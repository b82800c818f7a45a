/** The frame of every screen: the bar with logo and user menu, and the gallery's titles. */
import { account, expect, openSession, signInByCall, signIn, test } from './journey.ts';

test('the bar names the signed-in user, and its logo opens the signature screen [F060] [F061]', async ({
  page,
}) => {
  const person = account('User', 'Merrow');
  await signInByCall(page, person, '/product');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Priya' });
  await expect(menu).toContainText('Priya');
  await expect(menu.locator('img')).toHaveJSProperty('complete', true);
  await expect(menu.locator('img')).not.toHaveJSProperty('naturalWidth', 0);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Hangtag/ })
    .click();
  await expect(page).toHaveURL(`/company/signature?companyId=${person.companyId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a Superadmin edits the larger company form, an Admin the one with the logo [F202]', async ({
  page,
}) => {
  const { companyId, ...admin } = account('Admin', 'Merrow');
  await signInByCall(page, admin, '/product?modal=company');
  const own = page.getByRole('dialog', { name: 'Company details' });
  await expect(own.getByText('Logo', { exact: true }).first()).toBeVisible();
  await expect(own.getByLabel('Sales rep')).toHaveCount(0);
  await page.goto('/product');
  await page.getByRole('banner').getByRole('button', { name: /./ }).last().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');

  await signIn(page, account('Superadmin', 'Hangtag'));
  await page.getByRole('banner').getByRole('button', { name: /./ }).last().click();
  await page.getByRole('menuitem', { name: 'Company details' }).click();
  await expect(own.getByLabel('Sales rep')).toBeVisible();
  await expect(own.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(/^Hangtag/);
  await own.getByRole('button', { name: 'Close' }).click();
  await page.goto(`/admin/companies/${companyId}`);
  await expect(page).toHaveURL(`/admin/companies/${companyId}/details`);
  await expect(page.getByLabel('Sales rep')).toBeVisible();
  await expect(page.getByLabel('Listing type')).toBeVisible();
  await page.goto('/admin/sections-and-lists');
  await expect(page).toHaveURL('/admin/sections-and-lists/associations');
});

test('a Superadmin acts for the company in the address, under a bar; no other user can [D51]', async ({
  page,
}) => {
  const { companyId, ...admin } = account('Admin', 'Merrow');
  await openSession(page, account('Superadmin', 'Hangtag'));
  const bar = page.getByText(/^You act for Merrow/);

  await page.goto(`/product?modal=company&companyId=${companyId}`);
  const details = page.getByRole('dialog', { name: 'Company details' });
  await expect(bar).toBeVisible();
  await details.getByLabel('Sales rep').fill('Ada');
  await details.getByRole('button', { name: 'Save company' }).click();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/product');
  await expect(bar).toBeHidden();

  await page.goto(`/product?modal=users&companyId=${companyId}`);
  const users = page.getByRole('dialog', { name: 'User management' });
  await expect(bar).toBeVisible();
  await expect(users.getByText(admin.email)).toBeVisible();
  await page.goto(`/product?modal=billing&companyId=${companyId}`);
  await expect(page.getByRole('dialog', { name: /^Billing/ })).toBeVisible();
  await expect(bar).toBeVisible();

  await page.goto('/product');
  await page.getByRole('banner').getByRole('button', { name: /./ }).last().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, admin);
  await page.goto('/product?modal=company&companyId=1');
  await expect(details.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(/^Merrow/);
  await expect(page.getByText(/^You act for/)).toHaveCount(0);
});

test('a Superadmin sees the screens of the company that the address names, read-only under a bar [D51]', async ({
  page,
  expected,
}) => {
  const { companyId, company } = account('Admin', 'Merrow');
  await signInByCall(page, account('Superadmin', 'Hangtag'), `/product?companyId=${companyId}`);
  await expect(page.getByText(`You see ${company} as its Admin does.`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Low Tide Mug' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(`/admin/companies/${companyId}/details`);

  expected.add('404 /api/admin/companies/999999/viewAs').add('404 /api/companies/999999');
  expected.add('404 /api/admin/companies/999999');
  await page.goto('/product?companyId=999999');
  await expect(page).toHaveURL('/admin/companies/999999/details');
});

test('an address without a view opens its first one, and the title names a missing product', async ({
  page,
  expected,
}) => {
  const person = account('User', 'Merrow');
  expected.add(`404 /api/companies/${person.companyId}/products/999999`);
  await signInByCall(page, person, '/product/999999/details');
  await expect(page).toHaveURL('/product/999999/details/summary');
  await expect(page).toHaveTitle(/^Not found/);
});

for (const width of [1440, 1920]) {
  test(`the right columns of Home and Code reach the edge of a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await signInByCall(page, account('Admin', 'Merrow'));
    /** The edges of an element on the page, in whole pixels. */
    const edgesOf = async (selector: string) => {
      const { x, y, width: wide, height } = (await page.locator(selector).boundingBox()) ?? fail();
      return { right: Math.round(x + wide), bottom: Math.round(y + height) };
    };
    const home = '[data-component="Split"]';
    await expect(page.locator('[data-component="FigureList"]')).toBeVisible();
    const figures = await edgesOf('[data-component="FigureList"]');
    expect(figures).toEqual(await edgesOf(`${home} > :last-child`));
    expect(figures.right).toBe((await edgesOf(home)).right);

    await page.goto('/product');
    await page.getByRole('link', { name: /Low Tide Mug/ }).click();
    await page.getByRole('link', { name: 'Code', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Files' })).toBeVisible();
    const panel = '[data-component="CodePanel"]';
    const right = await edgesOf(`${panel} > :last-child`);
    expect(right).toEqual(await edgesOf(panel));
    const frame = (await page.locator('main').boundingBox()) ?? fail();
    expect(right.right).toBe(Math.round(frame.x + frame.width) - 32);
  });
}

function fail(): never {
  throw new Error('It has no box.');
}

test('the navigation is shown before the first answer', async ({ page }) => {
  await openSession(page, account('User', 'Merrow'));
  let answer = () => {};
  const isAsked = new Promise<void>((asked) => {
    void page.route('**/api/user', async (route) => {
      asked();
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
  });
  await page.goto('/product');
  await isAsked;
  await expect(page.locator('#content').getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.locator('[data-component="FrameLoading"]')).toBeVisible();
  answer();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
