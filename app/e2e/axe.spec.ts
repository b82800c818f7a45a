/**
 * Axe on every screen with real data: whole pages, wide in light and dark, on a phone in dark. The colours of the light
 * phone are those of the wide page, and of the stories.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { account, expect, openSession, signInByCall, test } from './journey.ts';

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

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Rules that depend on the theme; the other rules need only one run. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Another check of a page: axe is there already, and takes long to load. */
const again = { axeSource: 'void 0' } as const;

/** The violations that axe finds on the page. */
async function found(
  page: Page,
  { axeSource, only }: { axeSource?: string; only?: readonly string[] } = {},
): Promise<readonly string[]> {
  // The preview's sandbox blocks scripts, so axe would wait for its frame forever; its own stories check that page.
  // Without frames the legacy mode is the whole check, and needs no second page that loads axe again.
  const builder = new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .exclude('iframe')
    .setLegacyMode();
  // What passes is not reported: it would make most of the answer.
  builder.options({
    reporter: 'no-passes',
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Shows the page in dark at a size, drawn and with transitions at their end: axe reads the current colours. */
async function showDark(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const fading of document.getAnimations())
      if (fading instanceof CSSTransition) fading.finish();
  });
}

/** Opens an address once and expects no violations: wide in light and dark, then on a phone in dark. */
async function check(page: Page, path: string): Promise<void> {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await found(page), path).toEqual([]);
  await showDark(page, wide);
  expect(await found(page, { ...again, only: ofColours }), `${path} in dark`).toEqual([]);
  await showDark(page, phone);
  expect(await found(page, again), `${path} on a phone`).toEqual([]);
}

// These tests only read and take the longest, so any worker may run each.
test.describe.configure({ mode: 'parallel' });

test('every screen passes axe', async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of guestScreens) await check(page, path);
  await page.setViewportSize(wide);
  await signInByCall(page, account('Admin', 'Merrow'));
  const link = page.getByRole('link', { name: 'Harvest Olive Oil' }).first();
  const href = await link.getAttribute('href');
  const id = href?.split('/')[2] ?? '';
  for (const path of memberScreens) await check(page, path.replace('{id}', id));
});

test('every screen of the platform passes axe', async ({ page }) => {
  test.setTimeout(600_000);
  await openSession(page, account('Superadmin', 'Hangtag'));
  for (const path of platformScreens) await check(page, path);
});
