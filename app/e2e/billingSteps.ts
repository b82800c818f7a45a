/** Steps with cards and plans; the card fields belong to the Stripe.js stub. */
import { type Locator, type Page, expect } from '@playwright/test';

/** Stripe's test cards. */
export const cards = {
  right: '4242424242424242',
  declined: '4000000000000002',
  /** The bank asks its customer when the card is saved. */
  asksBank: '4000002500003155',
  /** The bank is asked at every charge. */
  asksAlways: '4000002760003184',
  /** It can be saved, and is declined when charged. */
  failsLater: '4000000000000341',
} as const;

/** The billing modal. */
export const billing = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Billing', exact: true });

/** Opens billing from the menu. */
export async function openBilling(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  // The menu is a dialog of its own, which may still be closing.
  await expect(page.getByRole('dialog', { name: /^(Billing|Select a plan)$/ })).toBeVisible();
}

/** Chooses a plan; returns the payment dialog. */
export async function chooseTo(page: Page, plan: string): Promise<Locator> {
  const plans = page.getByRole('dialog', { name: 'Select a plan', exact: true });
  await plans.getByRole('button', { name: `Choose ${plan}` }).click();
  return page.getByRole('dialog', { name: `Pay for ${plan}`, exact: true });
}

/** Opens the number of products and enters a number of additional ones; returns the form. */
export async function enterQuantity(page: Page, quantity: number): Promise<Locator> {
  await billing(page)
    .getByRole('button', { name: 'Change the number of additional products' })
    .click();
  const form = page.getByRole('dialog', { name: 'Number of products', exact: true });
  const field = form.getByRole('textbox', { name: 'Additional products' });
  await field.fill(String(quantity));
  await field.press('Tab');
  return form;
}

/** A day passes in the billing of another tab. */
export async function passDayElsewhere(page: Page): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/');
  await openBilling(elsewhere);
  const day = billing(elsewhere).getByRole('button', { name: 'Move 1 day ahead' });
  const moved = elsewhere.waitForResponse(
    (answer) => answer.url().includes('/api/billing/clock') && answer.request().method() === 'POST',
  );
  await day.click();
  expect((await moved).status()).toBe(200);
  await elsewhere.close();
}

/** Adds a card. */
export async function addCard(page: Page, number: string): Promise<void> {
  await billing(page).getByRole('button', { name: 'Add payment method' }).click();
  const form = page.getByRole('dialog', { name: 'Add payment method' });
  await payWith(form, number);
  await press(form, 'Add payment method');
}

/** The rows of the billing history's CSV file, newest first. */
export async function invoicesCsv(page: Page): Promise<readonly string[]> {
  const [, ...rows] = (await (await page.request.get('/api/billing/invoices.csv')).text())
    .trim()
    .split('\r\n');
  return rows;
}

/** Enters a card. */
export async function payWith(form: Locator, number: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Name on card' }).fill('Wes Okafor');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/expir/i).fill('1230');
  await form.getByLabel(/CVC|security code/i).fill('123');
}

/** Clicks a button once it is enabled. */
export async function press(form: Locator, name: string): Promise<void> {
  const button = form.getByRole('button', { name, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}

/** Answers the bank's question as the cardholder. */
export async function bank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page
    .getByRole('dialog', { name: '3D Secure' })
    .getByRole('button', { name: answer })
    .click();
}

/** Whether the open dialog makes elements that Stripe adds inert, such as the bank's frame. */
export const isOutOfReach = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const place = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.name = '__privateStripeFrame1';
    place.append(frame);
    document.body.append(place);
    await new Promise(requestAnimationFrame);
    const isShut = place.inert || place.ariaHidden === 'true';
    place.remove();
    return isShut;
  });
