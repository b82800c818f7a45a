/** The symbol as a picture of two colours for label software. */
import sharp from 'sharp';
import { pixelsOf } from '@hangtag/contract/rules/printUse';
import { sideOf } from './draw.ts';
import { type Matrix, QUIET_ZONE } from './matrix.ts';

/** The size of a picture. */
export interface PictureSize {
  /** Width of the symbol without its quiet zone, in millimetres; printed at the nearest width of whole pixels. */
  readonly widthMm: number;
  /** Resolution in dots per inch. */
  readonly dpi: number;
}

/** PNG of one bit a pixel, because printers screen a grey one; every module has the same whole number of pixels. */
export async function drawPng(matrix: Matrix, { widthMm, dpi }: PictureSize): Promise<Buffer> {
  const { perModule } = pixelsOf(matrix.modules, widthMm, dpi);
  const side = sideOf(matrix);
  const pixels = Buffer.alloc(side * side, 255);
  matrix.dark.forEach((isDark, at) => {
    const row = Math.floor(at / matrix.modules) + QUIET_ZONE;
    const column = (at % matrix.modules) + QUIET_ZONE;
    if (isDark) pixels[row * side + column] = 0;
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * perModule, side * perModule, { kernel: 'nearest' })
    .toColourspace('b-w')
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 9, palette: true, colours: 2, dither: 0 })
    .toBuffer();
}
