/** Artwork as a picture of two colours for label software. */
import sharp from 'sharp';
import type { Artwork, Part } from './artwork.ts';
import { outlinePath } from './draw.ts';

const MM_PER_INCH = 25.4;

/** The nearest width of a module that has whole pixels, in millimetres. @param dpi Dots per inch. */
export const wholePixels =
  (dpi: number) =>
  (mm: number): number =>
    (Math.max(1, Math.round((mm / MM_PER_INCH) * dpi)) * MM_PER_INCH) / dpi;

/**
 * PNG of one bit a pixel, because printers screen a grey one.
 * @param artwork Composed with `wholePixels`, so that every module has the same whole number of pixels.
 */
export async function drawPng({ width, height, parts }: Artwork, dpi: number): Promise<Buffer> {
  const perMm = dpi / MM_PER_INCH;
  const size = { width: Math.round(width * perMm), height: Math.round(height * perMm) };
  const pixels = Buffer.alloc(size.width * size.height, 255);
  for (const part of parts) {
    const unit = Math.round(part.unit * perMm);
    const left = Math.round(part.x * perMm);
    const top = Math.round(part.y * perMm);
    for (const rect of part.rects) {
      const start = left + rect.x * unit;
      const end = Math.min(size.width, start + rect.width * unit);
      const last = Math.min(size.height, top + Math.round((rect.y + rect.height) * unit));
      for (let row = top + Math.round(rect.y * unit); row < last; row += 1) {
        pixels.fill(0, row * size.width + start, row * size.width + end);
      }
    }
    if (part.outlines.length > 0) await addLetters(pixels, size, part, perMm);
  }
  return sharp(pixels, { raw: { ...size, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 9, palette: true, colours: 2, dither: 0 })
    .toBuffer();
}

/** Draws the letters of a part, every pixel either black or white. */
async function addLetters(
  pixels: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
  part: Part,
  perMm: number,
): Promise<void> {
  const place = `translate(${part.x * perMm} ${part.y * perMm}) scale(${part.unit * perMm})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path transform="${place}" d="${outlinePath(part)}"/></svg>`;
  const drawn = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .flatten({ background: '#fff' })
    .greyscale()
    .threshold(128)
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 1) if (drawn[at] === 0) pixels[at] = 0;
}
