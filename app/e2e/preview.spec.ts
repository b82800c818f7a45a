/** A draft's preview: beside its editor, and on a phone without a session. */
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { decodePng } from './decode.ts';
import { account, expect, signInByCall, test } from './journey.ts';

/** Opens the content of one of Merrow's products; returns the address of its preview. */
async function openContent(page: Page, product: string): Promise<string> {
  await signInByCall(page, account('Admin', 'Merrow'), '/product');
  await page.getByRole('link', { name: product }).first().click();
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/previewLinks'));
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  return ((await (await asked).json()) as PreviewLinkAnswer).url;
}

/** Runs steps in a separate browser context without a session. */
async function onAPhone<T>(browser: Browser | null, look: (phone: Page) => Promise<T>): Promise<T> {
  if (!browser) throw new Error('The browser is gone.');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Expects every image of a page or frame to be loaded. */
async function expectPictures(of: Page | FrameLocator): Promise<void> {
  const pictures = of.locator('main img');
  await expect(pictures.first()).toBeVisible();
  for (const picture of await pictures.all()) {
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
}

test('the preview shows unsaved input in the window of any device, and the public page does not [F044]', async ({
  page,
}) => {
  await openContent(page, 'Harvest Olive Oil');
  const pane = page.getByRole('region', { name: 'Preview' });
  const frame = pane.locator('iframe:not([aria-hidden])');
  const draft = frame.contentFrame();
  await expect(draft.getByText('Draft preview')).toBeVisible();
  await expectPictures(draft);

  const lead = page.getByRole('textbox', { name: /^Opening sentence/ });
  const before = await lead.inputValue();
  const typed = 'Nobody but the brand has read this sentence yet.';
  await lead.fill(typed);
  await expect(draft.getByText(typed)).toBeVisible();
  await expect(pane.locator('iframe')).toHaveCount(1);

  await page.getByRole('row', { name: 'How it tastes' }).click();
  const heading = draft.getByRole('heading', { name: 'How it tastes' });
  await expect(heading).toBeInViewport();

  const widths = [
    ['Tablet', 820],
    ['Desktop', 1280],
    ['Phone', 390],
  ] as const;
  for (const [device, width] of widths) {
    await pane.getByRole('radio', { name: device }).focus();
    await page.keyboard.press('Space');
    await expect(frame).toHaveJSProperty('offsetWidth', width);
    await expect.poll(async () => (await frame.boundingBox())?.width ?? Infinity).toBeLessThan(424);
    await expect(pane.locator('iframe')).toHaveCount(1);
    await expect(heading).toBeInViewport();
  }
  const modes = page.waitForResponse((answer) => answer.url().endsWith('/previewLinks'));
  await pane.getByText('This product', { exact: true }).click();
  expect((await modes).request().postDataJSON()).toEqual({ mode: 'product' });
  await expect(draft.getByText(typed)).toBeVisible();

  await onAPhone(page.context().browser(), async (phone) => {
    const answer = await phone.goto(new URL('/01/09520104400441', page.url()).href);
    expect(answer?.status()).toBe(200);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.getByText(typed)).toHaveCount(0);
  });

  await page.getByRole('row', { name: 'Introduction' }).click();
  await expect(draft.getByRole('heading', { level: 1 })).toBeInViewport();
  // An edge of the picture may stand above the title; the page does not open at it.
  await expect(draft.locator('main img').first()).not.toBeInViewport({ ratio: 0.2 });
  await lead.fill(before);
  await expect(draft.getByText(typed)).toHaveCount(0);
});

test('an unpublished draft opens on a phone by its preview code, and not by an altered address', async ({
  page,
}) => {
  const url = await openContent(page, 'Linen Towel Set');
  await page.getByRole('button', { name: 'Open on my phone' }).click();
  const popover = page.getByRole('dialog', { name: 'Open on my phone' });
  await expect(popover.getByText('This code opens only on this computer.')).toBeVisible();
  const code = popover.getByRole('img', { name: 'Code that opens the preview' });
  expect(await decodePng(await code.screenshot())).toBe(url);

  await onAPhone(page.context().browser(), async (phone) => {
    const answer = await phone.goto(url);
    expect(answer?.status()).toBe(200);
    await expect(phone.getByText('Draft preview')).toBeVisible();
    await expectPictures(phone);
    const picture = await phone.locator('main img').first().getAttribute('src');
    const address = new URL(picture ?? '', url);
    expect((await phone.request.get(address.href)).status()).toBe(200);
    expect((await phone.request.get(address.origin + address.pathname)).status()).toBe(404);
    expect(await phone.context().cookies()).toEqual([]);

    const changed = await phone.goto(url.replace('.company.', '.product.'));
    expect(changed?.status()).toBe(403);
    const refused = phone.getByRole('heading', { level: 1 });
    await expect(refused).toHaveText('This is not a preview address');
  });
});
