/** The platform's lists: a Superadmin creates a section and a tag and reorders sections; an editor sees them. */
import type { Page } from '@playwright/test';
import { account, expect, openSession, signInByCall, test } from './journey.ts';

const lists = '/admin/sections-and-lists';

/** Presses Tab until the control has focus. */
async function tabTo(page: Page, name: RegExp | string, role: 'row' | 'button' | 'textbox') {
  const control = page.getByRole(role, { name, exact: true }).first();
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the control.');
}

const rows = (page: Page) => page.getByRole('grid').getByRole('row');

test('a section is created and moved by keyboard, and editors can add it [F028] [F237] [F239]', async ({
  page,
}) => {
  await signInByCall(page, account('Superadmin', 'Hangtag'), `${lists}/content-sections`);
  await tabTo(page, 'New section', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New section' })).toBeVisible();
  await tabTo(page, 'Name', 'textbox');
  await page.keyboard.type('Upkeep');
  await tabTo(page, 'Label', 'textbox');
  await page.keyboard.type('Advice');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('textbox', { name: 'Advice' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Upkeep was saved.').first()).toBeVisible();

  await expect(rows(page).last()).toContainText('Upkeep');
  await tabTo(page, /./, 'row');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Actions for Upkeep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to top' }).waitFor();
  const saved = page.waitForResponse(/updateDisplayOrder$/);
  await page.keyboard.type('Move to t');
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(rows(page).first()).toContainText('Upkeep');

  await page.goto('/product');
  await page.getByRole('link', { name: 'Specimen Loaf', exact: true }).click();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  const offers = page.getByRole('menuitem');
  await expect(offers.first()).toHaveAccessibleName('Upkeep');
  await offers.first().click();
  await expect(page.getByRole('textbox', { name: 'Advice' })).toBeVisible();
});

test('a tag with a colour is created, assigned to a company, and then cannot be deleted [F029]', async ({
  page,
  expected,
}) => {
  const { companyId } = account('Admin', 'Alder');
  await signInByCall(page, account('Superadmin', 'Hangtag'), `${lists}/tags`);
  await page.getByRole('button', { name: 'New tag' }).click();
  const form = page.getByRole('dialog', { name: 'New tag' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Made by hand');
  await form.getByRole('textbox', { name: 'Color' }).fill('#8a5a2b');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const row = page.getByRole('row', { name: 'Made by hand' });
  await expect(row).toContainText('Not used');

  await page.goto(`/admin/companies/${companyId}/tags`);
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('Made');
  const given = page.waitForResponse(/updateTags$/);
  await page.getByRole('option', { name: 'Made by hand' }).click();
  await given;

  const { tags } = (await (await page.request.get('/api/admin/tags')).json()) as {
    tags: readonly { id: number; name: string }[];
  };
  const id = tags.find(({ name }) => name === 'Made by hand')?.id;
  expected.add(`409 /api/admin/tags/${id}`);
  await page.goto(`${lists}/tags`);
  await expect(row).toContainText('Used 1 time');
  await page.getByRole('button', { name: 'Actions for Made by hand' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Made by hand?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('1 company');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(row).toBeVisible();
});

test('an association is created; a section of one company is offered only there [F027] [F163]', async ({
  page,
}) => {
  const { companyId } = account('Admin', 'Alder');
  await signInByCall(page, account('Superadmin', 'Hangtag'), '/sections-lists');
  await expect(page).toHaveURL(/\/admin\/sections-and-lists\/associations$/);
  await page.getByRole('button', { name: 'New association' }).click();
  const form = page.getByRole('dialog', { name: 'New association' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Upland Growers');
  await form.getByRole('textbox', { name: 'Website' }).fill('https://upland.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Upland Growers' })).toContainText('upland.example');

  await page.goto(`/admin/companies/${companyId}/details`);
  await page.getByRole('button', { name: 'New section for this company' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harvest diary');
  await page.getByRole('textbox', { name: 'Label' }).fill('Week');
  await page.getByRole('button', { name: 'Create section' }).click();
  const own = page.getByRole('row', { name: 'Harvest diary' });
  await expect(own).toContainText('This company only');
  const kept = page.waitForResponse(/\/sections$/);
  await own.getByText('Offered').click();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(own.getByRole('switch', { name: 'Offered' })).not.toBeChecked();
  await page.goto(`${lists}/content-sections`);
  await expect(page.getByRole('row', { name: 'Introduction' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Harvest diary' })).toBeHidden();
});

test('a form that another user has overtaken reports it and loses none of their changes', async ({
  page,
  expected,
}) => {
  await openSession(page, account('Superadmin', 'Hangtag'));
  const cases = [
    { list: 'tags', add: 'New tag', name: 'Overtaken', title: /^Edit/ },
    { list: 'associations', add: 'New association', name: 'Overtaken', title: /^Edit/ },
  ] as const;
  const other = await page.context().newPage();
  for (const { list, add, name, title } of cases) {
    expected.add(`409 /api/admin/${list}/*`);
    await page.goto(`${lists}/${list}`);
    await page.getByRole('button', { name: add }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();

    const open = async (of: Page) => {
      await of.getByRole('button', { name: `Actions for ${name}` }).click();
      await of.getByRole('menuitem', { name: 'Edit' }).click();
      return of.getByRole('dialog', { name: title });
    };
    const overtaken = await open(page);
    await other.goto(`${lists}/${list}`);
    const overtaking = await open(other);
    await overtaking.getByRole('textbox', { name: 'Name' }).fill(`${name} by them`);
    await other.keyboard.press('Enter');
    await expect(overtaking).toBeHidden();

    await overtaken.getByRole('textbox', { name: 'Name' }).fill(`${name} by me`);
    await page.keyboard.press('Enter');
    await expect(overtaken).toContainText(
      /Somebody else changed this .+\. Look at their version first\./,
    );
    await overtaken.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('row', { name: `${name} by them` })).toBeVisible();
  }
  await other.close();
});

test('a deletion that another user has overtaken reports it, and asks about their version', async ({
  page,
  expected,
}) => {
  await openSession(page, account('Superadmin', 'Hangtag'));
  expected.add('409 /api/admin/tags/*');
  const other = await page.context().newPage();
  const open = async (of: Page, name: string, action: string) => {
    await of.getByRole('button', { name: `Actions for ${name}` }).click();
    await of.getByRole('menuitem', { name: action }).click();
  };
  await page.goto(`${lists}/tags`);
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Contested');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, 'Contested', 'Delete');

  await other.goto(`${lists}/tags`);
  await open(other, 'Contested', 'Edit');
  await other.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Settled');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete Settled?' });
  await expect(asked).toContainText('Somebody else changed this tag. Look at their version first.');
  await other.reload();
  await expect(other.getByRole('row', { name: 'Settled' })).toBeVisible();
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Settled' })).toBeHidden();
  await other.close();
});
