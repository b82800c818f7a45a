/** A printed code that leads nowhere: found in the figures, mended, and scanned again. */
import { account, expect, signInByCall, test } from './journey.ts';

/** A headless browser's user agent is treated as a bot, whose scans are not counted. */
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

test('a brand finds out why a code leads nowhere, and mends it [F025]', async ({
  page,
  browser,
}) => {
  // Merrow's draft stays one for the preview's journey, whichever of the two runs first on a server.
  const admin = account('Admin', 'Northmoor');
  await signInByCall(page, admin);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .click();
  await page
    .getByRole('link', { name: /Storm Lantern/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/\d+\//);
  const [, id] = /\/product\/(\d+)\//.exec(page.url()) ?? [];
  const answer = await page.request.get(`/api/companies/${admin.companyId}/products/${id}`);
  const { name, publicUrl } = (await answer.json()) as { name: string; publicUrl: string };

  const phone = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
  const scan = async () => (await (await phone.newPage()).goto(publicUrl))?.status();
  expect(await scan()).toBe(404);

  await page.goto('/dev/count');
  const dead = page
    .getByRole('list', { name: /led nowhere$/ })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(dead).toContainText('Its product is not published');
  await page.getByRole('link', { name: `Review and publish ${name}` }).click();
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText(`${name} is published.`)).toBeVisible();

  expect(await scan()).toBe(200);
  await phone.close();
  await page.goto('/dev/count');
  await expect(dead).toContainText('Leads to its page again');
  await expect(dead.getByRole('link')).toHaveCount(0);
});
