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

/** The texts of all QR codes on the first page of a PDF file, sorted. */
export async function decodePdf(file: Uint8Array): Promise<readonly string[]> {
  await prepare();
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const drawn = await document.getPage(0).render({ scale: 3, render: 'bitmap' });
  const { width, height } = drawn;
  const data = new Uint8ClampedArray(drawn.data);
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text }) => text).toSorted();
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
