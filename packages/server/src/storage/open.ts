/** Opens the storage that the settings select. */
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { openDiskStorage } from './disk.ts';
import { SpanKind, inSpan } from '../support/span.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the bucket if one is set, else a folder of the data directory.
 * @throws ConfigError with a sentence when the bucket cannot be used.
 */
export async function openStorage({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return traced(await openDiskStorage(path.join(dataDir, 'files')));
  // Loaded on demand: an installation on disk never needs these megabytes.
  const { openS3Storage } = await import('./s3.ts');
  return traced(await openS3Storage(s3));
}

/** Puts calls to the store into spans. */
function traced(storage: Storage): Storage {
  const call = <Result>(name: string, work: () => Promise<Result>) =>
    inSpan(`storage ${name}`, { kind: SpanKind.CLIENT }, work);
  return {
    ...storage,
    write: (name, body) => call('write', () => storage.write(name, body)),
    read: (name, range) => call('read', () => storage.read(name, range)),
    remove: (prefix) => call('remove', () => storage.remove(prefix)),
  };
}
