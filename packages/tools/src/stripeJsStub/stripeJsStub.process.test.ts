import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { requireBrowser } from '../browser.ts';
import { serveStubPage } from './stubPage.ts';

let served: Awaited<ReturnType<typeof serveStubPage>>;
let browser: Browser;
let page: Page;
let elsewhere: string[];
let complaints: string[];

beforeAll(async () => {
  served = await serveStubPage();
  const { executablePath, args } = await requireBrowser();
  browser = await chromium.launch({ executablePath, args: [...args] });
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

beforeEach(async () => {
  elsewhere = [];
  complaints = [];
  const context = await browser.newContext();
  page = await context.newPage();
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(served.origin) && !url.startsWith('data:')) elsewhere.push(url);
  });
  page.on('console', (message) => {
    const isOfPage = ['error', 'warning'].includes(message.type());
    // A declined card is an answer with status 402, which the browser writes into its console.
    if (isOfPage && !message.text().includes('402')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(async () => {
  await page.context().close();
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

const number = () => page.getByLabel('Credit or debit card number');
const button = () => page.getByRole('button', { name: 'Keep card' });
const result = () => page.locator('output');

/** By keyboard alone: each field takes the focus when the one before is complete. */
async function type(card: string): Promise<void> {
  await page.goto(served.origin);
  await number().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${card}1234123`);
}

async function expectNoFaults(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

async function send(): Promise<void> {
  await page.locator('button:enabled').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a valid card is stored; its fields are labelled and in the page’s colours', async () => {
  await type('4242424242424242');
  expect(await number().inputValue()).toBe('4242 4242 4242 4242');
  expect(await page.getByLabel('Credit or debit card expiration date').inputValue()).toBe(
    '12 / 34',
  );
  expect(await page.getByText('TEST MODE').isVisible()).toBe(true);
  expect(await number().evaluate((input) => getComputedStyle(input).color)).toBe('rgb(18, 52, 86)');
  await expectNoFaults();
  await send();
  await result().getByText('succeeded').waitFor();
  expect(await served.kept()).toContain('4242');
});

test('a declined card shows the issuer’s message', async () => {
  await type('4000000000000002');
  await send();
  await result().filter({ hasText: /./ }).waitFor();
  expect(await result().textContent()).toBe('card_declined: Your card was declined.');
});

test('a number that may be real never leaves the page', async () => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await type('4111111111111111');
  await page
    .getByRole('alert')
    .getByText(/invalid_number: This is test mode/)
    .waitFor();
  expect(await button().isDisabled()).toBe(true);
  expect(bodies.join('\n')).not.toContain('4111');
});

test('a wrong digit is reported at once, an unfinished number on blur', async () => {
  await type('4242424242424241');
  await page
    .getByRole('alert')
    .getByText(/Your card number is invalid/)
    .waitFor();
  await number().fill('4242');
  await page.keyboard.press('Tab');
  await page
    .getByRole('alert')
    .getByText(/Your card number is incomplete/)
    .waitFor();
  expect(await number().getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['Complete', 'succeeded'],
  ['Fail', 'setup_intent_authentication_failure'],
])('3-D Secure: %s gives %s', async (answer, expected) => {
  await type('4000002500003155');
  await send();
  const dialog = page.getByRole('dialog', { name: '3D Secure' });
  await dialog.waitFor();
  await expectNoFaults();
  await dialog.getByRole('button', { name: answer }).focus();
  await page.keyboard.press('Enter');
  await result().getByText(expected).waitFor();
  expect(await dialog.count()).toBe(0);
});

test('Escape leaves the bank’s question unanswered and stores no card', async () => {
  await type('4000002760003184');
  await send();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await result().getByText('setup_intent_authentication_failure').waitFor();
  expect(await served.kept()).not.toContain('3184');
});

test('the payment element works without leaving the page', async () => {
  await page.goto(`${served.origin}/?payment`);
  await number().waitFor();
  await expectNoFaults();
  await number().focus();
  await page.keyboard.type('55555555555544441234123');
  await page.locator('button:enabled').click();
  await result().getByText('succeeded').waitFor();
  expect(await served.kept()).toContain('4444');
});

test('a live key is refused', async () => {
  await page.goto(`${served.origin}/?key=pk_live_0123456789`);
  const refusal = page.locator('main').filter({ hasText: /./ });
  await refusal.waitFor();
  expect(await refusal.textContent()).toContain('takes test keys only');
});
