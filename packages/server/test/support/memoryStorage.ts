/** Storage for tests: a map. It keeps the same promises as the disk (`storage/storageContract.ts`). */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isBelow, partsOf } from '../../src/storage/names.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** An empty one; `now` dates what is written. */
export function memoryStorage(now = () => new Date()): Storage {
  const blobs = new Map<string, { readonly bytes: Buffer; readonly changedAt: Date }>();
  return {
    async write(name, body) {
      partsOf(name);
      const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
      blobs.set(name, { bytes, changedAt: now() });
      return bytes.length;
    },
    async read(name, range) {
      partsOf(name);
      const bytes = blobs.get(name)?.bytes;
      if (!bytes) return null;
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
      return { stream: Readable.from([part]), size: bytes.length };
    },
    async remove(prefix) {
      partsOf(prefix);
      for (const name of blobs.keys()) if (isBelow(name, prefix)) blobs.delete(name);
    },
    async *list(prefix) {
      partsOf(prefix);
      for (const [name, { bytes, changedAt }] of blobs) {
        if (isBelow(name, prefix)) yield { name, bytes: bytes.length, changedAt };
      }
    },
    isReachable: async () => true,
  };
}
