import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import { drain, listen } from '../start/listen.ts';
import { createUpload, picture, uploadBody } from '../../test/support/files.ts';
import { memoryStorage } from '../../test/support/memoryStorage.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';
import { receiveBody } from './receiveBody.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hangtag-receive-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

const leftovers = () => readdir(path.join(dataDir, 'uploads'));

describe('a body', () => {
  it('that stops without an end is dropped and leaves nothing', async () => {
    const silent = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(100)),
    });
    const folder = path.join(dataDir, 'uploads');
    const wanted = { folder, maxBytes: 1000, announced: undefined, idleMs: 50 };
    const cleanUp = vi.fn<() => Promise<void>>();
    await expect(receiveBody(silent, wanted, cleanUp)).rejects.toMatchObject({ status: 408 });
    expect(cleanUp).not.toHaveBeenCalled();
    expect(await leftovers()).toEqual([]);
  });

  it('that is under way stays when the clock jumps, and one that a dead process left goes', async () => {
    const folder = path.join(dataDir, 'uploads');
    const wanted = { folder, maxBytes: 1000, announced: undefined };
    const bodyOf = (text: string) => new Response(text).body;
    const yesterday = new Date(Date.now() - 86_400_000);
    const found = await receiveBody(bodyOf('first'), wanted, async ({ file }) => {
      const left = path.join(folder, 'left');
      await writeFile(left, 'half');
      for (const each of [file, left]) await utimes(each, yesterday, yesterday);
      await receiveBody(bodyOf('second'), wanted, () => Promise.resolve());
      expect(await leftovers()).toEqual([path.basename(file)]);
      return readFile(file, 'utf8');
    });
    expect(found).toBe('first');
    expect(await leftovers()).toEqual([]);
  });

  it('whose sender disconnects leaves nothing, and its row accepts another', async () => {
    const server = await startTestServer({ dataDir, port: 0 });
    const company = await makeCompany(server.db);
    const client = await server.as(await makeUser(server.db, company));
    const { uploadUrl, filesId } = await createUpload(client, company.id, {
      type: 'movie',
      fileName: 'harvest.mp4',
    });
    const http = await listen((...sent) => server.app.fetch(...sent), server.services.config);
    const { port } = http.address() as AddressInfo;
    const headers = { 'content-length': 50_000_000 };
    const upload = request({ port, path: uploadUrl, method: 'PUT', headers });
    upload.on('error', () => undefined);
    upload.write(Buffer.alloc(5_000_000));
    await vi.waitFor(async () => expect(await leftovers()).toHaveLength(1), { timeout: 5000 });
    upload.destroy();
    await vi.waitFor(async () => expect(await leftovers()).toEqual([]), { timeout: 5000 });
    await drain(http);
    const file = (await (await client.get(`/api/files/${filesId}`)).json()) as FileAsset;
    expect([file.fileUrl, file.status]).toEqual(['', 'active']);
  });

  it('without disk space is 503, and is accepted again without a restart', async () => {
    let isFull = true;
    const room = memoryStorage();
    const storage: typeof room = {
      ...room,
      write: (...blob) =>
        isFull
          ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
          : room.write(...blob),
    };
    const server = await startTestServer({ dataDir }, storage);
    const company = await makeCompany(server.db);
    const client = await server.as(await makeUser(server.db, company));
    const { uploadUrl } = await createUpload(client, company.id);
    const refused = await uploadBody(client, uploadUrl, await picture());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await leftovers()).toEqual([]);
    isFull = false;
    expect((await uploadBody(client, uploadUrl, await picture())).status).toBe(200);
  });
});
