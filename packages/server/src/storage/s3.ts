/** Stores blobs as objects of one bucket in any S3-compatible store. The SDK is loaded only when a bucket is set. */
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { isBelow, partsOf } from './names.ts';
import { asUnavailable, isMissing, refusedSentence } from './s3Errors.ts';
import type { S3Settings } from '../config/s3Settings.ts';
import type { Storage, StoredBlob } from './storage.ts';
import { type StoreLimits, makeClients, storeLimits, unlessStalled, within } from './s3Client.ts';
import { uploadStream } from './s3Upload.ts';

/** Objects deleted in parallel: not every store supports the call that deletes many at once. */
const REMOVED_AT_ONCE = 8;

interface Options {
  /** Names per list request, 1 to 1000. @default 1000 */
  readonly pageSize?: number;
  /** Time limits of the store. @default storeLimits */
  readonly limits?: StoreLimits;
}

/**
 * Opens storage in the bucket, which must exist.
 * @throws ConfigError with a sentence when the bucket cannot be used.
 */
export async function openS3Storage(
  settings: S3Settings,
  { pageSize = 1000, limits = storeLimits }: Options = {},
): Promise<Storage> {
  const { bucket: Bucket } = settings;
  const { asking, sending } = makeClients(settings, limits);
  const { answerMs, idleMs } = limits;
  const findBucket = () =>
    within(answerMs, (abortSignal) =>
      asking.send(new HeadBucketCommand({ Bucket }), { abortSignal }),
    );
  await findBucket().catch((error: unknown) => {
    throw refusedSentence(error, settings);
  });

  async function* list(prefix: string): AsyncGenerator<StoredBlob> {
    partsOf(prefix);
    let token: string | undefined;
    do {
      const asked = new ListObjectsV2Command({
        Bucket,
        Prefix: prefix,
        MaxKeys: pageSize,
        ContinuationToken: token,
      });
      const page = await within(answerMs, (abortSignal) =>
        asking.send(asked, { abortSignal }),
      ).catch(asUnavailable);
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
      if (!Buffer.isBuffer(body)) return uploadStream(sending, target, body);
      await sending.send(new PutObjectCommand({ ...target, Body: body })).catch(asUnavailable);
      return body.length;
    },

    async read(name, range) {
      partsOf(name);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const asked = new GetObjectCommand({ Bucket, Key: name, Range });
      const found = await within(answerMs, (abortSignal) =>
        asking.send(asked, { abortSignal }),
      ).catch((error: unknown) => (isMissing(error) ? null : asUnavailable(error)));
      if (!found?.Body) return null;
      // In Node the SDK's answer body is a Node stream.
      const stream = unlessStalled(found.Body as Readable, idleMs);
      return { stream, size: wholeSize(found.ContentRange) ?? found.ContentLength ?? 0 };
    },

    async remove(prefix) {
      let some: Promise<unknown>[] = [];
      for await (const { name } of list(prefix)) {
        const asked = new DeleteObjectCommand({ Bucket, Key: name });
        some.push(within(answerMs, (abortSignal) => asking.send(asked, { abortSignal })));
        if (some.length < REMOVED_AT_ONCE) continue;
        await Promise.all(some).catch(asUnavailable);
        some = [];
      }
      await Promise.all(some).catch(asUnavailable);
    },

    list,

    isReachable: () =>
      findBucket().then(
        () => true,
        () => false,
      ),
  };
}

/** The size of the whole object, from the header of a partial answer: `bytes 2-4/10`. */
function wholeSize(contentRange: string | undefined): number | null {
  const size = Number(contentRange?.split('/')[1]);
  return Number.isInteger(size) ? size : null;
}
