/** Clients of an S3-compatible store, which never wait for one that has fallen silent. */
import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3Settings.ts';
import { StorageUnavailable } from './storage.ts';

/** How long a store may take, in milliseconds. */
export interface StoreLimits {
  /** To begin its answer to a call that sends no body, all attempts together. */
  readonly answerMs: number;
  /** Without a byte while a body is sent or read. */
  readonly silenceMs: number;
}

/** The limits of a server. A body's silence must stay below 6 seconds: the client hears of longer ones late. */
export const storeLimits: StoreLimits = { answerMs: 5000, silenceMs: 5000 };

/** How long a store may take to accept a connection, in milliseconds. */
const CONNECT_MS = 1900;

/** How long it may take over one part of a body, however steadily it comes, in milliseconds. */
const PART_MS = 60_000;

/** A client for calls without a body, and one for those that send one. */
export function makeClients(settings: S3Settings, { silenceMs }: StoreLimits) {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const common = {
    region,
    ...(endpoint === null ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    maxAttempts: 2,
    // Checksums of Amazon's own kind are sent only where the call demands one: other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const requestHandler = {
    connectionTimeout: CONNECT_MS,
    requestTimeout: PART_MS,
    throwOnRequestTimeout: true,
  };
  return {
    // The time of silence would go on while a body is read, and end the film of somebody who pauses it.
    asking: new S3Client({ ...common, requestHandler }),
    sending: new S3Client({
      ...common,
      requestHandler: { ...requestHandler, socketTimeout: silenceMs },
    }),
  };
}

/** Runs a call that is given up after `ms`; what it answers with may take longer to be read. */
export async function within<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  try {
    return await call(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The same body, given up when its next piece does not come in time. A slow reader may take its time. */
export function unlessSilent(body: Readable, silenceMs: number): Readable {
  const giveUp = () => body.destroy(new StorageUnavailable('The store fell silent within a body.'));
  async function* pieces(): AsyncGenerator<Buffer> {
    let timer = setTimeout(giveUp, silenceMs);
    try {
      for await (const piece of body) {
        clearTimeout(timer);
        yield piece as Buffer;
        timer = setTimeout(giveUp, silenceMs);
      }
    } finally {
      clearTimeout(timer);
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
