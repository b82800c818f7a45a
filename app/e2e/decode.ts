/** Decodes a printed code from its pixels, with another library than the one that drew it. */
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The text of the one QR code in a PNG file; null when none or several are found. */
export async function decodePng(file: Uint8Array): Promise<string | null> {
  await prepare();
  const found = await readBarcodes(file, { formats: ['QRCode'], tryHarder: true });
  return found.length === 1 ? (found[0]?.text ?? null) : null;
}

let pdfium: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** The texts of all QR codes on the first page of a PDF file, sorted. */
export async function decodePdf(file: Uint8Array): Promise<readonly string[]> {
  await prepare();
  pdfium ??= PDFiumLibrary.init();
  const document = await (await pdfium).loadDocument(file);
  const drawn = await document.getPage(0).render({ scale: 3, render: 'bitmap' });
  const { width, height } = drawn;
  const data = new Uint8ClampedArray(drawn.data);
  document.destroy();
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text }) => text).toSorted();
}

/** The rectangles of an EPS file where it fills them, as SVG: no program here runs PostScript. */
export function svgOfEps(eps: string): string {
  const [, width, height] = /^%%HiResBoundingBox: 0 0 (\S+) (\S+)$/m.exec(eps) ?? [];
  const drawn = eps.split('\n').map((line) => {
    const [, x, y] = /^gsave (\S+) (\S+) translate$/.exec(line) ?? [];
    if (x !== undefined) return `<g transform="translate(${x} ${y})">`;
    const [, unit] = /^(\S+) dup neg scale 0 0 0 1 setcmykcolor$/.exec(line) ?? [];
    if (unit !== undefined) return `<g transform="scale(${unit} -${unit})">`;
    const [, left, top, wide, high] = /^(\S+) (\S+) (\S+) (\S+) rectfill$/.exec(line) ?? [];
    if (left !== undefined)
      return `<rect x="${left}" y="${top}" width="${wide}" height="${high}"/>`;
    return line === 'grestore' ? '</g></g>' : '';
  });
  // PostScript counts from the bottom.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><g transform="translate(0 ${height}) scale(1 -1)">${drawn.join('')}</g></svg>`;
}

async function prepare() {
  // From the installed package, because the library would download its WebAssembly.
  const program = await readFile(
    new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  );
  const wasmBinary = new Uint8Array(program).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Pixels per inch that a PNG file declares (its pHYs chunk); 0 when it declares none. */
export function pngDpi(file: Buffer): number {
  const at = file.indexOf('pHYs', 0, 'latin1');
  if (at === -1) return 0;
  const perMetre = file.readUInt32BE(at + 4);
  return Math.round(perMetre * 0.0254);
}
