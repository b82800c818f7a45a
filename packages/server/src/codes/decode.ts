/** Reads a drawn code back with ZXing, and a QR code with jsQR too; neither shares anything with the encoder or the other. */
import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { type ReadResult, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { CodeFormat } from '@hangtag/contract/wire/code';
import { inspectPdf, inspectPdfPages } from '../files/inspect/inspect.ts';

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

/** The text of a QR code that fills a picture of four bytes a pixel; null where none is found. */
export type SecondReader = (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => string | null;

/** Its types describe what bundlers make of the package; Node gives the module itself. */
const { default: jsqr } = jsQR as unknown as { readonly default: typeof jsQR };

const readAgain: SecondReader = (pixels, width, height) =>
  jsqr(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;

/**
 * The texts of all codes in a file, from its bytes, sorted.
 * @param readers The symbologies that are looked for.
 * @param second Reads each QR code once more; one that it reads otherwise is left out. @default jsQR
 */
export async function decodeFile(
  file: Buffer,
  format: CodeFormat,
  readers: readonly Reader[] = ['QRCode'],
  second: SecondReader = readAgain,
): Promise<readonly string[]> {
  if (format === 'pdf') return decodePdf(file, readers, second);
  const picture = format === 'eps' ? svgOfEps(file.toString('latin1')) : file;
  return decodePicture(picture, readers, second);
}

async function decodePicture(
  picture: Buffer,
  readers: readonly Reader[],
  second: SecondReader,
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
  const read: string[] = [];
  for (const { text, format, position } of found) {
    const isSame = format !== 'QRCode' || (await readPart(image, position, second)) === text;
    if (isSame) read.push(text);
  }
  return read.toSorted();
}

/** Around a symbol, as a share of it: less than the empty area that every symbol has. */
const MARGIN = 0.1;

/** Pixels along one side of a symbol at which the second reader tries. */
const SIZES = [300, 450, 600];

/** Reads one symbol of a picture, cut out, because the second reader looks for one only. */
async function readPart(
  { data, width, height }: Pixels,
  position: ReadResult['position'],
  second: SecondReader,
): Promise<string | null> {
  const corners = [
    position.topLeft,
    position.topRight,
    position.bottomLeft,
    position.bottomRight,
  ] as const;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const side = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const margin = Math.ceil(side * MARGIN);
  const left = Math.max(0, Math.min(...xs) - margin);
  const top = Math.max(0, Math.min(...ys) - margin);
  const box = {
    left,
    top,
    width: Math.min(width - left, side + 2 * margin),
    height: Math.min(height - top, side + 2 * margin),
  };
  // At one size two edges can fall on the same pixel, as on a page of many labels.
  for (const size of SIZES) {
    const part = await sharp(data, { raw: { width, height, channels: 4 } })
      .extract(box)
      .resize({ width: size, kernel: 'cubic' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const text = second(new Uint8ClampedArray(part.data), part.info.width, part.info.height);
    if (text !== null) return text;
  }
  return null;
}

/** A picture of four bytes a pixel. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** As PDFium draws its first page. */
const decodePdf = (file: Buffer, readers: readonly Reader[], second: SecondReader) =>
  withFile(file, async (name) => {
    const drawn = await inspectPdf(name, 'codes');
    const picture = drawn?.picture.renditions.at(-1);
    return picture ? decodePicture(picture.body, readers, second, WIDE) : [];
  });

/** Pages that are drawn at a time; what their pictures hold in memory. */
const PAGES_AT_ONCE = 10;

/** The texts of all QR codes on some pages of a PDF, as PDFium draws them, sorted. @param pages Counted from 0. */
export const decodePdfPages = (file: Buffer, pages: readonly number[]) =>
  withFile(file, async (name) => {
    const texts: string[] = [];
    for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
      const some = pages.slice(at, at + PAGES_AT_ONCE);
      const drawn = await inspectPdfPages(name, 'codes', some);
      for (const picture of drawn?.pictures ?? [])
        texts.push(...(await decodePicture(Buffer.from(picture), ['QRCode'], readAgain, WIDE)));
    }
    return texts.toSorted() as readonly string[];
  });

async function withFile<Found>(file: Buffer, read: (name: string) => Promise<Found>) {
  const name = path.join(tmpdir(), `hangtag-code-${randomUUID()}.pdf`);
  try {
    await writeFile(name, file, { mode: 0o600 });
    return await read(name);
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
