/** Pictures of any size in few bytes: sharp would draw every pixel of one first. */
import { crc32, deflateSync } from 'node:zlib';

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

/** A red PNG; each pixel is one bit. @param width In pixels. @param height In pixels. */
export function redPng(width: number, height: number): Buffer {
  const [bitDepth, palette] = [1, 3];
  const header = Buffer.from([bitDepth, palette, 0, 0, 0]);
  const lineBytes = 1 + Math.ceil(width / 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([number(width), number(height), header])),
    chunk('PLTE', Buffer.from([0xff, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.alloc(lineBytes * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
