/** Stores a received upload under a new key and makes it the file's content. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileType } from '@hangtag/contract/wire/section';
import type { Services } from '../http/vars.ts';
import { Refusal } from '../http/refusal.ts';
import { type Storage, StorageUnavailable } from '../storage/storage.ts';
import { type ProcessedFile, processFile } from './processFile.ts';
import { type FileRow, setBody } from './queries.ts';
import type { ReceivedBody } from './receiveBody.ts';
import { removeBlobs } from './sweepBlobs.ts';

type Target = Pick<FileRow, 'id' | 'companyId'> & { readonly type: FileType };

/** The metadata of an upload. */
interface UploadDetails {
  /** The upload address' nonce, spent in the same transaction; null for the server's own files. */
  readonly nonce: string | null;
  /** Name of the uploaded file; absent keeps the announced one. */
  readonly fileName?: string | undefined;
}

/** 128 random bits: the folder in storage and the part of the address that cannot be guessed. */
export const newFileKey = () => randomBytes(16).toString('hex');

/**
 * Stores the content and returns the changed row.
 * @throws Refusal 415 when the content does not match the file's type, 403 when the nonce is already used.
 */
export async function storeBody(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  target: Target,
  received: ReceivedBody,
  delivery: UploadDetails,
): Promise<FileRow> {
  const { facts, blobs } = await processFile(target.type, received, String(target.companyId));
  return storeProcessedBody({ db, storage }, target, facts, blobs, delivery);
}

/** Writes blobs under a new key, then changes the row. */
export async function storeProcessedBody(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  target: Target,
  facts: ProcessedFile['facts'],
  blobs: ProcessedFile['blobs'],
  { nonce, fileName }: UploadDetails,
): Promise<FileRow> {
  const key = newFileKey();
  await writeBlobs(storage, key, blobs);
  const body = { ...facts, key, fileName };
  const stored = await setBody(db, target, body, nonce).catch(async (error: unknown) => {
    // After a lost connection it is unknown whether the row names the key; the sweep decides a day later.
    if (error instanceof Refusal) await removeBlobs(storage, key);
    throw error;
  });
  if (stored.unusedKey !== null) await removeBlobs(storage, stored.unusedKey);
  return stored.row;
}

async function writeBlobs(
  storage: Storage,
  key: string,
  blobs: ProcessedFile['blobs'],
): Promise<void> {
  try {
    for (const { name, from } of blobs) {
      const body = typeof from === 'string' ? createReadStream(from) : from;
      await storage.write(`files/${key}/${name}`, body);
    }
  } catch (error) {
    // A store that is away would be waited for once more; the sweep removes what it may have taken.
    if (!(error instanceof StorageUnavailable)) await removeBlobs(storage, key);
    throw error;
  }
}
