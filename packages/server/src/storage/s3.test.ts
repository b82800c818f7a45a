import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestS3, startTestS3 } from '../../test/support/s3.ts';
import { openS3Storage } from './s3.ts';
import { storeLimits } from './s3Client.ts';
import type { Storage, StoredBody } from './storage.ts';
import { storageSuite } from '../../test/support/storageSuite.ts';

let s3: TestS3;

beforeAll(async () => {
  s3 = await startTestS3();
});

afterAll(() => s3.close());

beforeEach(() => s3.behave('serve'));

const openEmpty = async (): Promise<Storage> => {
  const storage = await openS3Storage(s3.settings, { pageSize: 2 });
  await storage.remove('files');
  return storage;
};

/** `size` bytes in pieces, then the end or a broken connection. */
function body(size: number, isBroken = false): Readable {
  function* pieces() {
    for (let left = size; left > 0; left -= 1024 * 1024) {
      yield Buffer.alloc(Math.min(left, 1024 * 1024), 'x');
    }
    if (isBroken) throw new Error('connection lost');
  }
  return Readable.from(pieces());
}

const wholeOf = (found: StoredBody | null) => buffer(found?.stream ?? Readable.from([]));

describe('storage in an S3-compatible store', () => {
  storageSuite(openEmpty);

  it('lists and removes over several pages', async () => {
    const storage = await openEmpty();
    const names = ['1', '2', '3', '4', '5'].map((each) => `files/a/${each}`);
    for (const name of names) await storage.write(name, Buffer.from('x'));
    const listed: string[] = [];
    for await (const { name } of storage.list('files/a')) listed.push(name);
    expect(listed.toSorted()).toEqual(names);
    await storage.remove('files/a');
    for (const name of names) expect(await storage.read(name)).toBeNull();
  });

  it('sends a large body in parts', async () => {
    const storage = await openEmpty();
    const size = 20 * 1024 * 1024;
    expect(await storage.write('files/a/film', body(size))).toBe(size);
    const end = await storage.read('files/a/film', { start: size - 2, end: size - 1 });
    expect(end?.size).toBe(size);
    end?.stream.destroy();
    expect(await s3.openUploads()).toEqual([]);
  });

  it('removes the parts of a large body that breaks off', async () => {
    const storage = await openEmpty();
    const write = storage.write('files/a/film', body(20 * 1024 * 1024, true));
    await expect(write).rejects.toThrow('connection lost');
    expect(await storage.read('files/a/film')).toBeNull();
    expect(await s3.openUploads()).toEqual([]);
  });

  it('is unavailable while the store fails, and works again without a restart', async () => {
    const storage = await openEmpty();
    await storage.write('files/a/x', Buffer.from('x'));
    s3.behave('fail');
    const unavailable = { code: 'ESTORAGE' };
    await expect(storage.read('files/a/x')).rejects.toMatchObject(unavailable);
    await expect(storage.write('files/a/y', Buffer.from('y'))).rejects.toMatchObject(unavailable);
    await expect(storage.write('files/a/y', body(9))).rejects.toMatchObject(unavailable);
    await expect(storage.remove('files/a')).rejects.toMatchObject(unavailable);
    s3.behave('serve');
    expect((await storage.read('files/a/x'))?.size).toBe(1);
  });

  it('waits a limited time for a silent store', async () => {
    const limits = { answerMs: 1000, idleMs: 100 };
    const storage = await openS3Storage(s3.settings, { limits });
    expect(await storage.isReachable()).toBe(true);
    s3.behave('hang');
    const asked = [
      storage.read('files/a/x'),
      storage.write('files/a/y', Buffer.from('y')),
      storage.write('files/a/y', body(9)),
      storage.remove('files/a'),
    ];
    const unavailable = { status: 'rejected', reason: { code: 'ESTORAGE' } };
    expect(await Promise.allSettled(asked)).toMatchObject(asked.map(() => unavailable));
    expect(await storage.isReachable()).toBe(false);
  });

  it.each([
    ['small', () => Buffer.from('y')],
    ['streamed', () => body(9)],
    ['large', () => body(20 * 1024 * 1024)],
  ])('sends a %s body once to a silent store', async (_size, made) => {
    const storage = await openS3Storage(s3.settings, {
      limits: { answerMs: 1000, idleMs: 100 },
    });
    s3.behave('hang');
    const before = s3.requestCount();
    await expect(storage.write('files/a/y', made())).rejects.toMatchObject({ code: 'ESTORAGE' });
    expect(s3.requestCount() - before).toBe(1);
  });

  it('drops a store that falls silent within a body, but waits for a slow reader', async () => {
    const size = 4 * 1024 * 1024;
    await (await openEmpty()).write('files/a/film', body(size));
    const limits = { ...storeLimits, idleMs: 1000 };
    const storage = await openS3Storage(s3.settings, { limits });
    const slow = await storage.read('files/a/film');
    const pieces: Buffer[] = [];
    for await (const piece of slow?.stream ?? []) {
      pieces.push(piece as Buffer);
      if (pieces.length > 1) continue;
      s3.behave('stall');
      const stalled = await storage.read('files/a/film');
      // The limit ends this read, so the reader of the first one has paused for longer than that.
      await expect(wholeOf(stalled)).rejects.toMatchObject({ code: 'ESTORAGE' });
    }
    expect(Buffer.concat(pieces)).toHaveLength(size);
  });
});

describe('an unusable store stops the start with a message', () => {
  it.each([
    ['an unknown bucket', { bucket: 'nobodys' }, /no bucket nobodys .*S3_BUCKET/],
    ['an unknown key', { accessKeyId: 'wrong' }, /refuses S3_ACCESS_KEY_ID and S3_SECRET/],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }, /does not answer \(S3_ENDPOINT\)/],
  ])('%s', async (_what, wrong, sentence) => {
    const opened = openS3Storage({ ...s3.settings, ...wrong });
    await expect(opened).rejects.toMatchObject({ name: 'ConfigError' });
    await expect(opened).rejects.toThrow(sentence);
    await expect(opened).rejects.not.toThrow('S3RVER');
  });
});
