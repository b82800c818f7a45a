/** The dashboard: every figure is counted and links to its list. */
import { account, expect, signInByCall, test } from './journey.ts';

/** A headless browser's user agent is treated as a bot, whose visits are no scans. */
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** The number of scans on the screen. */
const scans = (text: string | null) =>
  Number(/^([\d,]+) scans?$/.exec(text ?? '')?.[1]?.replace(',', ''));

test('the figures of the dashboard equal those of the lists they link to [F010]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  const figures = page
    .getByRole('heading', { name: 'Products' })
    .locator('..')
    .getByRole('listitem');
  await expect(figures.first()).toBeVisible();
  const rows = await figures.all();
  const reported = await Promise.all(
    rows.map(async (row) => ({
      href: (await row.getByRole('link').getAttribute('href')) ?? '',
      count: Number(/(\d+)$/.exec((await row.textContent()) ?? '')?.[1]),
    })),
  );
  expect(reported.length).toBeGreaterThan(3);
  for (const { href, count } of reported) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
  }
});

test('a scan is counted for its company and its product [F010]', async ({ page, browser }) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  const summary = page.getByRole('heading', { name: 'Scans this week' }).locator('../..');
  const total = summary.getByRole('link', { name: /^[\d,]+ scans?$/ });
  const before = scans(await total.textContent());
  expect(before).toBeGreaterThan(0);
  await summary
    .getByRole('list', { name: 'Most scanned products' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/real-code$/);
  const address = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href');

  const phone = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
  const seen = await (await phone.newPage()).goto(address ?? '');
  expect(seen?.status()).toBe(200);
  await phone.close();

  await page.goto('/dev/count');
  await page.goto('/');
  await expect(total).toHaveText(`${(before + 1).toLocaleString('en-US')} scans`);
  await expect(summary.getByRole('slider', { name: 'Scans by day' })).toHaveAttribute(
    'aria-valuetext',
    /^Today: [\d,]+ scans?, [\d,]+ a week earlier$/,
  );
  await summary.getByRole('slider').press('ArrowLeft');
  await expect(
    summary.getByText(/^\w{3} \d\d-\d\d-\d{4}: [\d,]+ scans?, [\d,]+ a week earlier$/),
  ).toBeVisible();
});

test('a waiting draft is published from the dashboard, and the log names who did it [F010]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Merrow'));
  const waiting = page.getByRole('list', { name: 'Waiting to be published' });
  const row = waiting.getByRole('listitem').filter({ hasText: 'Sea Salt Chocolate' });
  await expect(row).toContainText(/1 change since \d\d-\d\d-\d{4}/);
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Sea Salt Chocolate is published.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const latest = page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem').first();
  await expect(latest).toContainText('You published Sea Salt Chocolate');
});

test('a new company sees its first steps, with the next one as the only action [F010]', async ({
  page,
}) => {
  await signInByCall(page, account('Admin', 'Studio Lund'));
  const steps = page.getByRole('list', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(steps.getByRole('link')).toHaveCount(1);
  await steps.getByRole('link').click();
  await expect(page).toHaveURL(/\/product/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap on the chart selects a day, and its count stays after the finger lifts [F010]', async ({
    page,
  }) => {
    await signInByCall(page, account('Admin', 'Merrow'));
    const days = page.getByRole('slider', { name: 'Scans by day' });
    await expect(days).toHaveValue('6');
    await days.scrollIntoViewIfNeeded();
    const plot = await days.boundingBox();
    if (!plot) throw new Error('The chart is not in sight.');
    await page.touchscreen.tap(plot.x + plot.width / 14, plot.y + plot.height / 2);
    await expect(days).toHaveValue('0');
    await expect(days).toBeFocused();
    const words = (await days.getAttribute('aria-valuetext')) ?? '';
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  });
});
