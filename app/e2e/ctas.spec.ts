/** A call to action from the library to the page, and the click on it. */
import type { Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';

/** Puts a call to action on a product's page by its tab, publishes it. @returns The page's address. */
async function putOnPage(page: Page, product: string, label: string): Promise<string> {
  await page.getByRole('link', { name: 'Products' }).first().click();
  await page
    .getByRole('link', { name: new RegExp(product) })
    .first()
    .click();
  await page.getByRole('link', { name: 'CTAs' }).click();
  await page.getByRole('button', { name: 'Add call to action' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${label}`) }).click();
  const chosen = page.getByRole('grid', { name: 'Calls to action in page order' });
  await expect(chosen.getByRole('row', { name: new RegExp(label) })).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(chosen.getByRole('row', { name: new RegExp(label) })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText(`${product} is published.`)).toBeVisible();
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  const open = page.getByRole('link', { name: 'Open', exact: true }).first();
  return new URL((await open.getAttribute('href')) ?? '', page.url()).href;
}

test('a brand creates a call to action, puts it on two pages and sees its clicks [F021] [F024] [F025] [F177] [X11]', async ({
  page,
  browser,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Calls to action' }).click();
  await expect(page.getByRole('row', { name: /Order another bottle/ })).toBeVisible();

  await page.getByRole('button', { name: 'New call to action' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Label/ }).fill('Find a candle near you');
  await expect(form.getByRole('figure', { name: /^Preview/ })).toContainText(
    'Find a candle near you',
  );
  await form.getByRole('textbox', { name: 'Address' }).fill('merrow.example/candles');
  await form.getByRole('button', { name: 'Add call to action' }).click();
  await expect(page.getByText('Call to action was successfully added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Find a candle near you/ })).toContainText('Not used');

  const products = ['Cedar Candle', 'Low Tide Mug'];
  const addresses: string[] = [];
  for (const product of products)
    addresses.push(await putOnPage(page, product, 'Find a candle near you'));

  // The brand's own team is not counted, and neither is a browser that names itself headless.
  const agent = await page.evaluate(() => navigator.userAgent);
  const context = await browser.newContext({ userAgent: agent.replace('Headless', '') });
  const visitor = await context.newPage();
  for (const address of addresses) {
    await visitor.goto(address);
    const sent = visitor.waitForResponse(/\/go\/\d+$/);
    await visitor.getByRole('link', { name: /^Find a candle near you/ }).click();
    const answer = await sent;
    expect([answer.status(), answer.headers()['location']]).toEqual([
      302,
      'https://merrow.example/candles',
    ]);
  }
  await context.close();

  await page.goto('/dev/count');
  const byButton = page.getByRole('table', { name: 'Clicks by button' });
  await expect(byButton.getByRole('row', { name: /Find a candle near you/ })).toContainText(
    /merrow\.example\s*2/,
  );
  await main.getByRole('link', { name: 'Calls to action' }).click();
  const made = page.getByRole('row', { name: /Find a candle near you/ });
  await expect(made).toContainText(/On 2 products.*2 clicks in 30 days/s);
  await made.click();
  const places = form.getByRole('list', { name: 'Where it is used' }).getByRole('listitem');
  await expect(places).toHaveText(products.map((name) => new RegExp(`${name}.*Published`)));
  await expect(form.getByText('Change this on 2 live pages now?')).toBeVisible();
  await form.getByRole('textbox', { name: /^Label/ }).fill('Find this candle near you');
  await expect(form.getByText('Live now: “Find a candle near you”')).toBeVisible();
  await form.getByRole('button', { name: 'Save on 2 pages' }).click();
  await expect(
    page.getByText('Call to action “Find this candle near you” was saved.'),
  ).toBeVisible();
  for (const address of addresses)
    expect(await (await page.request.get(address)).text()).toContain('Find this candle near you');
});

test('the selected call to action is open again after a reload, where choices are remembered [F042]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  await page.getByRole('button', { name: /Ines/ }).click();
  await page.getByRole('menuitem', { name: /^Remember my choices here/ }).click();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await page
    .getByRole('link', { name: /Low Tide Mug/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'CTAs' }).click();
  const chosen = page.getByRole('grid', { name: 'Calls to action in page order' });
  await chosen.getByRole('row', { name: /Write to us/ }).click();
  const label = page.getByRole('dialog').getByRole('textbox', { name: /^Label/ });
  await expect(label).toHaveValue('Write to us');
  await page.reload();
  await expect(label).toHaveValue('Write to us');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(chosen).toBeVisible();
  await expect(label).toBeHidden();
});

test('a used call to action is deleted only by putting another in its place', async ({
  page,
  expected,
}) => {
  const admin = account('Admin', 'Merrow');
  expected.add(`409 /api/companies/${admin.companyId}/ctas/*`);
  await signInByCall(page, admin);
  await page.getByRole('link', { name: 'Calls to action' }).first().click();
  const row = page.getByRole('row', { name: /See the winter box/ });
  await row.getByRole('button', { name: 'Actions for See the winter box' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(
    '3 pages show this call to action. Take it off them, replace it, or switch it off.',
  );
  await expect(question.getByRole('listitem')).toHaveText([
    /Breakfast Tea/,
    /Harvest Olive Oil/,
    /Sea Salt Chocolate/,
  ]);
  await question.getByRole('button', { name: /In its place/ }).click();
  await page.getByRole('option', { name: /Order another bottle/ }).click();
  await question.getByRole('button', { name: 'Replace and delete' }).click();
  await expect(page.getByText('Call to action “Winter box 2026” was deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Order another bottle/ })).toContainText(
    'On 3 products',
  );
});

test('a brand puts a call to action on all its pages at once [F177]', async ({ page }) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Company', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Calls to action' }).click();
  await page.getByRole('button', { name: 'Add call to action' }).click();
  await page.getByRole('menuitem', { name: 'New call to action' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Label/ }).fill('Visit the quay');
  await form.getByRole('textbox', { name: 'Address' }).fill('merrow.example/quay');
  await form.getByRole('button', { name: 'Add call to action' }).click();
  const chosen = page.getByRole('grid', { name: 'Calls to action in page order' });
  await expect(chosen.getByRole('row', { name: /Visit the quay/ })).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('The company content is published.')).toBeVisible();

  await main.getByRole('link', { name: 'Products' }).click();
  await page
    .getByRole('link', { name: /Harvest Olive Oil/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'CTAs' }).click();
  await expect(page.getByRole('heading', { name: 'From the company' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Visit the quay' })).toBeVisible();
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  const address = await page
    .getByRole('link', { name: 'Open', exact: true })
    .first()
    .getAttribute('href');
  expect(await (await page.request.get(address ?? '')).text()).toContain('Visit the quay');
});
