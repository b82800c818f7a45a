/** Rendered parts of the page, and whether a person can tell two of them apart. */
import { cdp } from 'vitest/browser';

/** By how much of 255 a channel must differ for a person to see it, and in how many pixels. */
const encodedPixels = { channel: 64, pixels: 24 } as const;

/**
 * A part of the story's window as it is rendered now. The window is an iframe of the page that the browser pictures.
 */
export async function drawn({ x, y, width, height }: DOMRect): Promise<ImageData> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth;
  const clip = {
    x: frame.x + x * scale,
    y: frame.y + y * scale,
    width: width * scale,
    height: height * scale,
    scale: 1,
  };
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', clip });
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (canvas === null) throw new Error('There is no canvas to compare pictures on.');
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height);
}

/** Whether a person would see the change. */
export function isSeenBetween(before: ImageData, after: ImageData): boolean {
  if (before.data.length !== after.data.length) return true;
  let pixels = 0;
  for (let at = 0; at < before.data.length; at += 4)
    if (
      [at, at + 1, at + 2].some(
        (channel) =>
          Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)) >
          encodedPixels.channel,
      )
    )
      pixels += 1;
  return pixels >= encodedPixels.pixels;
}

/** Space for a focus ring, in pixels; a hidden input is one pixel in the middle of its visible part. */
const ring = 16;

/** The rectangle of an element and its ring. */
export function placeAround(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x - ring, y - ring, width + 2 * ring, height + 2 * ring);
}
