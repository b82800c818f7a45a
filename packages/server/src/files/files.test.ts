import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset, FilesAnswer } from '@hangtag/contract/wire/file';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, picture, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { sweepDeletedFiles } from './sweepPendingUploads.ts';

let server: TestServer;
let client: TestClient;
let other: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  other = await server.as(await makeUser(server.db, await makeCompany(server.db)));
});

const list = async (query = '') => {
  const answer = await client.get(`/api/companies/${companyId}/files${query}`);
  return (await answer.json()) as FilesAnswer;
};

describe('announcing a file', () => {
  it('returns an id and an upload address, inactive unless stated otherwise [F247] [F183]', async () => {
    const file = await createUpload(client, companyId, { status: undefined, caption: 'Front' });
    expect(file).toMatchObject({
      filesId: 1,
      status: 'inactive',
      caption: 'Front',
      fileUrl: '',
      name: 'bottle.png',
      usageCount: 0,
    });
    expect(file.uploadUrl).toMatch(/^\/api\/files\/1\/body\?/);
  });

  it('names every wrong field and stores nothing', async () => {
    const answer = await client.post('/api/files', { companyId, type: 'sound', status: 'odd' });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors).sort()).toEqual([
      'fileName',
      'status',
      'type',
    ]);
    expect((await list()).assetCount).toBe(0);
  });

  it('is 404 for another company, as if it did not exist', async () => {
    const body = { companyId, fileName: 'a.png', type: 'image' };
    expect((await other.post('/api/files', body)).status).toBe(404);
    expect((await server.guest().post('/api/files', body)).status).toBe(419);
  });

  it('accepts only a picture of the library as its preview', async () => {
    const foreign = await uploadPicture(other, 2);
    const answer = await client.post('/api/files', {
      companyId,
      fileName: 'film.mp4',
      type: 'movie',
      previewId: foreign.filesId,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { previewId: ['Choose a picture of the library.'] },
    });
  });
});

describe('listing files', () => {
  it('pages, filters and searches without case or accent [F251]', async () => {
    await uploadPicture(client, companyId, { assetName: 'Crème' });
    await uploadPicture(client, companyId, { assetName: 'Flasche', status: 'inactive' });
    await createUpload(client, companyId, { fileName: 'never-sent.png' });
    expect(await list()).toMatchObject({ assetCount: 2, assets: { total: 2 } });
    expect((await list('?status=active')).assets.data.map((each) => each.name)).toEqual(['Crème']);
    expect((await list('?search=CREME')).assets.total).toBe(1);
    expect((await list('?search=%25')).assets.total).toBe(0);
    expect((await list('?type=pdf')).assets.total).toBe(0);
    const second = await list('?size=1&page=2');
    expect(second.assets).toMatchObject({ current_page: 2, last_page: 2, per_page: 1, from: 2 });
    expect(second.assets.data.map((each) => each.name)).toEqual(['Crème']);
  });

  it('finds a body that is already in the library', async () => {
    const file = await uploadPicture(client, companyId);
    await uploadPicture(other, 2);
    const sha256 = createHash('sha256')
      .update(await picture())
      .digest('hex');
    const found = await list(`?sha256=${sha256}`);
    expect(found.assets.data.map((each) => each.filesId)).toEqual([file.filesId]);
    expect((await list(`?sha256=${'0'.repeat(64)}`)).assets.total).toBe(0);
  });

  it.each(['size=0', 'size=1001', 'page=0', 'status=odd', 'type=sound', 'size=a', 'sha256=ab'])(
    'refuses %s by name',
    async (query) => {
      const answer = await client.get(`/api/companies/${companyId}/files?${query}`);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([query.split('=')[0]]);
    },
  );

  it('accepts the gallery’s limit of a thousand', async () => {
    expect((await list('?size=1000&status=active')).assets.per_page).toBe(1000);
  });
});

describe('changing a file', () => {
  it('keeps absent fields, clears null, and returns an address for a new body [F249]', async () => {
    const file = await uploadPicture(client, companyId, { caption: 'Front', alt: 'A bottle' });
    const answer = await client.put(`/api/files/${file.filesId}`, {
      caption: null,
      name: 'Bottle',
      companyId: 2,
    });
    const changed = (await answer.json()) as FileAsset & { uploadUrl: string };
    expect(changed).toMatchObject({ name: 'Bottle', caption: null, alt: 'A bottle', companyId });
    expect(changed.status).toBe('active');
    expect(changed.uploadUrl).toContain(`/api/files/${file.filesId}/body?`);
  });

  it('gives a replaced body a new address, and the old one is 404', async () => {
    const file = await uploadPicture(client, companyId);
    const answer = await client.put(`/api/files/${file.filesId}`, {});
    const { uploadUrl } = (await answer.json()) as { uploadUrl: string };
    const stored = await uploadBody(
      client,
      uploadUrl,
      await picture({ width: 300, height: 300 }, '#a33'),
    );
    const replaced = (await stored.json()) as FileAsset;
    expect(replaced).toMatchObject({ filesId: file.filesId, width: 300 });
    expect(replaced.fileUrl).not.toBe(file.fileUrl);
    expect((await client.get(replaced.fileUrl)).status).toBe(200);
    expect((await client.get(file.fileUrl)).status).toBe(404);
  });

  it.each(['get', 'put', 'delete'] as const)('is 404 for another company: %s', async (method) => {
    const file = await uploadPicture(client, companyId);
    expect((await other[method](`/api/files/${file.filesId}`, {})).status).toBe(404);
    expect((await list()).assetCount).toBe(1);
  });
});

describe('reading and deleting a file', () => {
  it('answers every field of the specification [F174] [F175]', async () => {
    const preview = await uploadPicture(client, companyId);
    const { filesId } = await uploadPicture(client, companyId, {
      caption: 'Front',
      assetName: 'Bottle',
      fileDescription: 'In October light',
      previewId: preview.filesId,
    });
    expect(await (await client.get(`/api/files/${filesId}`)).json()).toMatchObject({
      filesId,
      fileUrl: expect.stringMatching(/^\/media\//),
      type: 'image',
      caption: 'Front',
      previewId: preview.filesId,
      previewUrl: preview.previewUrl,
      name: 'Bottle',
      assetName: 'Bottle',
      status: 'active',
      companyId,
      fileName: 'bottle.png',
      fileDescription: 'In October light',
    });
  });

  it('returns the address of the picture, and of a small one for lists [F250]', async () => {
    const file = await uploadPicture(client, companyId);
    const read = (await (await client.get(`/api/files/${file.filesId}`)).json()) as FileAsset;
    expect(read.fileUrl).toMatch(/^\/media\/[0-9a-f]{32}\/60\.webp$/);
    expect(read.previewUrl).toBe(read.fileUrl);
  });

  it('hides an unused file at once, and removes its bytes after 30 days [F250]', async () => {
    const file = await uploadPicture(client, companyId);
    expect((await client.delete(`/api/files/${file.filesId}`)).status).toBe(204);
    expect((await client.get(`/api/files/${file.filesId}`)).status).toBe(404);
    expect((await client.get(file.fileUrl)).status).toBe(404);
    const [, , key, name] = file.fileUrl.split('/');
    await sweepDeletedFiles(server.services);
    expect(await server.services.storage.read(`files/${key}/${name}`)).not.toBeNull();
    server.advance(31 * 24 * 60 * 60);
    await sweepDeletedFiles(server.services);
    expect(await server.services.storage.read(`files/${key}/${name}`)).toBeNull();
  });

  it('removes itself from files that used it as their preview', async () => {
    const preview = await uploadPicture(client, companyId);
    const file = await uploadPicture(client, companyId, { previewId: preview.filesId });
    await client.delete(`/api/files/${preview.filesId}`);
    const read = (await (await client.get(`/api/files/${file.filesId}`)).json()) as FileAsset;
    expect(read.previewId).toBeNull();
  });
});
