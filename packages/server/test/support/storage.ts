/** Where the files of a test are: in memory, or with `TEST_STORAGE=s3` in a bucket, for the same suite once more. */
import { openS3Storage } from '../../src/storage/s3.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { memoryStorage } from './memoryStorage.ts';
import { startTestS3 } from './s3.ts';

let bucket: Promise<Storage> | null = null;

/** An empty one. The store lives as long as the process that tests. */
export async function cleanStorage(): Promise<Storage> {
  if (process.env['TEST_STORAGE'] !== 's3') return memoryStorage();
  bucket ??= startTestS3().then(({ settings }) => openS3Storage(settings));
  const storage = await bucket;
  await storage.remove('files');
  await storage.remove('installation');
  return storage;
}
