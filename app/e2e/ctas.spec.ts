/** A call to action from the library to the page, and the click on it. */
import { account, expect, signIn, test } from './journey.ts';

test('a brand creates a call to action, puts it on a page and sees its clicks [F021] [F024] [F042] [F177]', async ({
  page,
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

  const answer = await page.request.get(address ?? '', { maxRedirects: 0 });
  const html = await answer.text();
  const [, click = ''] =
    /href="(\/p\/[0-9A-Z]+\/go\/\d+)"[^>]*>Find a candle near you/.exec(html) ?? [];
  const agent = await page.evaluate(() => navigator.userAgent);
  const pressed = await page.request.get(click, {
    maxRedirects: 0,
    headers: { 'user-agent': agent.replace('Headless', '') },
  });
  expect([pressed.status(), pressed.headers()['location']]).toEqual([
    302,
    'https://merrow.example/candles',
  ]);

  await main.getByRole('link', { name: 'Calls to action' }).click();
  const made = page.getByRole('row', { name: /Find a candle near you/ });
  await expect(made).toContainText('On 1 product, 1 click in 30 days');
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
