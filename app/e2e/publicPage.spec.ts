/** The public page as people meet it who read another language, or whose pictures do not come. */
import type { Locator } from '@playwright/test';
import { account, expect, openSession, test } from './journey.ts';

const address = '/01/09520104400441';

test('a company sets the language of its pages, and a scan shows it', async ({ page }) => {
  await openSession(page, account('Admin', 'Merrow'));
  const choose = async (language: string) => {
    await page.goto('/product?modal=company');
    await page.getByRole('button', { name: /Language of your pages/ }).click();
    await page.getByRole('option', { name: language, exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Success!')).toBeVisible();
  };
  await choose('Arabic');
  await page.goto(address);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('This page sets no cookies')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
  await choose('English');
  await page.goto(address);
  await expect(root).toHaveAttribute('lang', 'en');
});

test('a very long word breaks inside a narrow page instead of widening it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('hyphens', 'auto');
  const [shown, wanted] = await heading.evaluate((element) => {
    element.textContent = 'Extraordinarily'.repeat(6);
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];
  });
  expect(wanted).toBe(shown);
});

test('a picture that fails to load shows its description on a tint', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(address);
  const picture = page.locator('main img').first();
  const drawn = await picture.evaluate((image: HTMLImageElement) => {
    const { content, backgroundColor } = getComputedStyle(image, '::after');
    return { content, backgroundColor, height: image.offsetHeight, alt: image.alt };
  });
  expect(drawn.alt).not.toBe('');
  expect(drawn.content).toBe(`"${drawn.alt}"`);
  expect(drawn.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(drawn.height).toBeGreaterThan(200);
  // Where a browser draws nothing of its own, the picture's place still has the tint.
  const grounds = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
  expect(grounds.length).toBeGreaterThan(1);
  expect(grounds.filter((ground) => ground === 'rgba(0, 0, 0, 0)')).toEqual([]);
});

test('the first screen of a phone has the title and the first button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  expect(await bottomOf(page.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(844);
  const button = page.locator('main a[rel="nofollow"]').first();
  expect(await bottomOf(button)).toBeLessThanOrEqual(844);
});
