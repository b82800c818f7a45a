/** The library of files: a picture that three pages show is replaced, and one is activated. */
import type { FileUploadAnswer } from '@hangtag/contract/wire/file';
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import { account, call, expect, signInByCall, test } from './journey.ts';
import { draw } from './pictures.ts';

test('a picture of three pages is replaced, and each shows it once it is published [F026]', async ({
  page,
}) => {
  const admin = account('Admin', 'Northmoor');
  await signInByCall(page, admin, '/assets');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'three-pages.png',
    mimeType: 'image/png',
    buffer: await draw(page, '#356'),
  });
  const tile = page.getByRole('row', { name: 'three-pages.png' });
  await expect(tile).toContainText('Inactive');
  await tile.click();
  const details = page.getByRole('region', { name: 'three-pages.png' });
  await details.getByRole('button', { name: 'Activate' }).click();
  await expect(details.getByText('Active', { exact: true })).toBeVisible();

  const company = `/api/companies/${admin.companyId}`;
  const { products } = await call<ProductsAnswer>(page, 'GET', `${company}/products?size=3`);
  const { assets } = await call<{ assets: { data: FileUploadAnswer[] } }>(
    page,
    'GET',
    `${company}/files?search=three-pages`,
  );
  const filesId = assets.data[0]?.filesId ?? 0;
  const pages: ProductAnswer[] = [];
  for (const { productId } of products.data) {
    const path = `${company}/products/${productId}`;
    await call(page, 'PUT', path, { imageFile: { filesId } });
    pages.push(await call<ProductAnswer>(page, 'PUT', `${path}/publish`, { action: 'publish' }));
  }
  const shown = async ({ publicUrl }: ProductAnswer) => (await page.request.get(publicUrl)).text();
  const before = await Promise.all(pages.map(shown));

  await page.reload();
  await page.getByRole('row', { name: 'three-pages.png' }).click();
  await expect(details.getByText('Used in 3 places')).toBeVisible();
  const second = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Replace' }).click();
  await (
    await second
  ).setFiles({ name: 'new.png', mimeType: 'image/png', buffer: await draw(page, '#a52') });
  const dialog = page.getByRole('dialog', { name: 'Replace three-pages.png' });
  await expect(dialog.getByRole('heading', { name: '3 pages show it' })).toBeVisible();
  // Each page as it is and as it would be.
  const sides = dialog.getByRole('listitem').filter({ hasText: 'Header, 4:5' });
  await expect(sides).toHaveCount(3);
  for (const side of await sides.all()) {
    await expect(side.getByRole('figure', { name: 'Now' }).locator('img')).toHaveCount(1);
    await expect(side.getByRole('figure', { name: 'New' }).locator('img')).toHaveCount(1);
  }
  await dialog.getByRole('button', { name: 'Replace in drafts' }).click();
  await expect(page.getByText('three-pages.png was replaced.')).toBeVisible();
  expect(await Promise.all(pages.map(shown))).toEqual(before);

  const [first] = pages;
  if (!first) throw new Error('There is no page.');
  await call(page, 'PUT', first.publishUrl, { action: 'publish' });
  expect(await shown(first)).not.toBe(before[0]);
  expect(await Promise.all(pages.slice(1).map(shown))).toEqual(before.slice(1));

  // The change list of the publish dialog names the file.
  const other = pages[1];
  if (!other) throw new Error('There is no second page.');
  await page.goto(`/product/${other.productId}/details/content?modal=publish`);
  const publishing = page.getByRole('dialog', { name: /^Publish/ });
  await expect(publishing.getByRole('listitem').filter({ hasText: 'three-pages' })).toContainText(
    'Replaced',
  );

  await page.goto('/assets');
  await page.getByRole('row', { name: 'three-pages.png' }).click();
  const third = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Replace' }).click();
  await (
    await third
  ).setFiles({ name: 'newer.png', mimeType: 'image/png', buffer: await draw(page, '#28a', 1600) });
  await expect(dialog.getByText('4:5 shows 24 % of its width.')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Move focus point' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Focus point 50, 50' })).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await dialog.getByRole('radio', { name: /^In drafts/ }).focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('three-pages.png was replaced on 3 pages.')).toBeVisible();
  const after = await Promise.all(pages.map(shown));
  for (const [at, html] of after.entries()) expect(html).not.toBe(before[at]);
  for (const html of after) expect(html).toContain('object-position:40% 50%');
});

test('several pictures are uploaded and chosen at once, in their order, each fresh one selected [F107] [X3]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'), '/product');
  await page.getByRole('button', { name: 'New product' }).click();
  await expect(page).toHaveURL(/\/product\/\d+\/details\/summary$/);
  await page.getByRole('button', { name: 'Choose a header picture' }).click();
  const gallery = page.getByRole('dialog', { name: 'Select Header Media' });
  const names = ['a-first-look-at-the-terraces-0001.png', 'a-second-look-at-the-terraces-0002.png'];
  const colours = ['#264', '#426'];
  await gallery
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      await Promise.all(
        names.map(async (name, at) => ({
          name,
          mimeType: 'image/png',
          buffer: await draw(page, colours[at] ?? ''),
        })),
      ),
    );
  for (const name of names) {
    // For a moment the tile of the upload is still there, beside that of the file.
    await expect(gallery.getByRole('row', { name })).toHaveCount(1);
    const tile = gallery.getByRole('row', { name, selected: true });
    await expect(tile).toBeVisible();
    // Cut in the middle: what tells names of one series apart stands at their end.
    const end = tile.getByText(name.slice(-9), { exact: true });
    await expect(end).toBeVisible();
  }
  await gallery.getByRole('row', { name: 'Linen towels, wide' }).click();
  await expect(gallery.getByText('3 selected')).toBeVisible();
  await gallery.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(gallery).toBeHidden();
  const chosen = page.getByRole('grid', { name: /header/i }).getByRole('row');
  // They take the place of the placeholder that a new product begins with.
  await expect(chosen).toHaveCount(3);
  await expect(chosen.nth(0)).toContainText(names[0] ?? '');
  await expect(chosen.nth(0)).toContainText('On the page');
  await expect(chosen.nth(1)).toContainText(names[1] ?? '');
  await expect(chosen.nth(2)).toContainText('linen-towels-wide.jpg');
});

test('the library keeps what it is narrowed down to, through a reload and Back', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Northmoor'), '/assets');
  const unused = page.getByRole('button', { name: /^Unused/ });
  await unused.click();
  await expect(page).toHaveURL(/\?show=unused$/);
  await page.getByRole('searchbox').fill('no such file');
  await expect(page).toHaveURL(/search=no\+such\+file/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('no such file');
  await expect(unused).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^All \d/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
