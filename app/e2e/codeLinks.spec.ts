/** A brand adds a link of its own for one lot; an app that asks the code for it is led there, and elsewhere after a change. */
import { account, expect, openSession, test } from './journey.ts';

test('a code leads apps to the brand’s own link, for the lot that it is for', async ({ page }) => {
  const admin = account('Admin', 'Merrow');
  await openSession(page, admin);
  const answer = await page.request.get(`/api/companies/${admin.companyId}/products?size=100`);
  const { products } = (await answer.json()) as {
    products: { data: { productId: number; digitalLinkUrl: string | null }[] };
  };
  const product = products.data.find(({ digitalLinkUrl }) => digitalLinkUrl !== null);
  if (!product?.digitalLinkUrl) throw new Error('No product of the demo is published with a GTIN.');
  const { productId, digitalLinkUrl } = product;
  const ask = async (code: string) => {
    const found = await page.request.get(`${code}?linkType=gs1:safetyInfo`, { maxRedirects: 0 });
    return [found.status(), found.headers()['location'] ?? null];
  };
  const lot = `${digitalLinkUrl}/10/26-31`;
  expect(await ask(lot)).toEqual([404, null]);

  await page.goto(`/product/${productId}/details/real-code`);
  await page.getByRole('radiogroup', { name: 'Part of the code' }).getByText('Links').click();
  await expect(page).toHaveURL(/real-code\?part=links$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No links of your own yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add link' }).click();
  const form = page.getByRole('dialog', { name: 'New link' });
  await form.getByRole('combobox', { name: /^Asked for/ }).fill('Safety');
  await page.getByRole('option', { name: /^Safety/ }).click();
  await form.getByRole('textbox', { name: /^Address/ }).fill('merrow.example/safety');
  await form.getByRole('textbox', { name: /^Title/ }).fill('Safe use');
  await form.getByRole('button', { name: 'Only for some codes' }).click();
  await form.getByRole('textbox', { name: /^Lot/ }).fill('26-31');
  await form.getByRole('button', { name: 'Add link' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row', { name: /^Safety/ });
  await expect(row).toContainText('Lot 26-31');
  const query = '?linkType=gs1:safetyInfo';
  expect(await ask(lot)).toEqual([307, `https://merrow.example/safety${query}`]);
  expect(await ask(`${digitalLinkUrl}/10/26-32`)).toEqual([404, null]);

  await row.getByRole('button', { name: /^Actions for Safety/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit link' });
  await edit.getByRole('textbox', { name: /^Address/ }).fill('https://merrow.example/safe-use');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  expect(await ask(lot)).toEqual([307, `https://merrow.example/safe-use${query}`]);

  await row.getByRole('button', { name: /^Actions for Safety/ }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete “Safe use”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('heading', { name: 'No links of your own yet' })).toBeVisible();
  expect(await ask(lot)).toEqual([404, null]);
});
