/** Opens the storage that the settings select. */
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { openDiskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the bucket if one is set, else a folder of the data directory.
 * @throws ConfigError with a sentence when the bucket cannot be used.
 */
export async function openStorage({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return openDiskStorage(path.join(dataDir, 'files'));
  // Loaded on demand: an installation on disk never needs these megabytes.
  const { openS3Storage } = await import('./s3.ts');
  return openS3Storage(s3);
}
