/** Axe on every screen as it really is: whole pages, real data, light and dark, wide and narrow. */
import { AxeBuilder } from '@axe-core/playwright';
import { account, expect, signIn, test } from './journey.ts';

const guestScreens = [
  '/login',
  '/forgot-password',
  '/password/reset/x?email=a%40b.co',
  '/register',
  '/404',
];

const product = (tab: string) => `/product/{id}/details/${tab}`;
const memberScreens = [
  '/',
  '/product',
  product('summary'),
  product('content'),
  product('cta'),
  product('real-code'),
  product('product-settings'),
  `${product('summary')}?modal=gallery&slot=header`,
  `${product('content')}?modal=publish`,
  '/?modal=billing',
  '/profile',
  '/company/signature',
];

for (const [look, colorScheme, width] of [
  ['light', 'light', 1440],
  ['dark', 'dark', 1440],
  ['phone', 'light', 390],
] as const) {
  test(`every screen passes axe (${look})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      const said = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
      );
      expect(said, path).toEqual([]);
    };
    for (const path of guestScreens) await check(path);
    await signIn(page, account('Admin', 'Merrow'));
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto('/');
    const href = await page.getByRole('link', { name: 'Harvest Olive Oil' }).getAttribute('href');
    const id = href?.split('/')[2] ?? '';
    for (const path of memberScreens) await check(path.replace('{id}', id));
  });
}
