/** Translates a store's errors for the rest of the server. */
import { ConfigError } from '../config/config.ts';
import type { S3Settings } from '../config/s3Settings.ts';
import { StorageUnavailable } from './storage.ts';

/** The status the store answered with; undefined when it did not answer. */
function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

/** Whether the object does not exist; a missing bucket is another error. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** @throws StorageUnavailable always: the store refused, broke off or was unreachable, and may work again later. */
export function asUnavailable(error: unknown): never {
  throw new StorageUnavailable(error);
}

/** Why the server cannot start with this store, as a sentence that names the setting. */
export function refusedSentence(error: unknown, { bucket, endpoint }: S3Settings): ConfigError {
  const status = statusOf(error);
  if (status === 404)
    return new ConfigError([`There is no bucket ${bucket} at the store (S3_BUCKET).`]);
  if (status === 401 || status === 403) {
    const keys = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
    return new ConfigError([`The store refuses ${keys} for the bucket ${bucket}.`]);
  }
  if (status === 301 || status === 400) {
    return new ConfigError([`The store refuses S3_REGION or S3_FORCE_PATH_STYLE for ${bucket}.`]);
  }
  const where = endpoint ?? 'Amazon';
  return new ConfigError([`The file store at ${where} does not answer (S3_ENDPOINT).`]);
}
