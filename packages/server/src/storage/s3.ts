/** Blobs as objects of one bucket; any store that speaks S3. Nothing of the SDK is loaded without it. */
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isBelow, partsOf } from './names.ts';
import { asUnavailable, isMissing, refusedSentence } from './s3Errors.ts';
import type { S3Settings } from '../config/s3Settings.ts';
import type { Storage, StoredBlob } from './storage.ts';
import { uploadStream } from './s3Upload.ts';

/** How long a store may take, in milliseconds: to answer the phone, to begin its answer, to go on with it. */
const TIMEOUTS = { connectionTimeout: 3000, requestTimeout: 60_000, socketTimeout: 15_000 };

/** Objects removed side by side: the call that removes many at once is not known to every store. */
const REMOVED_AT_ONCE = 8;

interface Options {
  /** Names asked for at once, 1 to 1000. @default 1000 */
  readonly pageSize?: number;
  /** How long the store may take. @default PATIENCE */
  readonly timeouts?: typeof TIMEOUTS;
}

/**
 * Storage in the bucket, which must exist.
 * @throws ConfigError with a sentence when the bucket cannot be used.
 */
export async function openS3Storage(
  settings: S3Settings,
  { pageSize = 1000, timeouts: patience = TIMEOUTS }: Options = {},
): Promise<Storage> {
  const { bucket: Bucket } = settings;
  const client = makeClient(settings, patience);
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    throw refusedSentence(error, settings);
  });

  async function* list(prefix: string): AsyncGenerator<StoredBlob> {
    partsOf(prefix);
    let token: string | undefined;
    do {
      const page = await client
        .send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: prefix,
            MaxKeys: pageSize,
            ContinuationToken: token,
          }),
        )
        .catch(asUnavailable);
      for (const { Key: name = '', Size: bytes = 0, LastModified: changedAt } of page.Contents ??
        []) {
        if (isBelow(name, prefix)) yield { name, bytes, changedAt: changedAt ?? new Date() };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }

  return {
    async write(name, body) {
      partsOf(name);
      const target = { Bucket, Key: name, ContentType: 'application/octet-stream' };
      if (!Buffer.isBuffer(body)) return uploadStream(client, target, body);
      await client.send(new PutObjectCommand({ ...target, Body: body })).catch(asUnavailable);
      return body.length;
    },

    async read(name, range) {
      partsOf(name);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client
        .send(new GetObjectCommand({ Bucket, Key: name, Range }))
        .catch((error: unknown) => (isMissing(error) ? null : asUnavailable(error)));
      if (!found?.Body) return null;
      // In Node the body of an answer is a stream of Node's.
      const stream = found.Body as Readable;
      return { stream, size: wholeSize(found.ContentRange) ?? found.ContentLength ?? 0 };
    },

    async remove(prefix) {
      let some: Promise<unknown>[] = [];
      for await (const { name } of list(prefix)) {
        some.push(client.send(new DeleteObjectCommand({ Bucket, Key: name })));
        if (some.length < REMOVED_AT_ONCE) continue;
        await Promise.all(some).catch(asUnavailable);
        some = [];
      }
      await Promise.all(some).catch(asUnavailable);
    },

    list,
  };
}

function makeClient(settings: S3Settings, timeouts: typeof TIMEOUTS): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    maxAttempts: 2,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    // Checksums of Amazon's own kind are sent only where the call demands one: other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Bytes of the whole object, from the header of a partial answer: `bytes 2-4/10`. */
function wholeSize(contentRange: string | undefined): number | null {
  const size = Number(contentRange?.split('/')[1]);
  return Number.isInteger(size) ? size : null;
}
