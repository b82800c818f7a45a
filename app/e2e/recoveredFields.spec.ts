/** Fields without a button of their own, and forms of people without an account, recover what was typed in them. */
import { account, expect, signInByCall, signIn, test } from './journey.ts';
import { draw } from './pictures.ts';

const recovered = 'The fields hold what you typed last time.';

test('words for pictures are recovered after a reload, a failed save, and the end of the session [X10]', async ({
  page,
  context,
  expected,
}) => {
  const notice = page.getByText(recovered);
  await signInByCall(page, account('Admin', 'Northmoor'), '/assets');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  const buffer = await draw(page, '#734');
  await (await chooser).setFiles({ name: 'lost-words.png', mimeType: 'image/png', buffer });
  const tile = page.getByRole('row', { name: 'lost-words.png' });
  await expect(tile).toContainText('Inactive');

  await page.goto('/assets/descriptions');
  const field = page.getByRole('textbox', { name: 'lost-words.png' });
  await field.fill('A tin on a table');
  await page.reload();
  await expect(field).toHaveValue('A tin on a table');
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Assets' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('descriptions');
  await question.getByRole('button', { name: 'Stay' }).click();

  await context.setOffline(true);
  await field.press('Enter');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(field).toHaveValue('A tin on a table');
  await context.setOffline(false);
  await page.reload();
  await expect(field).toHaveValue('A tin on a table');

  // An answer under way would bring the session back.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  // Without a session a picture that is not on any page is not there either.
  expected.add('404 /media/*');
  for (const code of [401, 419]) expected.add(`${code} /api/*`);
  await field.press('Enter');
  await expect(page).toHaveURL('/login?redirect=%2Fassets%2Fdescriptions');
  await signIn(page, account('Admin', 'Northmoor'));
  await page.goto('/assets/descriptions');
  await expect(field).toHaveValue('A tin on a table');
  await field.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: 'Assets' }).click();
  await tile.click();
  const details = page.getByRole('region', { name: 'lost-words.png' });
  const description = details.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue('A tin on a table');
  await context.setOffline(true);
  await description.fill('A blue tin on a table');
  await description.blur();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(description).toHaveValue('A blue tin on a table');
  await context.setOffline(false);
  await page.reload();
  await expect(description).toHaveValue('A blue tin on a table');
  await expect(notice).toBeVisible();
  await description.focus();
  await description.blur();
  await expect(notice).toBeHidden();
  await page.reload();
  await tile.click();
  await expect(description).toHaveValue('A blue tin on a table');
});

test('what was typed for a printed code, a gallery picture and a takedown is recovered [X10]', async ({
  page,
}) => {
  await signInByCall(page, account('Superadmin', 'Hangtag'), '/product');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Specimen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/details\//);
  const product = new URL(page.url()).pathname.replace(/\/details\/.*/, '/details');

  await page.goto(`${product}/real-code`);
  await page.getByLabel('What for').fill('Artwork, large bag');
  await page.getByLabel('Quantity').fill('1200');
  await page.getByLabel('Quantity').blur();
  await page.reload();
  await expect(page.getByLabel('What for')).toHaveValue('Artwork, large bag');
  await expect(page.getByLabel('Quantity')).toHaveValue(/1,?200/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('What for')).toHaveValue('');

  await page.goto(`${product}/product-settings`);
  const reason = page.getByLabel('Reason for withholding');
  await reason.fill('Order of the court of Bath');
  await page.reload();
  await expect(reason).toHaveValue('Order of the court of Bath');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(reason).toHaveValue('');

  await page.goto(`${product}/summary?modal=gallery&slot=header`);
  const gallery = page.getByRole('dialog', { name: 'Select Header Media' });
  const tile = gallery.getByRole('row', { name: 'Specimen loaf, square' });
  await tile.click();
  const words = gallery.getByRole('textbox', { name: /^Description/ });
  await words.fill('A loaf on a board');
  await page.reload();
  await tile.click();
  await expect(words).toHaveValue('A loaf on a board');
  await gallery.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${product}/summary?modal=gallery&slot=header`);
  await tile.click();
  await expect(words).not.toHaveValue('A loaf on a board');
});

test('a registration recovers every field but the password [X10]', async ({ page }) => {
  const password = 'four quiet olive trees';
  await page.goto('/register');
  const fill = async () => {
    await page.getByLabel('Company name').fill('Sol Lanterns');
    await page.getByLabel('Your name').fill('Iris Sol');
    await page.getByLabel('Email').fill('iris.sol@newcomer.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password again').fill(password);
  };
  await fill();
  const stored = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(stored).toContain('Iris Sol');
  expect(stored).not.toContain('olive');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Sol Lanterns');
  await expect(page.getByLabel('Your name')).toHaveValue('Iris Sol');
  await expect(page.getByLabel('Email')).toHaveValue('iris.sol@newcomer.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByText(recovered)).toBeVisible();

  // Nobody was signed out.
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(/You were signed out/)).toBeHidden();

  await page.goto('/register');
  await fill();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto('/register');
  await expect(page.getByLabel('Company name')).toHaveValue('');
});
