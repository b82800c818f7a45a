/** Reads a drawn code back with ZXing, which shares nothing with the encoder. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

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

/** The text of the one QR code in an SVG or PNG file, from its pixels; null when none or several can be read. */
export async function decodeFile(file: Buffer): Promise<string | null> {
  await prepare();
  const { data, info } = await sharp(file, { density: 300 })
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
