/** Uploads a stream of unknown length as one object: in parts, whole or not at all. */
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { asUnavailable } from './s3Errors.ts';

/** The largest film has 63 parts of this size; an upload holds two at a time in memory. */
const PART = { partSize: 8 * 1024 * 1024, queueSize: 2 };

interface Target {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

/**
 * Sends the stream and returns its size in bytes.
 * @throws the stream's own error when it breaks off, `StorageUnavailable` when the store fails; either way the upload
 * and its parts are aborted.
 */
export async function uploadStream(
  client: S3Client,
  target: Target,
  body: Readable,
): Promise<number> {
  let bytes = 0;
  let broken: unknown;
  async function* counted(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of body) {
        const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array | string);
        bytes += part.length;
        yield part;
      }
    } catch (error) {
      broken = error;
      throw error;
    }
  }
  try {
    await new Upload({
      client,
      params: { ...target, Body: Readable.from(counted()) },
      ...PART,
    }).done();
  } catch (error) {
    // An upload that fails stops the stream, which then breaks off too.
    if (error === broken) throw error;
    return asUnavailable(error);
  } finally {
    body.destroy();
  }
  return bytes;
}
