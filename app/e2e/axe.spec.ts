/**
 * Axe on every screen with real data: whole pages, wide in light and dark, on a phone in dark. The colours of the light
 * phone are those of the wide page, and of the stories.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { account, expect, signIn, test } from './journey.ts';

const guestScreens = [
  '/login',
  '/forgot-password',
  '/password/reset/x?email=a%40b.co',
  '/register',
  '/register?token=used',
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
  '/?modal=plans',
  '/?modal=profile',
  '/?modal=company',
  '/?modal=users',
  '/profile',
  '/ctas',
  '/company/signature',
  '/company/premium',
  '/company/annual-report',
  '/company/associations',
  '/company/log',
];

const platformScreens = [
  '/admin',
  '/admin/companies',
  '/admin/companies/2/details',
  '/admin/companies/2/users',
  '/admin/companies/2/products',
  '/admin/companies/2/tags',
  '/admin/companies/2/tokens',
  '/admin/companies/2/log',
  '/admin/sections-and-lists/associations',
  '/admin/sections-and-lists/content-sections',
  '/admin/sections-and-lists/tags',
  '/admin/sections-and-lists/blocked-sites',
  '/admin/quicksight',
  '/admin/log',
];

const looks = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

/** Rules that depend on the theme; the other rules need only one run. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the page. */
async function found(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  // The preview's sandbox blocks scripts, so axe would wait for its frame forever; its own stories check that page.
  // Without frames the legacy mode is the whole check, and needs no second page that loads axe again.
  const builder = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  // What passes is not reported: it would make most of the answer.
  builder.options({
    reporter: 'no-passes',
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Changes the theme with transitions off, because axe reads the current colours. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const fading of document.getAnimations())
      if (fading instanceof CSSTransition) fading.finish();
  });
}

/** Opens an address and expects no violations; `alsoDark` asks about the colours once more. */
async function check(page: Page, path: string, alsoDark: boolean): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await found(page), path).toEqual([]);
  if (!alsoDark) return;
  await show(page, 'dark');
  expect(await found(page, ofColours), `${path} in dark`).toEqual([]);
  await show(page, 'light');
}

/** Signs in at a width whose visible navigation shows that sign-in is complete. */
async function signInWide(page: Page, who: Parameters<typeof signIn>[1]): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(looks.wide.viewport);
  await signIn(page, who);
  if (size) await page.setViewportSize(size);
}

// These tests only read and take the longest, so any worker may run each.
test.describe.configure({ mode: 'parallel' });

for (const [name, look] of Object.entries(looks)) {
  const alsoDark = look.colorScheme === 'light';

  test.describe(name, () => {
    test.use(look);

    test('every screen passes axe', async ({ page }) => {
      test.setTimeout(600_000);
      for (const path of guestScreens) await check(page, path, alsoDark);
      await signInWide(page, account('Admin', 'Merrow'));
      await page.goto('/');
      const link = page.getByRole('link', { name: 'Harvest Olive Oil' }).first();
      const href = await link.getAttribute('href');
      const id = href?.split('/')[2] ?? '';
      for (const path of memberScreens) await check(page, path.replace('{id}', id), alsoDark);
    });

    test('every screen of the platform passes axe', async ({ page }) => {
      test.setTimeout(600_000);
      await signInWide(page, account('Superadmin', 'Hangtag'));
      for (const path of platformScreens) await check(page, path, alsoDark);
    });
  });
}
