/** The boxes that an MP4 file consists of: its first bytes alone may stand before anything, e.g. a page. */
import { type FileHandle, open } from 'node:fs/promises';

/** Boxes of one kind that are looked at; a file has a handful, one in fragments has its `moov` in front. */
const MAX_BOXES = 1000;

/** Where boxes stand in a file, in bytes. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether the boxes lead from the first byte to the media of a track, without which there is nothing to show. */
export async function hasTrack(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    let found: Span | null = { start: 0, end: size };
    for (const name of ['moov', 'trak', 'mdia']) found &&= await findBox(handle, name, found);
    return found !== null;
  } finally {
    await handle.close();
  }
}

/** What the first box of this name holds; null where the chain of boxes does not lead to one. */
async function findBox(handle: FileHandle, name: string, within: Span): Promise<Span | null> {
  const head = Buffer.alloc(16);
  let at = within.start;
  for (let count = 0; count < MAX_BOXES && at + 8 <= within.end; count += 1) {
    const { bytesRead } = await handle.read(head, 0, 16, at);
    const { size, headSize } = sizeOf(head, bytesRead, within.end - at);
    // Shorter than its own head.
    if (size < headSize) return null;
    const end = at + size;
    if (head.toString('latin1', 4, 8) === name) {
      return end <= within.end ? { start: at + headSize, end } : null;
    }
    at = end;
  }
  return null;
}

/** Bytes of a box with its head: in 32 bits, or after the type in 64; 0 says that it takes all that is `left`. */
function sizeOf(head: Buffer, bytesRead: number, left: number) {
  const size = head.readUInt32BE(0);
  if (size === 1 && bytesRead === 16)
    return { size: Number(head.readBigUInt64BE(8)), headSize: 16 };
  return { size: size === 0 ? left : size, headSize: 8 };
}
