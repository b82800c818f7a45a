/** Stores bytes in a folder on disk or a bucket of an S3-compatible store, behind one interface. */
import type { Readable } from 'node:stream';

/** A store of blobs under slash-separated names. */
export interface Storage {
  /** Stores the whole stream or nothing; returns its size in bytes. */
  write(name: string, body: Readable | Buffer): Promise<number>;
  /** Opens a blob, or a byte range of it; null when there is none. */
  read(
    name: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<StoredBody | null>;
  /** Removes every blob below a prefix; missing ones are no error. */
  remove(prefix: string): Promise<void>;
  /** Every blob below a prefix, in no order, without half-written ones. */
  list(prefix: string): AsyncIterable<StoredBlob>;
  /** Whether the store answers now. */
  isReachable(): Promise<boolean>;
}

export interface StoredBody {
  readonly stream: Readable;
  /** Size of the whole blob in bytes, whatever the range. */
  readonly size: number;
}

/** What the store knows about a blob without opening it. */
export interface StoredBlob {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/** The code of a `StorageUnavailable` for `http/errors.ts`. */
export const STORAGE_UNAVAILABLE = 'ESTORAGE';

/** The store does not answer, or not as it should: the caller did nothing wrong, and it may pass. */
export class StorageUnavailable extends Error {
  readonly code = STORAGE_UNAVAILABLE;

  constructor(cause: unknown) {
    super('The file store is not available.', { cause });
    this.name = 'StorageUnavailable';
  }
}
