/** The fixtures of every journey: the demo accounts, and a browser in which every error fails the test. */
import { type DemoAccount, demoAccounts } from '@hangtag/tools/live/client';
import { type Page, expect, test as base } from '@playwright/test';
import { ownServer } from './servers.ts';

/** The demo account of a role in a company, by the start of its name. */
export function account(role: string, company: string): DemoAccount {
  const found = demoAccounts(ownServer().data).find(
    (each) => each.role === role && each.company.startsWith(company),
  );
  if (!found) throw new Error(`The demo data has no ${role} in ${company}.`);
  return found;
}

/** Signs in on the screen and waits for the next screen. */
export async function signIn(
  page: Page,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Opens a product from the list, so that Back returns to the list. @returns Its address. */
export async function openFromList(page: Page, name: string): Promise<string> {
  await page.goto('/product');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Model/ })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** A call with the session of the browser. */
export const call = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(address, {
        method: verb,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-XSRF-TOKEN': decodeURIComponent(token),
        },
        ...(sent && { body: JSON.stringify(sent) }),
      });
      return (await answer.json()) as T;
    },
    [method, path, body] as const,
  );

/**
 * What a journey expects to fail, whole or as its beginning and `*`: answers as `status path`, whose console line is no
 * fault then, and other lines as `console: text`.
 */
export type Expected = Set<string>;

const isExpected = (expected: Expected, answer: string) =>
  [...expected].some((each) =>
    each.endsWith('*') ? answer.startsWith(each.slice(0, -1)) : each === answer,
  );

/**
 * Console lines that are no errors of the app: the browser logs every failed request, which the answers already cover,
 * and blocks the test's own scripts in the preview's sandbox.
 */
const isOwnLine = (text: string) =>
  text.startsWith('Failed to load resource') ||
  /^Blocked script execution in '[^']*\/preview\//.test(text);

export const test = base.extend<{ expected: Expected }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern.
  baseURL: async ({}, use) => {
    await use(ownServer().origin);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from this pattern.
  expected: async ({}, use) => {
    await use(new Set());
  },
  page: async ({ page, expected }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      const line = `console: ${message.text()}`;
      if (message.type() === 'error' && !isOwnLine(message.text()) && !isExpected(expected, line))
        faults.push(line);
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 && !isExpected(expected, `${response.status()} ${pathname}`))
        faults.push(`answer: ${response.status()} ${response.request().method()} ${pathname}`);
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost')
        faults.push(`left the machine: ${request.url()}`);
    });
    await use(page);
    expect(
      faults,
      'nothing fails, nothing breaks the Content-Security-Policy, nothing leaves',
    ).toEqual([]);
  },
});

export { expect };
export { openSession, signInByCall } from './signIn.ts';
