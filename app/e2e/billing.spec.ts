/**
 * Billing in a browser: the real Stripe library on the Stripe.js stub and the server's emulator, without the network.
 */
import { billingMessages } from '@hangtag/contract/rules/messages';
import { account, expect, signInByCall, test } from './journey.ts';
import {
  addCard,
  bank,
  billing,
  cards,
  chooseTo,
  enterQuantity,
  invoicesCsv,
  isOutOfReach,
  openBilling,
  passDayElsewhere,
  payWith,
  press,
} from './billingSteps.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await signInByCall(page, account('Admin', 'Quillwork'));
  await openBilling(page);
});

test('a first plan for fewer products says what becomes of the others before it is paid', async ({
  page,
}) => {
  const pay = await chooseTo(page, 'Basic');
  const holds = 'Basic holds 1 product and you use 3 products:';
  await expect(
    pay.getByText(
      `${holds} the newest 2 can’t be published until you park others or pay for them.`,
    ),
  ).toBeVisible();
  await pay.getByRole('button', { name: 'Pay for 2 products' }).click();
  await expect(pay.getByText(`${holds} 2 of them as additional products.`)).toBeVisible();
  await expect(pay.getByText('$79.00', { exact: true }).first()).toBeVisible();
  await pay.getByRole('button', { name: 'Park 2 products instead' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
});

test('a card is declined, a bank refuses and then confirms, and the plan is active [M14] [D31] [F195]', async ({
  page,
  expected,
}) => {
  // Stripe answers 402 when a bank declines.
  expected.add('402 /_stripe/*');
  await expect(page.getByText('TEST MODE:')).toBeVisible();
  const pay = await chooseTo(page, 'Pro');
  await pay.getByRole('textbox', { name: 'Coupon' }).fill('SAVE20');
  await pay.getByRole('button', { name: 'Apply' }).click();
  await expect(pay.getByRole('button', { name: 'Code applied' })).toBeVisible();
  await expect(pay.getByText('$79.20', { exact: true })).toBeVisible();

  await payWith(pay, cards.declined);
  expect(await isOutOfReach(page)).toBe(false);
  await press(pay, 'Subscribe');
  await expect(pay.getByRole('alert')).toContainText('Nothing was charged.');

  await payWith(pay, cards.asksBank);
  await press(pay, 'Subscribe');
  await bank(page, 'Fail');
  await expect(pay.getByRole('alert')).toContainText('Nothing was charged.');
  await press(pay, 'Subscribe');
  await bank(page, 'Complete');
  await expect(page.getByText(billingMessages.subscribed('Pro')).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(pay).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Plan' }).getByRole('heading', { name: 'Pro', exact: true }),
  ).toBeVisible();
});

test('three products are added after their bill was shown [F196] [M15]', async ({ page }) => {
  const modal = billing(page);
  await expect(modal.getByText(/^Renews/)).toBeVisible();
  const form = await enterQuantity(page, 3);
  await expect(form.getByText('Due today', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Confirm changes' }).click();
  await expect(form.getByRole('button', { name: 'Changes confirmed' })).toBeVisible();
  await expect(page.getByText(billingMessages.quantityUpdated).first()).toBeVisible();
  await page.goBack();
  await expect(modal.getByText('$159.00').first()).toBeVisible();
});

test('a tax id and an order number appear on the next invoice, and earlier invoices stay the same', async ({
  page,
}) => {
  const modal = billing(page);
  await modal.getByRole('button', { name: 'Edit invoice details' }).click();
  const form = page.getByRole('dialog', { name: 'Invoice details', exact: true });
  await form.getByRole('button', { name: 'Kind of tax ID' }).click();
  await page.getByRole('option', { name: 'European Union, VAT' }).click();
  await form.getByRole('textbox', { name: 'Tax ID' }).fill('de136695976');
  await form.getByRole('textbox', { name: 'PO number' }).fill('PO-77');
  await press(form, 'Save invoice details');
  const details = modal.getByRole('region', { name: 'Invoice details' });
  await expect(details.getByText('DE136695976')).toBeVisible();
  await expect(details.getByText('PO-77')).toBeVisible();

  const before = await invoicesCsv(page);
  const quantity = await enterQuantity(page, 4);
  await press(quantity, 'Confirm changes');
  await expect(quantity.getByRole('button', { name: 'Changes confirmed' })).toBeVisible();
  const [newest = '', ...earlier] = await invoicesCsv(page);
  expect(newest).toContain(',DE136695976,PO-77');
  expect(earlier).toEqual(before);
  expect(before.join()).not.toContain('PO-77');
});

test('a number of products whose bill has changed meanwhile is confirmed by the new bill', async ({
  page,
  expected,
}) => {
  expected.add('409 /api/updateAdditionalProducts');
  const form = await enterQuantity(page, 5);
  const bill = form.getByRole('region', { name: 'The bill for this change' });
  const due = bill.getByText('Due today', { exact: true }).locator('..');
  await expect(due).toBeVisible();
  const before = await due.textContent();

  await passDayElsewhere(page);
  await press(form, 'Confirm changes');
  await expect(form.getByRole('alert')).toContainText('The bill has changed.');
  await expect(form.getByRole('textbox', { name: 'Additional products' })).toHaveValue('5');
  await expect(due).not.toHaveText(before ?? '');
  await press(form, 'Confirm changes');
  await expect(form.getByRole('button', { name: 'Changes confirmed' })).toBeVisible();
});

test('the plan grows and shrinks by the bill that was shown [F146] [F147]', async ({ page }) => {
  for (const plan of ['Business', 'Pro']) {
    await billing(page).getByRole('button', { name: 'Update plan' }).click();
    const pay = await chooseTo(page, plan);
    await expect(pay.getByText('Due today', { exact: true })).toBeVisible();
    await press(pay, 'Change plan');
    await expect(page.getByText(billingMessages.subscribed(plan)).first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(pay).toBeHidden();
    await openBilling(page);
    await expect(billing(page).getByRole('heading', { name: plan, exact: true })).toBeVisible();
  }
});

test('a renewal is paid, the next one fails, and another card pays it [M13]', async ({ page }) => {
  const modal = billing(page);
  const renew = modal.getByRole('button', { name: 'Move to the renewal' });
  const before = await modal.getByText(/^Renews/).textContent();
  await renew.click();
  await expect(modal.getByText(before ?? '')).toBeHidden({ timeout: 30_000 });

  await addCard(page, cards.failsLater);
  await expect(modal.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
  await modal.getByRole('button', { name: /^Make default Visa ending 0341/ }).click();
  await expect(modal.getByRole('button', { name: /^Make default Visa ending 0341/ })).toBeHidden();
  await renew.click();
  await expect(modal.getByText('A payment failed.')).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(page.getByText('A payment failed.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  const bill = page.getByRole('dialog', { name: 'Pay what is open' });
  const amount = (await bill.getByRole('button', { name: /^Pay \$/ }).textContent()) ?? '';
  await bill.getByRole('button', { name: /^Use another card/ }).click();
  const form = page.getByRole('dialog', { name: 'Add payment method' });
  await payWith(form, cards.right);
  // What the new card pays at once is on its button.
  await press(form, amount.replace('Pay', 'Add card and pay'));
  await expect(modal.getByText(/^Renews/)).toBeVisible({ timeout: 30_000 });
  await expect(modal.getByText('A payment failed.')).toBeHidden();
});

test('a renewal that needs confirmation is confirmed from the banner', async ({
  page,
  expected,
}) => {
  expected.add('402 /_stripe/*');
  const modal = billing(page);
  await addCard(page, cards.asksAlways);
  await bank(page, 'Complete');
  await modal.getByRole('button', { name: /^Make default Visa ending 3184/ }).click();
  await modal.getByRole('button', { name: 'Move to the renewal' }).click();
  await expect(modal.getByText('Your bank wants a payment confirmed.')).toBeVisible({
    timeout: 30_000,
  });
  await page.goBack();
  await page.getByRole('link', { name: 'Confirm with your bank' }).click();
  const bill = page.getByRole('dialog', { name: 'Pay what is open' });
  await press(bill, 'Confirm with your bank');
  await bank(page, 'Complete');
  await expect(modal.getByText(/^Renews/)).toBeVisible({ timeout: 30_000 });
  await expect(modal.getByText('Your bank wants a payment confirmed.')).toBeHidden();
});

test('the plan is cancelled by keyboard, and the end date stays as announced [M17] [F132]', async ({
  page,
}) => {
  const modal = billing(page);
  const open = modal.getByRole('button', { name: 'Cancel plan' });
  await open.focus();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('dialog', { name: 'Cancel plan' });
  await cancel.getByRole('button', { name: 'Cancel current plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(cancel.getByText(billingMessages.cancelled)).toBeVisible();
  await expect(cancel.getByRole('button', { name: 'Back to summary' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.getByText('This plan is cancelled.')).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Resume plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
