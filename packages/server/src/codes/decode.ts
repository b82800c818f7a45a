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

/** As wide as PDFium's drawing, for a page of labels and for the fine bars of a linear code. */
const WIDE = 1280;

/** Dots per inch at which vectors are drawn. */
const DENSITY = 300;

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

/** Names of symbologies as the decoder calls them. */
export type Reader = 'QRCode' | 'DataMatrix' | 'EAN13' | 'EAN8';

/** The texts of all codes in a file, from its bytes, sorted. @param readers The symbologies that are looked for. */
export async function decodeFile(
  file: Buffer,
  format: CodeFormat,
  readers: readonly Reader[] = ['QRCode'],
): Promise<readonly string[]> {
  if (format === 'pdf') return decodePdf(file, readers);
  return decodePicture(format === 'eps' ? svgOfEps(file.toString('latin1')) : file, readers);
}

async function decodePicture(
  picture: Buffer,
  readers: readonly Reader[],
  width = readers.length > 1 ? WIDE : SIDE,
): Promise<readonly string[]> {
  await prepare();
  const { data, info } = await sharp(picture, { density: DENSITY })
    .resize({ width, withoutEnlargement: true })
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
  const found = await readBarcodes(image as ImageData, { formats: [...readers], tryHarder: true });
  return found.map(({ text }) => text).toSorted();
}

/** As PDFium draws its first page. */
async function decodePdf(file: Buffer, readers: readonly Reader[]): Promise<readonly string[]> {
  const name = path.join(tmpdir(), `hangtag-code-${randomUUID()}.pdf`);
  try {
    await writeFile(name, file, { mode: 0o600 });
    const drawn = await inspectPdf(name, 'codes');
    const picture = drawn?.picture.renditions.at(-1);
    return picture ? await decodePicture(picture.body, readers, WIDE) : [];
  } finally {
    await rm(name, { force: true });
  }
}

/** No program here runs PostScript, so the rectangles that the file fills are drawn as they stand in it. */
function svgOfEps(eps: string): Buffer {
  const [, width = '0', height = '0'] = /^%%HiResBoundingBox: 0 0 (\S+) (\S+)/m.exec(eps) ?? [];
  const parts = eps.matchAll(
    /^gsave (\S+) (\S+) translate\n(\S+) dup neg scale [^\n]*\n([^]*?)^grestore$/gm,
  );
  const drawn = [...parts].map(([, x, y, unit, body = '']) => {
    const rects = [...body.matchAll(/^(\S+) (\S+) (\S+) (\S+) rectfill$/gm)].map(
      ([, left, top, wide, high]) =>
        `<rect x="${left}" y="${top}" width="${wide}" height="${high}"/>`,
    );
    const top = Number(height) - Number(y);
    return `<g transform="translate(${x} ${top}) scale(${unit})">${rects.join('')}</g>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${(WIDE * 72) / DENSITY}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${drawn.join('')}</svg>`,
  );
}
