/** A call to action from the library to the page, and the click on it. */
import { account, expect, signIn, test } from './journey.ts';

test('a brand creates a call to action, puts it on a page and sees its clicks [F021] [F024] [F042] [F177]', async ({
  page,
  browser,
}) => {
  await signIn(page, account('Admin', 'Merrow'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Calls to action' }).click();
  await expect(page.getByRole('row', { name: /Order another bottle/ })).toBeVisible();

  await page.getByRole('button', { name: 'New call to action' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Label/ }).fill('Find a candle near you');
  await form.getByRole('textbox', { name: 'Address' }).fill('merrow.example/candles');
  await form.getByRole('button', { name: 'Add call to action' }).click();
  await expect(page.getByText('Call to action was successfully added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Find a candle near you/ })).toContainText('Not used');

  await main.getByRole('link', { name: 'Products' }).click();
  await page
    .getByRole('link', { name: /Cedar Candle/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'CTAs' }).click();
  await page.getByRole('button', { name: 'Add call to action' }).click();
  await page.getByRole('menuitem', { name: /^Find a candle near you/ }).click();
  const chosen = page.getByRole('grid', { name: 'Calls to action in page order' });
  await expect(chosen.getByRole('row', { name: /Find a candle near you/ })).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(chosen.getByRole('row', { name: /Find a candle near you/ })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('Cedar Candle is published.')).toBeVisible();
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  const address = await page
    .getByRole('link', { name: 'Open', exact: true })
    .first()
    .getAttribute('href');

  // The brand's own team is not counted, and neither is a browser that names itself headless.
  const agent = await page.evaluate(() => navigator.userAgent);
  const context = await browser.newContext({ userAgent: agent.replace('Headless', '') });
  const visitor = await context.newPage();
  await visitor.goto(new URL(address ?? '', page.url()).href);
  const sent = visitor.waitForResponse(/\/go\/\d+$/);
  await visitor.getByRole('link', { name: /^Find a candle near you/ }).click();
  const { status, headers } = await sent.then((answer) => ({
    status: answer.status(),
    headers: answer.headers(),
  }));
  expect([status, headers['location']]).toEqual([302, 'https://merrow.example/candles']);
  await context.close();

  await page.goto('/dev/count');
  await main.getByRole('link', { name: 'Calls to action' }).click();
  const made = page.getByRole('row', { name: /Find a candle near you/ });
  await expect(made).toContainText(/On 1 product.*1 click in 30 days/s);
  await made.click();
  await page.getByRole('textbox', { name: /^Label/ }).fill('Find this candle near you');
  await page.getByRole('button', { name: 'Save on 1 page' }).click();
  await expect(
    page.getByText('Call to action “Find this candle near you” was saved.'),
  ).toBeVisible();
  expect(await (await page.request.get(address ?? '')).text()).toContain(
    'Find this candle near you',
  );
});

test('a brand puts a call to action on all its pages at once [F177]', async ({ page }) => {
  await signIn(page, account('Admin', 'Merrow'));
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

test('a brand finds a broken link on its dashboard and mends it [N13]', async ({ page }) => {
  await signIn(page, account('Admin', 'Merrow'));
  const look = page.getByRole('list', { name: 'Worth a look' });
  await expect(look).toContainText('The link of “Tell us how it tasted” is broken');
  await look.getByRole('link', { name: 'Fix link' }).click();
  const row = page.getByRole('row', { name: /Tell us how it tasted/ });
  await expect(row).toContainText(/Broken since .*the page was not found \(404\)/);
  await row.getByRole('button', { name: 'Fix link' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://reviews.example/merrow-goods');
  await page.getByRole('button', { name: /^Save on/ }).click();
  await expect(page.getByText('Call to action “Tasting notes” was saved.')).toBeVisible();
  await expect(row).toContainText('Not checked');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeHidden();
});
