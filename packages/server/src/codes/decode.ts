/** Reads a drawn code back with ZXing, which shares nothing with the encoder. */
import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { CodeFormat } from '@hangtag/contract/wire/code';
import { inspectPdf } from '../files/inspect/inspect.ts';

/** Pixels along one side that are enough for any of our symbols; larger pictures are only slower. */
const SIDE = 600;

let ready: Promise<unknown> | undefined;

/** From the installed package: left alone, the library would fetch its program from the network. */
async function prepare(): Promise<void> {
  ready ??= readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
    (wasm) => {
      const wasmBinary = new Uint8Array(wasm).buffer;
      return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    },
  );
  await ready;
}

/** The text of the one QR code in a file, from its bytes; null when none or several can be read. */
export async function decodeFile(file: Buffer, format: CodeFormat): Promise<string | null> {
  if (format === 'pdf') return decodePdf(file);
  return decodePicture(format === 'eps' ? svgOfEps(file.toString('latin1')) : file);
}

async function decodePicture(picture: Buffer): Promise<string | null> {
  await prepare();
  const { data, info } = await sharp(picture, { density: 300 })
    .resize({ width: SIDE, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
  const found = await readBarcodes(image as ImageData, { formats: ['QRCode'], tryHarder: true });
  return found.length === 1 ? (found[0]?.text ?? null) : null;
}

/** As PDFium draws its first page. */
async function decodePdf(file: Buffer): Promise<string | null> {
  const name = path.join(tmpdir(), `hangtag-code-${randomUUID()}.pdf`);
  try {
    await writeFile(name, file, { mode: 0o600 });
    const drawn = await inspectPdf(name, 'codes');
    const picture = drawn?.picture.renditions.at(-1);
    return picture ? await decodePicture(picture.body) : null;
  } finally {
    await rm(name, { force: true });
  }
}

/** No program here runs PostScript, so the rectangles that the file fills are drawn as they stand in it. */
function svgOfEps(eps: string): Buffer {
  const [, size = '0'] = /^%%HiResBoundingBox: 0 0 (\S+)/m.exec(eps) ?? [];
  const [, unit = '1'] = /^gsave (\S+) dup scale/m.exec(eps) ?? [];
  const side = Number(size) / Number(unit);
  const rectangles = eps.matchAll(/^(\d+) (\d+) (\d+) (\d+) rectfill$/gm);
  const drawn = [...rectangles].map(([, x, y, width, height]) => {
    const top = side - Number(y) - Number(height);
    return `<rect x="${x}" y="${top}" width="${width}" height="${height}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">${drawn.join('')}</svg>`,
  );
}
