import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, picture, uploadBody } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
});

describe('the name of a body', () => {
  const named = async (name: string) => {
    const { uploadUrl } = await createUpload(client, companyId);
    return client.put(uploadUrl, await picture(), { headers: { 'x-filename': name } });
  };

  it('is the one its header gives, percent-encoded [F248]', async () => {
    const stored = (await (await named('Fr%C3%BChling.png')).json()) as FileAsset;
    expect([stored.fileName, stored.name]).toEqual(['Frühling.png', 'bottle.png']);
  });

  it.each(['%', '%00', 'x'.repeat(256)])('is refused: %j', async (name) => {
    const answer = await named(name);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { 'x-filename': [expect.any(String)] } });
  });
});

describe('an upload address', () => {
  it('is the permission: it needs no session', async () => {
    const { uploadUrl } = await createUpload(client, companyId);
    expect((await uploadBody(server.guest(), uploadUrl, await picture())).status).toBe(200);
  });

  it('serves one stored body', async () => {
    const { uploadUrl } = await createUpload(client, companyId);
    expect((await uploadBody(client, uploadUrl, await picture())).status).toBe(200);
    const again = await uploadBody(client, uploadUrl, await picture());
    expect([again.status, await again.json()]).toEqual([403, { message: 'Invalid signature.' }]);
  });

  it('stores one of two bodies sent at once', async () => {
    const { uploadUrl } = await createUpload(client, companyId);
    const body = await picture();
    const answers = await Promise.all([1, 2].map(() => uploadBody(client, uploadUrl, body)));
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('expires after 15 minutes, and does not accept another file', async () => {
    const { uploadUrl } = await createUpload(client, companyId);
    const second = await createUpload(client, companyId);
    const moved = uploadUrl.replace('/files/1/', `/files/${second.filesId}/`);
    expect((await uploadBody(client, moved, await picture())).status).toBe(403);
    server.advance(15 * 60 + 1);
    expect((await uploadBody(client, uploadUrl, await picture())).status).toBe(403);
  });
});
