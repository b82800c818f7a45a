/** Clients of an S3-compatible store, with time limits. */
import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3Settings.ts';
import { StorageUnavailable } from './storage.ts';

/** Time limits of a store, in milliseconds. */
export interface StoreLimits {
  /** Until it begins its answer to a call without a body, all attempts together. */
  readonly answerMs: number;
  /** Without a byte while a body is sent or read. */
  readonly idleMs: number;
}

/** The limits of a server. The idle limit must stay below 6 seconds: the client is told late of longer ones. */
export const storeLimits: StoreLimits = { answerMs: 5000, idleMs: 5000 };

/** How long a store may take to accept a connection, in milliseconds. */
const CONNECT_MS = 1900;

/** How long one part of a body may take, however steadily it arrives, in milliseconds. */
const PART_MS = 60_000;

/** One client for calls without a body, and one for calls that send one. */
export function makeClients(settings: S3Settings, { idleMs }: StoreLimits) {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const common = {
    region,
    ...(endpoint === null ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    maxAttempts: 2,
    // Amazon's checksums are sent only where the call requires one: other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const requestHandler = {
    connectionTimeout: CONNECT_MS,
    requestTimeout: PART_MS,
    throwOnRequestTimeout: true,
  };
  const sending = new S3Client({
    ...common,
    requestHandler: { ...requestHandler, socketTimeout: idleMs },
  });
  sending.middlewareStack.addRelativeTo(giveUpSilence, {
    relation: 'after',
    toMiddleware: 'retryMiddleware',
  });
  // An idle timeout would keep running while a body is read, and end the film of a viewer who pauses it.
  return { asking: new S3Client({ ...common, requestHandler }), sending };
}

/** Sends nothing again to a store that fell silent: its client has waited for the whole limit by then. */
const giveUpSilence =
  <Args, Output>(next: (args: Args) => Promise<Output>) =>
  async (args: Args): Promise<Output> => {
    try {
      return await next(args);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
      // The SDK tries again after a TimeoutError, also where it is a cause.
      throw new StorageUnavailable(error.message);
    }
  };

/** Runs a call and gives it up after `ms`; reading its answer may take longer. */
export async function within<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  try {
    return await call(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Passes the body on and gives up when its next piece is late. A slow reader may take its time. */
export function unlessStalled(body: Readable, idleMs: number): Readable {
  const giveUp = () => body.destroy(new StorageUnavailable('The store fell silent within a body.'));
  async function* pieces(): AsyncGenerator<Buffer> {
    let timer = setTimeout(giveUp, idleMs);
    try {
      for await (const piece of body) {
        clearTimeout(timer);
        yield piece as Buffer;
        timer = setTimeout(giveUp, idleMs);
      }
    } finally {
      clearTimeout(timer);
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
