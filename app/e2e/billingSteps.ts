/** Steps with cards and plans; the card fields are those of the Stripe.js stub. */
import { type Locator, type Page, expect } from '@playwright/test';

/** Published test cards. */
export const cards = {
  right: '4242424242424242',
  declined: '4000000000000002',
  /** The bank is asked when the card is saved. */
  asksBank: '4000002500003155',
  /** The bank is asked at every charge. */
  asksAlways: '4000002760003184',
  /** It can be saved, and is declined when it is charged. */
  failsLater: '4000000000000341',
} as const;

/** The billing modal. */
export const billing = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Billing', exact: true });

/** Opens what the menu item leads to for this person. */
export async function openBilling(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  // The menu stands in a dialog of its own, which may still be leaving when the modal is there.
  await expect(page.getByRole('dialog', { name: /^(Billing|Select a plan)$/ })).toBeVisible();
}

/** Chooses a plan; gives the dialog in which it is paid for. */
export async function chooseTo(page: Page, plan: string): Promise<Locator> {
  const plans = page.getByRole('dialog', { name: 'Select a plan', exact: true });
  await plans.getByRole('button', { name: `Choose ${plan}` }).click();
  return page.getByRole('dialog', { name: `Pay for ${plan}`, exact: true });
}

/** The rows of the billing history as one files them, the newest first. */
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

/** Presses a button once it is open. */
export async function press(form: Locator, name: string): Promise<void> {
  const button = form.getByRole('button', { name, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}

/** Answers as the holder of the card would answer their bank. */
export async function bank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page
    .getByRole('dialog', { name: '3D Secure' })
    .getByRole('button', { name: answer })
    .click();
}

/** Does our dialog shut out what Stripe itself adds to the page, such as a bank's question in a frame? */
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
