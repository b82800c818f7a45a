/** The boxes that an MP4 file consists of: its first bytes alone may stand before anything, e.g. a page. */
import { open } from 'node:fs/promises';

/** Boxes that are looked at; a file has a handful, one in fragments has its `moov` in front. */
const MAX_BOXES = 1000;

/** Whether a chain of boxes from the first byte leads to `moov`, which describes the film. */
export async function hasMovie(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size: end } = await handle.stat();
    const head = Buffer.alloc(16);
    let at = 0;
    for (let count = 0; count < MAX_BOXES && at + 8 <= end; count += 1) {
      const { bytesRead } = await handle.read(head, 0, 16, at);
      if (head.toString('latin1', 4, 8) === 'moov') return true;
      const size = sizeOf(head, bytesRead);
      // Shorter than its own head, or to the end of the file.
      if (size < 8) return false;
      at += size;
    }
    return false;
  } finally {
    await handle.close();
  }
}

/** Bytes of a box with its head: in 32 bits, or after the type in 64. */
function sizeOf(head: Buffer, bytesRead: number): number {
  const size = head.readUInt32BE(0);
  return size === 1 && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : size;
}
