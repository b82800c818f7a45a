/** The browser's undo in the editors' fields and in combo boxes: reverts typing, before and after saving. */
import type { Locator, Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';

// They change different records and the first takes long, so any worker may run each.
test.describe.configure({ mode: 'parallel' });

/** Waits until a change is saved. @param change Makes the change. */
async function saving(page: Page, change: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((each) => each.request().method() === 'PUT');
  await change();
  expect((await answer).status()).toBe(200);
}

/** Presses Ctrl+Z until the field has the text again; browsers undo by letter or all at once. */
async function undo(page: Page, field: Locator, before: string, typed: string): Promise<void> {
  for (const _ of typed) {
    if ((await field.inputValue()) === before) break;
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(field).toHaveValue(before);
}

/**
 * Types at the end of a field and undoes it with Ctrl+Z: immediately, and again after saving.
 * @param typed The text; it must be new to the field.
 * @param commit A key that commits the text, where typing does not.
 */
async function undoes(page: Page, field: Locator, typed: string, commit?: string): Promise<void> {
  const before = await field.inputValue();
  const type = async () => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(typed);
    await expect(field).toHaveValue(before + typed);
  };
  await type();
  await undo(page, field, before, typed);
  await saving(page, async () => {
    await type();
    if (commit) await page.keyboard.press(commit);
  });
  await expect(page.getByText('Draft saved just now')).toBeVisible();
  await saving(page, async () => {
    await undo(page, field, before, typed);
    if (commit) await page.keyboard.press(commit);
  });
}

const textbox = (page: Page, name: RegExp): Locator =>
  page.getByRole('main').getByRole('textbox', { name });

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add section' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** Changes a saved day, and undoes that with Ctrl+Z after it is saved too. */
async function undoesDay(page: Page, label: RegExp): Promise<void> {
  const parts = page.getByRole('group', { name: label }).getByRole('spinbutton');
  const savedAs = async (change: () => Promise<void>, day: readonly string[]) => {
    await saving(page, change);
    await expect(parts).toHaveText([...day]);
    await expect(page.getByText('Draft saved just now')).toBeVisible();
  };
  await parts.first().focus();
  await savedAs(() => page.keyboard.type('11022027'), ['11', '02', '2027']);
  await parts.nth(1).focus();
  await savedAs(() => page.keyboard.press('ArrowUp'), ['11', '03', '2027']);
  await savedAs(() => page.keyboard.press('ControlOrMeta+z'), ['11', '02', '2027']);
}

test('Ctrl+Z undoes typing in every kind of field of a product', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/product');
  await page.getByRole('button', { name: 'New product' }).click();
  await expect(page).toHaveURL(/\/product\/\d+\/details\/summary$/);
  await undoes(page, textbox(page, /^Product name/), ' too');
  await undoes(page, textbox(page, /^UPC or GTIN/), '4006381333931');
  await undoes(page, textbox(page, /^Headline/), 'Light');

  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await addSection(page, 'Introduction');
  await undoes(page, textbox(page, /^Title/), 'First');
  await undoes(page, textbox(page, /^Opening sentence/), 'Burns.');
  await addSection(page, 'Questions');
  await undoes(page, textbox(page, /^Address/), 'https://a.eu');
  await addSection(page, 'Facts');
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.getByRole('button', { name: 'Add row' }).click();
  await undoes(page, textbox(page, /^Detail, row 2/), '2');
  await addSection(page, 'How to use');
  await page.getByRole('button', { name: 'Add line' }).click();
  await undoes(page, textbox(page, /^Steps, line 1/), 'Fill.');
  await addSection(page, 'Guarantee');
  await undoes(page, textbox(page, /^Years/), '5', 'Enter');
  await addSection(page, 'Lot');
  await undoesDay(page, /^Best before/);
});

test('Ctrl+Z undoes typing in every kind of field of the company content', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/company/signature');
  await undoes(page, textbox(page, /^Title/), ' too');
  await undoes(page, textbox(page, /^Text/), ' More');
  await undoes(page, textbox(page, /^Website/), '/more');
  await page.getByRole('link', { name: 'Premium' }).click();
  await undoes(page, textbox(page, /^Promises, line 1/), ' More');
});

test('Ctrl+Z brings back a choice in a combo box after it is saved', async ({ page }) => {
  const { companyId } = account('Admin', 'Northmoor');
  await signInByCall(
    page,
    account('Superadmin', 'Hangtag'),
    `/admin/companies/${companyId}/details`,
  );
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toBeVisible();
  const before = await zone.inputValue();
  await zone.fill('Pacific/Auck');
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click();
  const save = page.getByRole('button', { name: 'Save company' });
  await saving(page, () => save.click());
  await zone.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(zone).toHaveValue(before);
  await saving(page, () => save.click());
  await page.reload();
  await expect(zone).toHaveValue(before);
});

test('Ctrl+Z undoes typing in a combo box', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/assets?modal=company');
  const industry = page.getByRole('combobox', { name: 'Industry' });
  const before = await industry.inputValue();
  await industry.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('xy');
  await expect(industry).toHaveValue(`${before}xy`);
  await undo(page, industry, before, 'xy');
});
