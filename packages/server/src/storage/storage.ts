/** Where bytes are kept. Disk today; an S3-compatible store has the same face. */
import type { Readable } from 'node:stream';

/** A place for blobs under slash-separated names. */
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
}

export interface StoredBody {
  readonly stream: Readable;
  /** Size of the whole blob in bytes, whatever the range. */
  readonly size: number;
}
