/** The list of a company with many users: its pages, a fresh invitation, and changes of two Admins at once. */
import { account, expect, signInByCall, test } from './journey.ts';

test('the page of the users stays after a reload, after Back, and after a change of a row [K02]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/product?modal=users');
  const users = page.getByRole('dialog', { name: 'User management' });
  const pages = users.getByRole('navigation', { name: 'Pages of users' });
  await pages.getByRole('button', { name: 'Page 2' }).click();
  const row = users.getByRole('row').nth(1);
  const second = pages.getByRole('button', { name: 'Page 2' });
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/userPage=2/);
  const address = page.url();
  const first = (await row.textContent()) ?? '';
  await page.reload();
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(row).toHaveText(first);

  await users.getByRole('button', { name: 'Close' }).click();
  await page.goto(address);
  await expect(second).toHaveAttribute('aria-current', 'page');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit user' }).click();
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  await edit.getByRole('textbox', { name: 'Phone' }).fill('503-555-0190');
  await edit.getByRole('button', { name: 'Save user' }).click();
  await expect(edit).toBeHidden();
  await expect(second).toHaveAttribute('aria-current', 'page');
});

test('the search of the users stays after a reload and a dialog above it [K02]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/product?modal=users');
  const users = page.getByRole('dialog', { name: 'User management' });
  const search = users.getByRole('searchbox', { name: 'Search users' });
  const row = users.getByRole('row').filter({ hasText: 'aisha@northmoor.example' });
  await search.fill('aisha');
  await expect(page).toHaveURL(/userSearch=aisha/);
  const expectFound = async () => {
    await expect(search).toHaveValue('aisha');
    await expect(row).toBeVisible();
    await expect(users.getByRole('row')).toHaveCount(2);
  };
  await expectFound();
  await page.reload();
  await expectFound();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit user' }).click();
  await page.getByRole('dialog', { name: /^Edit/ }).getByRole('button', { name: 'Cancel' }).click();
  await expectFound();
});

test('an invited user is shown although the open page has no place for them [F228]', async ({
  page,
}) => {
  const email = 'zita.moor@newcomer.example';
  await signInByCall(page, account('Admin', 'Northmoor'), '/product?modal=users');
  const users = page.getByRole('dialog', { name: 'User management' });
  await users.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog).toBeHidden();
  await expect(users.getByRole('row').filter({ hasText: email })).toBeVisible();
});

test('a change on an older row is refused, and the row shows what there is now [F227]', async ({
  page,
  browser,
  expected,
}) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/product?modal=users&userPage=2');
  const users = page.getByRole('dialog', { name: 'User management' });
  const name = 'Dmitri Orlov';
  await expect(users.getByRole('row').filter({ hasText: name })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInByCall(other, account('Admin', 'Northmoor'), '/product?modal=users&userPage=2');
  const otherUsers = other.getByRole('dialog', { name: 'User management' });
  await otherUsers.getByRole('button', { name: `Actions for ${name}` }).click();
  await other.getByRole('menuitem', { name: 'Edit user' }).click();
  const edit = other.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByRole('textbox', { name: 'Phone' }).fill('503-555-0191');
  await edit.getByRole('button', { name: 'Save user' }).click();
  await expect(edit).toBeHidden();
  await context.close();

  expected.add('409 /api/companies/*');
  await users.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit user' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} Jr`);
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await expect(dialog.getByText('Somebody else changed this user.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('503-555-0191');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} Jr`);
  await dialog.getByRole('button', { name: 'Save user' }).click();
  await expect(dialog).toBeHidden();
});
