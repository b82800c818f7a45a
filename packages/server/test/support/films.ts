/** Films without a picture in them, for tests: containers that say how long and how large they are. */

interface Film {
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
}

/** An MP4 with one video track. */
export function mp4({ durationMs, width, height }: Film): Buffer {
  const times = [uint32(0, 0, 1000, durationMs)];
  const sample = Buffer.concat([
    Buffer.alloc(6),
    uint16(1),
    Buffer.alloc(16),
    uint16(width, height),
    uint32(0x480000, 0x480000, 0),
    uint16(1),
    Buffer.alloc(32),
    uint16(24, 0xffff),
  ]);
  const table = (name: string) => full(name, uint32(0));
  const media = box(
    'mdia',
    full('mdhd', ...times, uint16(0x55c4, 0)),
    full('hdlr', uint32(0), Buffer.from('vide'), Buffer.alloc(13)),
    box(
      'minf',
      full('vmhd', Buffer.alloc(8)),
      box('dinf', full('dref', uint32(1), full('url '))),
      box(
        'stbl',
        full('stsd', uint32(1), box('avc1', sample)),
        table('stts'),
        table('stsc'),
        full('stsz', uint32(0, 0)),
        table('stco'),
      ),
    ),
  );
  const track = Buffer.concat([uint32(0, 0, 1, 0, durationMs), Buffer.alloc(52)]);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), uint32(512), Buffer.from('isommp42')),
    box(
      'moov',
      full('mvhd', ...times, Buffer.alloc(76), uint32(2)),
      box('trak', full('tkhd', track, uint32(width << 16, height << 16)), media),
    ),
    box('mdat', Buffer.alloc(16)),
  ]);
}

/** A WebM with one video track. */
export function webm({ durationMs, width, height }: Film): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(durationMs);
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm')), element('4287', Buffer.from([2]))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', uint32(1_000_000)), element('4489', duration)),
      element(
        '1654ae6b',
        element(
          'ae',
          element('d7', Buffer.from([1])),
          element('83', Buffer.from([1])),
          element('86', Buffer.from('V_VP8')),
          element('e0', element('b0', uint16(width)), element('ba', uint16(height))),
        ),
      ),
    ),
  ]);
}

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(name), ...parts]);
  return Buffer.concat([uint32(body.length + 4), body]);
}

/** A box that begins with version and flags, all 0. */
const full = (name: string, ...parts: readonly Buffer[]) => box(name, uint32(0), ...parts);

/** An EBML element; its size takes eight bytes. */
function element(id: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), uint32(0x01000000, body.length), body]);
}

function uint16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2));
  return bytes;
}

function uint32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
}
