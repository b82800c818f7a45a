import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset, FileUploadAnswer } from '@hangtag/contract/wire/file';
import { openS3Storage } from '../storage/s3.ts';
import type { Storage } from '../storage/storage.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, picture, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestS3, startTestS3 } from '../../test/support/s3.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { sweepDeletedFiles } from './sweepPendingUploads.ts';

let s3: TestS3;
let server: TestServer;
let client: TestClient;
let companyId: number;

beforeAll(async () => {
  s3 = await startTestS3();
});

afterAll(() => s3.close());

beforeEach(async () => {
  s3.behave('serve');
  const storage = await openS3Storage(s3.settings);
  await storage.remove('files');
  await enter(storage);
});

async function enter(storage: Storage): Promise<void> {
  server = await startTestServer({}, storage);
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
}

const names = async () => {
  const found: string[] = [];
  for await (const { name } of server.services.storage.list('files')) found.push(name);
  return found;
};

const film = (bytes: number) =>
  Buffer.concat([
    Buffer.from(
      '\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x18moov\0\0\0\x10trak\0\0\0\x08mdia\0\0\0\0mdat',
      'latin1',
    ),
    Buffer.alloc(bytes),
  ]);

describe('files in a bucket', () => {
  it('are uploaded to this server, and served by it in whole and in ranges', async () => {
    const body = film(20 * 1024 * 1024);
    body.write('the end', body.length - 7);
    const { uploadUrl } = await createUpload(client, companyId, {
      type: 'movie',
      fileName: 'a.mp4',
    });
    const stored = (await (await uploadBody(client, uploadUrl, body)).json()) as FileAsset;
    expect(stored.fileUrl).toMatch(/^\/media\//);
    const whole = await client.get(stored.fileUrl);
    expect(whole.headers.get('content-length')).toBe(String(body.length));
    expect(Buffer.from(await whole.arrayBuffer()).equals(body)).toBe(true);
    const part = await client.get(stored.fileUrl, { headers: { range: 'bytes=-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'the end']);
    expect(await s3.openUploads()).toEqual([]);
  });

  it('are replaced and deleted, bytes too', async () => {
    const file = await uploadPicture(client, companyId);
    const changed = await client.put(`/api/files/${file.filesId}`, {});
    const { uploadUrl } = (await changed.json()) as FileUploadAnswer;
    const body = await picture({ width: 300, height: 300 });
    const replaced = (await (await uploadBody(client, uploadUrl, body)).json()) as FileAsset;
    expect((await client.get(file.fileUrl)).status).toBe(404);
    expect((await client.get(replaced.fileUrl)).status).toBe(200);
    expect((await names()).map((name) => name.split('/').at(-1) ?? '').toSorted()).toEqual([
      '280.webp',
      '300.webp',
      'shared.jpg',
    ]);
    expect((await client.delete(`/api/files/${file.filesId}`)).status).toBe(204);
    server.advance(31 * 24 * 60 * 60);
    await sweepDeletedFiles(server.services);
    expect(await names()).toEqual([]);
  });

  it('are 503 while the store is away, and return without a restart', async () => {
    const file = await uploadPicture(client, companyId);
    const { uploadUrl } = await createUpload(client, companyId);
    s3.behave('fail');
    const refused = await uploadBody(client, uploadUrl, await picture());
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toEqual({
      message: 'The file store is not available right now. Try again in a minute.',
    });
    const away = await client.get(file.fileUrl);
    expect(away.status).toBe(503);
    expect(away.headers.get('content-type')).toMatch(/^application\/json/);
    for (const header of ['content-length', 'etag', 'accept-ranges', 'cache-control']) {
      expect(away.headers.get(header)).toBeNull();
    }
    expect((await client.get(`/api/files/${file.filesId}`)).status).toBe(200);
    s3.behave('serve');
    expect((await uploadBody(client, uploadUrl, await picture())).status).toBe(200);
    expect((await client.get(file.fileUrl)).status).toBe(200);
  });

  it('are 503 while the store is silent, and nobody waits for long', async () => {
    await enter(await openS3Storage(s3.settings, { limits: { answerMs: 2000, idleMs: 2000 } }));
    const file = await uploadPicture(client, companyId);
    const { uploadUrl } = await createUpload(client, companyId);
    s3.behave('hang');
    const answers = await Promise.all([
      client.get(file.fileUrl),
      uploadBody(client, uploadUrl, await picture()),
    ]);
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { message: 'The file store is not available right now. Try again in a minute.' },
      ]);
    }
    s3.behave('serve');
    expect((await uploadBody(client, uploadUrl, await picture())).status).toBe(200);
    expect((await client.get(file.fileUrl)).status).toBe(200);
  });

  it('keep the new body when the store fails to remove the old one', async () => {
    const remove = () => Promise.reject(new Error('the store is away'));
    await enter({ ...server.services.storage, remove });
    const file = await uploadPicture(client, companyId);
    const changed = await client.put(`/api/files/${file.filesId}`, {});
    const { uploadUrl } = (await changed.json()) as FileUploadAnswer;
    const answer = await uploadBody(client, uploadUrl, await picture({ width: 30, height: 30 }));
    expect(answer.status).toBe(200);
    const { fileUrl } = (await answer.json()) as FileAsset;
    expect((await client.get(fileUrl)).status).toBe(200);
  });
});
