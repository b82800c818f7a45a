/** An S3-compatible store for tests, in this process, on loopback, in a folder of its own. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import S3rver, { type Context } from '@20minutes/s3rver';
import type { S3Settings } from '../../src/config/s3Settings.ts';

/** What a store does with its requests; `stall` begins an answer and falls silent within it. */
export type StoreBehaviour = 'serve' | 'fail' | 'hang' | 'stall';

export interface TestS3 {
  readonly settings: S3Settings;
  /** Behaves so from the next request on. @default 'serve' */
  behave(as: StoreBehaviour): void;
  /** How many requests have come so far. */
  requestCount(): number;
  /** Uploads in parts that were begun and neither finished nor given up. */
  openUploads(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const BUCKET = 'hangtag';

export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hangtag-s3-'));
  const uploads = path.join(directory, BUCKET, '._S3rver_uploads');
  let behaviour: StoreBehaviour = 'serve';
  let requests = 0;
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  server.middleware.unshift(async (context, next) => {
    requests += 1;
    if (behaviour === 'hang') return new Promise(() => undefined);
    if (behaviour === 'fail') return fail(context);
    if (behaviour === 'stall') return stall(context);
    // Three things that other stores do and this one does not: it leaves out of the signature the slash that ends a
    // bucket's address, its pages need a cipher that is gone, and it cannot give up an upload in parts.
    if (/^\/[^/]+\/$/.test(context.path)) context.state['account'] = { id: 1, displayName: 'test' };
    if (context.query['list-type']) return answerPage(context, next);
    const { uploadId } = context.query;
    if (context.method !== 'DELETE' || !uploadId) return next();
    await rm(path.join(uploads, path.basename(uploadId)), { recursive: true, force: true });
    context.status = 204;
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    behave: (as) => void (behaviour = as),
    requestCount: () => requests,
    openUploads: () => readdir(uploads).catch(() => []),
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

function stall(context: Context): void {
  context.set('Content-Length', '1000');
  context.body = new Readable({ read: () => undefined });
  context.flushHeaders();
}

function fail(context: Context): void {
  context.status = 500;
  context.body = '<Error><Code>InternalError</Code><Message>broken</Message></Error>';
}

/** A page of a list, cut out of the whole list; the token is the last name of the page before. */
async function answerPage(context: Context, next: () => Promise<void>): Promise<void> {
  const { 'max-keys': size = '1000', 'continuation-token': token, ...query } = context.query;
  context.query = token ? { ...query, 'start-after': token } : query;
  await next();
  const whole = String(context.body);
  const entries = whole.match(/<Contents>.*?<\/Contents>/gs) ?? [];
  if (entries.length <= Number(size)) return;
  const shown = entries.slice(0, Number(size));
  const last = /<Key>(.*?)<\/Key>/.exec(shown.at(-1) ?? '')?.[1] ?? '';
  context.body = whole
    .replace(/<Contents>.*<\/Contents>/s, shown.join(''))
    .replace(
      '<IsTruncated>false</IsTruncated>',
      `<IsTruncated>true</IsTruncated><NextContinuationToken>${last}</NextContinuationToken>`,
    );
}
