/** Pictures for journeys. */
import type { Page } from '@playwright/test';

/** A plain picture 480 high, drawn by this browser. */
export async function draw(page: Page, colour: string, width = 640): Promise<Buffer> {
  const encoded = await page.evaluate(
    ([fill, wide]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = 480;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('There is no canvas.');
      pen.fillStyle = fill;
      pen.fillRect(0, 0, wide, 480);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [colour, width] as const,
  );
  return Buffer.from(encoded, 'base64');
}
