/** An uploaded video as header media, with one of its frames as its poster. */
import type { FilesAnswer } from '@hangtag/contract/wire/file';
import type { Page } from '@playwright/test';
import { account, expect, signInByCall, test } from './journey.ts';

/** A video of 1.5 seconds, recorded by this browser from a canvas: it fades in from black. */
async function recordFilm(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 360;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: 'video/webm;codecs=vp8',
    });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    const start = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const share = Math.min(1, (performance.now() - start) / 1500);
        pen.fillStyle = '#000';
        pen.fillRect(0, 0, 640, 360);
        pen.globalAlpha = share;
        pen.fillStyle = '#e06020';
        pen.fillRect(0, 180, 640, 180);
        pen.globalAlpha = 1;
        if (share < 1) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(encoded, 'base64');
}

test('a video is uploaded from the gallery, gets a poster frame, and is selected [F101] [F104] [X3]', async ({
  page,
}) => {
  const admin = account('Admin', 'Northmoor');
  await signInByCall(page, admin, '/product');
  await page.getByRole('link', { name: 'Camp Coffee' }).first().click();
  await expect(page).toHaveURL(/\/product\/\d+\/details\/summary$/);
  const buffer = await recordFilm(page);

  await page
    .getByRole('button', { name: /\(Header/ })
    .first()
    .click();
  const gallery = page.getByRole('dialog', { name: 'Select Header Media' });
  await gallery.getByText('Video', { exact: true }).click();
  await expect(gallery.getByRole('radio', { name: 'Video' })).toBeChecked();
  await gallery
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'quay-at-night.webm', mimeType: 'video/webm', buffer });
  const tile = gallery
    .getByRole('row', { name: 'quay-at-night.webm' })
    .filter({ has: page.locator('img') });
  await expect(tile).toBeVisible();
  await expect(gallery.getByRole('progressbar')).toHaveCount(0);
  await expect(tile).toHaveAttribute('aria-selected', 'true');
  await tile.click();
  await expect(tile).toHaveAttribute('aria-selected', 'true');
  await gallery.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(gallery).toBeHidden();

  const list = async (type: string) => {
    const path = `/api/companies/${admin.companyId}/files?status=active&type=${type}&size=1`;
    return ((await (await page.request.get(path)).json()) as FilesAnswer).assets.data[0];
  };
  const film = await list('movie');
  const still = await list('image');
  expect(film).toMatchObject({ previewId: still?.filesId, width: 640, height: 360 });
  expect(still).toMatchObject({ name: 'quay-at-night.webm, a still', width: 640, height: 360 });
  expect(film?.previewUrl).toBe(still?.previewUrl);
});

test('a section that accepts videos is filled from the videos alone [F100] [F237]', async ({
  page,
}) => {
  await signInByCall(
    page,
    account('Superadmin', 'Hangtag'),
    '/admin/sections-and-lists/content-sections',
  );
  await page.getByRole('button', { name: 'New section' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('How it is made');
  await page.getByRole('textbox', { name: 'Label' }).fill('Clip');
  await page.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'One file' }).click();
  await page.getByRole('checkbox', { name: 'Films' }).check({ force: true });
  await page.getByRole('button', { name: 'Create section' }).click();
  await expect(page.getByText('How it is made was saved.').first()).toBeVisible();

  await page.goto('/product');
  await page.getByRole('link', { name: 'Specimen Loaf', exact: true }).click();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'How it is made', exact: true }).click();
  await page.getByRole('button', { name: /^Choose .*\(Clip\)/ }).click();
  const gallery = page.getByRole('dialog', { name: 'Select Video', exact: true });
  await gallery
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'oven.webm', mimeType: 'video/webm', buffer: await recordFilm(page) });
  const tile = gallery.getByRole('row', { name: 'oven.webm' });
  await expect(tile.locator('img')).toBeVisible();
  await expect(gallery.getByRole('progressbar')).toHaveCount(0);
  // The still of the video is a picture, which this gallery does not offer.
  await expect(gallery.getByRole('row', { name: 'a still' })).toHaveCount(0);
  await expect(tile).toHaveAttribute('aria-selected', 'true');
  await gallery.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(gallery).toBeHidden();
  await expect(page.getByRole('button', { name: 'Replace (Clip)' })).toBeVisible();
  await expect(page.getByText('oven.webm', { exact: true })).toBeVisible();
});
