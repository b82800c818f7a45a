/** Unsaved input survives ended sessions and rejected saves. */
import type { Locator, Page } from '@playwright/test';
import {
  account,
  type Expected,
  expect,
  openFromList,
  openSession,
  signInByCall,
  test,
} from './journey.ts';

const model = (page: Page): Locator => page.getByRole('textbox', { name: /^Model/ });
const headline = (page: Page): Locator => page.getByRole('textbox', { name: /^Headline/ });

const idIn = (address: string) => address.split('/')[2];

/** The error answers that a journey causes on a product's call. */
function refusedBy(expected: Expected, companyId: number, address: string, ...codes: number[]) {
  for (const code of codes)
    expected.add(`${code} /api/companies/${companyId}/products/${idIn(address)}`);
}

test('text typed while the session ends is offered after sign-in, also after a reload [F046] [F039] [X10]', async ({
  page,
  context,
  expected,
}) => {
  const person = account('Admin', 'Alder');
  await signInByCall(page, person, '/product');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await expect(headline(page)).toBeVisible();
  const address = new URL(page.url()).pathname;
  const before = await headline(page).inputValue();

  await context.clearCookies();
  refusedBy(expected, person.companyId, address, 401, 419);
  await headline(page).fill('Kept through the end of a session');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
  const reported = page.getByText(
    'You were signed out. What you typed is kept and offered after you sign in.',
  );
  await expect(reported).toBeVisible();
  await page.reload();
  await expect(reported).toBeVisible();

  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(headline(page)).toHaveValue('Kept through the end of a session');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(headline(page)).toHaveValue('Kept through the end of a session');
  await expect(page.getByText('We kept what you typed.')).toBeHidden();
  await headline(page).fill(before);
  await expect(page.getByText('Draft saved just now')).toBeVisible();
});

test('two minutes before the session ends the user can stay signed in [X10]', async ({ page }) => {
  await page.clock.install();
  await signInByCall(page, account('Admin', 'Merrow'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByText(/^You will be signed out in/);
  await page.clock.fastForward('01:57:00');
  await expect(notice).toBeHidden();
  await page.clock.fastForward('01:05');
  await expect(notice).toHaveText('You will be signed out in 2 minutes.');
  await page.clock.fastForward('01:00');
  await expect(notice).toHaveText('You will be signed out in 1 minute.');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(notice).toBeHidden();
});

test('a link, Back, signing out and closing the tab ask first when text was refused', async ({
  page,
  expected,
}) => {
  const person = account('Admin', 'Merrow');
  await openSession(page, person);
  const address = await openFromList(page, 'Calendula Balm');
  refusedBy(expected, person.companyId, address, 422);
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await expect(dialog).toContainText('What you typed in Calendula Balm is not saved.');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(model(page)).toHaveValue('CN-220');
  };

  // Another product of the company has this number.
  await model(page).fill('CN-220');
  await expect(page.getByText('Not saved: Model.')).toBeVisible();
  await page.goBack();
  await stay();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await stay();
  await page.getByRole('button', { name: /Ines/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await stay();

  // A product's tab and a modal do not leave the editor.
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  await expect(page).toHaveURL(/real-code$/);
  await page.goBack();
  await expect(model(page)).toHaveValue('CN-220');

  const closing = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await closing;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(model(page)).toHaveValue('CN-220');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/product');
  await page.goForward();
  await expect(model(page)).toHaveValue('BA-060');
  await expect(page.getByText('Draft saved')).toBeVisible();
});

test('wrong values are named together and do not prevent saving the others', async ({
  page,
  context,
  expected,
}) => {
  const person = account('Admin', 'Merrow');
  await openSession(page, person);
  const address = await openFromList(page, 'Calendula Balm');
  refusedBy(expected, person.companyId, address, 422);
  const before = await headline(page).inputValue();
  const number = page.getByRole('textbox', { name: /^UPC or GTIN/ });
  const numberBefore = await number.inputValue();
  const modelBefore = await model(page).inputValue();
  await model(page).fill('TE-100');
  await number.fill('4006381333932');
  await headline(page).fill('Saved beside a wrong number');
  await expect(page.getByText('Not saved: Model and UPC or GTIN.')).toBeVisible();
  await expect(model(page)).toHaveAccessibleDescription(/Another product has this model number/);
  await expect(number).toHaveAccessibleDescription(/The last digit is 2, but/);
  const other = await context.newPage();
  await other.goto(address);
  await expect(headline(other)).toHaveValue('Saved beside a wrong number');
  await other.close();
  await model(page).fill(modelBefore);
  await number.fill(numberBefore);
  await headline(page).fill(before);
  await expect(page.getByText('Draft saved just now')).toBeVisible();
});

test('navigating right after typing saves first and asks nothing', async ({ page }) => {
  await openSession(page, account('Admin', 'Merrow'));
  const address = await openFromList(page, 'Calendula Balm');
  const before = await headline(page).inputValue();
  await headline(page).fill('Saved on the way out');
  await page.goBack();
  // The address is the list's already while the text is being saved.
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(headline(page)).toHaveValue('Saved on the way out');
  await headline(page).fill(before);
  await expect(page.getByText('Draft saved just now')).toBeVisible();
});
