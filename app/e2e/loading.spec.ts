/** The app's own code does not come: without a connection, after a deploy, in a modal. */
import type { Page } from '@playwright/test';
import { account, type Expected, expect, openSession, signInByCall, test } from './journey.ts';

const title = 'This screen didn’t load';
const codeScreen = '**/assets/CodeScreen-*.js';
const headline = (page: Page) => page.getByRole('textbox', { name: /^Headline/ });

/** The lines that a browser and Vite write about code that does not come. */
function codeIsLost(expected: Expected): void {
  expected.add('console: TypeError: Failed to fetch dynamically imported module*');
  expected.add('console: Error: Unable to preload CSS*');
}

const savesLost = 'saves lost';

/**
 * Makes each PUT of the page fail while the mark is stored. A route cannot: a request that is under way while the page
 * reloads may reach the server although the route aborts it.
 */
function loseSaves(): void {
  const send = fetch;
  globalThis.fetch = (input, init) =>
    init?.method === 'PUT' && sessionStorage.getItem('saves lost')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : send(input, init);
}

const setSavesLost = (page: Page, lost: boolean): Promise<void> =>
  page.evaluate(
    ([key, value]) => (value ? sessionStorage.setItem(key, 'yes') : sessionStorage.removeItem(key)),
    [savesLost, lost] as const,
  );

async function openProduct(page: Page, name: string): Promise<void> {
  await page.goto('/product');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(headline(page)).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the bar is drawn before the script runs, in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const script = Promise.withResolvers<undefined>();
    await page.route('**/assets/index-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    const bar = page.locator('.frame-before-script');
    await expect(bar.locator('.wordmark')).toBeVisible();
    // The height is the theme's, so its style sheet and the inline style passed the page's policy.
    await expect(bar).toHaveCSS('min-height', '56px');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(20, 19, 16)' : 'rgb(245, 243, 238)');
    script.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

test('what is typed into the sign-in before the script runs stays, and signs in', async ({
  page,
}) => {
  const { email, password } = account('Admin', 'Merrow');
  const script = Promise.withResolvers<undefined>();
  await page.route('**/assets/index-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Password' });
  const button = page.getByRole('button', { name: 'Sign in' });
  const colour = () => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  const drawn = await colour();
  await page.getByLabel('Email').fill(email);
  await field.fill(password);
  await page.getByRole('checkbox').check({ force: true });
  // A form without a script would put the password into the address.
  await field.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await field.evaluate((each) => each.setAttribute('data-typed', ''));

  script.resolve(undefined);
  await expect(button).toHaveAttribute('data-rac', '');
  await expect(page.getByRole('checkbox')).toBeChecked();
  // The same field: the script took it over instead of drawing another.
  await expect(field).toHaveAttribute('data-typed', '');
  expect(await colour()).toBe(drawn);
  await expect(page.locator('label[data-selected]')).toBeVisible();
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('screen, frame, session and list are asked for before the app’s script is there, each once', async ({
  page,
}) => {
  const { companyId, ...person } = account('Admin', 'Merrow');
  await openSession(page, person);
  const script = Promise.withResolvers<undefined>();
  await page.route('**/assets/index-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const early = ['/assets/ProductsScreen-*.js', '/assets/MemberFrame-*.js', '/api/user'].map(
    (end) => page.waitForRequest(`**${end}`),
  );
  await page.goto('/product', { waitUntil: 'commit' });
  await Promise.all(early);
  script.resolve(undefined);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.toSorted()).toEqual([`/api/companies/${companyId}/products`, '/api/user']);
});

test('a screen that failed to load offers Try again once the connection is back [D50] [F055]', async ({
  page,
  context,
  expected,
}) => {
  codeIsLost(expected);
  await openSession(page, account('Admin', 'Merrow'));
  await openProduct(page, 'Low Tide Mug');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Files' })).toBeVisible();
  // A style sheet that failed is not asked for again by an import alone.
  await expect(page.locator('link[rel=stylesheet][href*=CodeScreen]')).toHaveJSProperty(
    'sheet.constructor.name',
    'CSSStyleSheet',
  );
});

test('a new version reloads the page once and offers the unsaved input [D50] [X10]', async ({
  page,
  expected,
}) => {
  codeIsLost(expected);
  const person = account('Admin', 'Merrow');
  await page.addInitScript(loseSaves);
  await openSession(page, person);
  await openProduct(page, 'Low Tide Mug');
  const address = new URL(page.url()).pathname;
  const before = await headline(page).inputValue();
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  // What a tab meets that was opened before a deploy: its chunks are gone, its page names others, here for good.
  await page.route(codeScreen, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page.route('/index.html', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/src="\/assets\/index-/, 'src="/assets/index-next-');
    await route.fulfill({ response: answer, body: html });
  });
  expected.add('404 /assets/*');
  await setSavesLost(page, true);
  await headline(page).fill('Typed before a new version');
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(loads).toHaveLength(1);

  await page.unroute(codeScreen);
  await page.getByRole('link', { name: 'Summary', exact: true }).click();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(headline(page)).toHaveValue('Typed before a new version');
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await setSavesLost(page, false);
  await page.goto(address);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(headline(page)).toHaveValue(before);
});

test('a modal that failed to load shows the error inside, and the page behind stays [D50]', async ({
  page,
  expected,
}) => {
  codeIsLost(expected);
  await signInByCall(page, account('Admin', 'Merrow'), '/product');
  const product = page.getByRole('main').getByRole('link', { name: 'Low Tide Mug', exact: true });
  await expect(product).toBeVisible();
  const chunk = '**/assets/CompanyModal-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('button', { name: /Ines/ }).click();
  await page.getByRole('menuitem', { name: 'Company details' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'This didn’t load' })).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await expect(modal).toBeHidden();
  await expect(product).toBeVisible();

  await page.getByRole('button', { name: /Ines/ }).click();
  await page.getByRole('menuitem', { name: 'Company details' }).click();
  await page.unroute(chunk);
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Company details' })).toBeVisible();
});
