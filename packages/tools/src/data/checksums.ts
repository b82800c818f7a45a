/** Checksums of the bodies of an archive. */
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** A body's size and SHA-256, known after its last byte. */
export interface Checksum {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** Passes a body through and reports its size and sum. */
export function checksumStream(): { readonly through: Transform; readonly sum: () => Checksum } {
  const hash = createHash('sha256');
  let bytes = 0;
  let result: Checksum | undefined;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      hash.update(chunk);
      bytes += chunk.length;
      callback(null, chunk);
    },
  });
  return { through, sum: () => (result ??= { bytes, sha256: hash.digest('hex') }) };
}

/** One line as `sha256sum` writes it. */
export const checksumLine = (name: string, { sha256 }: Checksum): string => `${sha256}  ${name}\n`;

/** Names by the sums of such lines; null when a line has another form. */
export function readChecksums(text: string): ReadonlyMap<string, string> | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const pairs = lines.map((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line));
  if (pairs.includes(null)) return null;
  return new Map(pairs.map((pair) => [pair?.[2] ?? '', pair?.[1] ?? '']));
}
