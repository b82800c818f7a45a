import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiToken } from '@hangtag/contract/wire/apiToken';
import type { FileAsset, FilesAnswer, FileUploadAnswer } from '@hangtag/contract/wire/file';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload, picture, uploadBody, uploadPicture } from '../../test/support/files.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { sessions, users } from '../db/schema/users.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
let priya: Awaited<ReturnType<typeof makeUser>>;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db);
  companyId = company.id;
  priya = await makeUser(server.db, company, { name: 'Priya Nair' });
  client = await server.as(priya);
});

describe('who added a file [F026]', () => {
  it('is who announced it, in the list, alone and after its body was replaced by another user', async () => {
    const { filesId } = await uploadPicture(client, companyId);
    const tomas = await makeUser(server.db, { id: companyId }, { name: 'Tomas Reyes' });
    const other = await server.as(tomas);
    const changed = await other.put(`/api/files/${filesId}`, { caption: 'Front' });
    const { uploadUrl } = (await changed.json()) as FileUploadAnswer;
    await uploadBody(other, uploadUrl, await picture({ width: 90, height: 90 }));
    const list = await client.get(`/api/companies/${companyId}/files`);
    expect(((await list.json()) as FilesAnswer).assets.data).toMatchObject([
      { filesId, width: 90, addedBy: 'Priya Nair' },
    ]);
    const alone = await client.get(`/api/files/${filesId}`);
    expect(await alone.json()).toMatchObject({ addedBy: 'Priya Nair' });
  });

  it('is nobody for generated pictures, and cannot be claimed', async () => {
    const body = { companyId, ratio: '1x1' };
    const drawn = await (await client.post('/api/files/placeholder', body)).json();
    expect((drawn as FileAsset).addedBy).toBeNull();
    const claimed = await createUpload(client, companyId, { addedBy: 'Somebody' });
    expect(claimed.addedBy).toBe('Priya Nair');
  });

  it('is nobody for a program', async () => {
    const superadmin = { role: 'Superadmin' } as const;
    const root = await server.as(await makeUser(server.db, { id: companyId }, superadmin));
    const wanted = { companyId, name: 'Shop', abilities: ['files:write'], expiresAt: null };
    const made = await root.post('/api/admin/apiTokens', wanted);
    const { token } = (await made.json()) as Required<ApiToken>;
    const body = { companyId, fileName: 'bottle.png', type: 'image' };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.guest().send('POST', '/api/files', body, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([201, { addedBy: null }]);
  });

  it('is nobody once the user is deleted', async () => {
    const { filesId } = await uploadPicture(client, companyId);
    const reader = await server.as(await makeUser(server.db, { id: companyId }));
    await server.db.delete(sessions).where(eq(sessions.userId, priya.id));
    await server.db.delete(users).where(eq(users.id, priya.id));
    const answer = await reader.get(`/api/files/${filesId}`);
    expect(await answer.json()).toMatchObject({ filesId, addedBy: null });
  });
});
