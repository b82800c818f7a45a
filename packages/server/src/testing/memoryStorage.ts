/** Storage for tests: a map. It keeps the same promises as the disk (`storage/storageContract.ts`). */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';

export function memoryStorage(): Storage {
  const blobs = new Map<string, Buffer>();
  return {
    async write(name, body) {
      const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
      blobs.set(name, bytes);
      return bytes.length;
    },
    async read(name, range) {
      const bytes = blobs.get(name);
      if (!bytes) return null;
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
      return { stream: Readable.from([part]), size: bytes.length };
    },
    async remove(prefix) {
      for (const name of blobs.keys()) if (name.startsWith(prefix)) blobs.delete(name);
    },
  };
}
