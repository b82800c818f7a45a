import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import { openDiskStorage } from '../storage/disk.ts';
import { openS3Storage } from '../storage/s3.ts';
import type { Storage } from '../storage/storage.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestS3, startTestS3 } from '../../test/support/s3.ts';
import { startTestServer } from '../../test/support/server.ts';
import { claimEmptyStore } from './installationId.ts';
import { sweepBlobs } from './sweepBlobs.ts';

let s3: TestS3;
const folders: string[] = [];

beforeAll(async () => {
  s3 = await startTestS3();
});

afterAll(() => s3.close());

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const onDisk = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hangtag-sweep-'));
  folders.push(folder);
  return openDiskStorage(folder);
};

const keyOf = (file: FileAsset) => file.fileUrl.split('/')[2] ?? '';

async function keysIn(storage: Storage): Promise<readonly string[]> {
  const keys = new Set<string>();
  for await (const { name } of storage.list('files')) keys.add(name.split('/')[1] ?? '');
  return [...keys];
}

describe.each([
  ['on disk', onDisk],
  ['in a bucket', () => openS3Storage(s3.settings)],
])('the blob sweep %s', (_where, open) => {
  it('removes blobs without a row after a day, and nothing else', async () => {
    const storage = await open();
    const server = await startTestServer({}, storage);
    await claimEmptyStore(server.services);
    const company = await makeCompany(server.db);
    const client = await server.as(await makeUser(server.db, company));
    const file = await uploadPicture(client, company.id);
    await storage.write('files/left/640.webp', Buffer.from('half an upload'));
    await storage.write('files/left/original.mp4', Buffer.from('half an upload'));
    const at = (hours: number) => () => new Date(Date.now() + hours * 60 * 60 * 1000);

    expect(await sweepBlobs({ ...server.services, now: at(23) })).toBe(0);
    expect(await keysIn(storage)).toHaveLength(2);
    expect(await sweepBlobs({ ...server.services, now: at(25) })).toBe(1);
    expect(await keysIn(storage)).toEqual([keyOf(file)]);
    expect((await client.get(file.fileUrl)).status).toBe(200);
    await storage.remove('files');
    await storage.remove('installation');
  });
});
