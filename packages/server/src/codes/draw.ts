/** The symbol as a file to print: exact in millimetres, every module on whole pixels. */
import sharp from 'sharp';
import { type Matrix, QUIET_ZONE } from './matrix.ts';

const MM_PER_INCH = 25.4;

/** A size to draw at. */
export interface CodeSize {
  /** Width of the symbol without its quiet zone, in millimetres. */
  readonly widthMm: number;
  /** Least resolution of a PNG, in dots per inch. */
  readonly dpi: number;
}

/** SVG whose size in millimetres includes the quiet zone; one module is one unit. */
export function drawSvg(matrix: Matrix, { widthMm }: Pick<CodeSize, 'widthMm'>): string {
  const side = matrix.modules + 2 * QUIET_ZONE;
  const mm = Number(((widthMm * side) / matrix.modules).toFixed(3));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm}mm" height="${mm}mm"`,
    ` viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#000" d="${runs(matrix)}"/></svg>\n`,
  ].join('');
}

/** PNG at the same size; its resolution is at least `dpi`, and higher where whole pixels ask for it. */
export async function drawPng(matrix: Matrix, { widthMm, dpi }: CodeSize): Promise<Buffer> {
  const scale = Math.ceil(((widthMm / MM_PER_INCH) * dpi) / matrix.modules);
  const side = matrix.modules + 2 * QUIET_ZONE;
  const pixels = Buffer.alloc(side * side, 255);
  matrix.dark.forEach((isDark, at) => {
    const row = Math.floor(at / matrix.modules) + QUIET_ZONE;
    const column = (at % matrix.modules) + QUIET_ZONE;
    if (isDark) pixels[row * side + column] = 0;
  });
  const density = (scale * matrix.modules * MM_PER_INCH) / widthMm;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * scale, side * scale, { kernel: 'nearest' })
    .toColourspace('b-w')
    .withMetadata({ density })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Dark runs of each row as one path, so that no hairline can open between modules. */
function runs({ modules, dark }: Matrix): string {
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let start = 0; start < modules; start += 1) {
      if (!dark[row * modules + start]) continue;
      let end = start;
      while (end < modules && dark[row * modules + end]) end += 1;
      path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${end - start}v1h${start - end}z`;
      start = end;
    }
  }
  return path;
}
