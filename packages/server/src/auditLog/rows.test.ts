import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createReset } from '../auth/queries.ts';
import { newToken } from '../support/tokens.ts';
import { auditLog } from '../db/schema/audit.ts';
import { createInvite } from '../registration/invites.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { verifyLog } from './verify.ts';

let server: TestServer;
let companyId: number;
let admin: { readonly id: number; readonly email: string };
let client: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  await makeCompany(server.db);
  companyId = (await makeCompany(server.db, { plan: 'pro', additionalProducts: 5 })).id;
  admin = await makeUser(server.db, { id: companyId }, { role: 'Admin', name: 'Robin' });
  client = await server.as(admin);
});

const rows = () => server.db.select().from(auditLog).orderBy(asc(auditLog.position));
const products = () => `/api/companies/${companyId}/products`;

/** The actions that `act` writes down. */
async function written(act: () => Promise<unknown>): Promise<readonly string[]> {
  const known = new Set((await rows()).map(({ hash }) => hash));
  await act();
  return (await rows()).filter(({ hash }) => !known.has(hash)).map(({ action }) => action);
}
const secretsIn = async () => JSON.stringify(await rows());

describe('a log row exists if and only if its change does', () => {
  it('products: created, copied, published, unpublished, parked; not a draft', async () => {
    expect(await written(() => client.post(products(), { name: 'Oil' }))).toEqual([
      'product.created',
    ]);
    const one = await makeProduct(client, companyId, { name: 'Oil', model: 'OL' });
    const path = `${products()}/${one.productId}`;
    const again = { productId: one.productId, modelNumber: 'OL-2' };
    const copy = () => client.post(`${products()}/copy`, again);
    expect(await written(copy)).toEqual(['product.copied']);
    expect(await written(copy)).toEqual([]);
    expect(await written(() => client.post(`${products()}/bulk`, { count: 1 }))).toEqual([
      'product.created-many',
    ]);
    expect(await written(() => client.put(path, { name: 'Olive oil' }))).toEqual([]);
    const publish = () => client.put(one.publishUrl, {});
    expect(await written(publish)).toEqual(['product.published']);
    expect(await written(publish)).toEqual([]);
    const takeDown = () => client.put(one.publishUrl, { action: 'unpublish' });
    expect(await written(takeDown)).toEqual(['product.unpublished']);
    expect(await written(takeDown)).toEqual([]);
    const park = () => client.put(path, { status: 'inactive' });
    expect(await written(park)).toEqual(['product.parked']);
    expect(await written(park)).toEqual([]);
    expect((await rows()).at(-1)).toMatchObject({
      companyId,
      actorId: admin.id,
      actorName: 'Robin',
      subject: `product:${one.productId}`,
      subjectName: 'Olive oil',
      before: { status: 'active' },
      after: { status: 'inactive' },
    });
    expect(await verifyLog(server.db, companyId)).toMatchObject({ isWhole: true });
  });

  it('products: a refused change leaves none', async () => {
    const refused = async () => {
      const answer = await client.post(`${products()}/bulk`, { count: 50 });
      expect(answer.status).toBe(403);
      const one = await client.post(products(), { imageFile: { filesId: 999 } });
      expect(one.status).toBe(422);
    };
    expect(await written(refused)).toEqual([]);
  });

  it('files: deleted', async () => {
    const { filesId, fileName } = await uploadPicture(client, companyId);
    const remove = () => client.delete(`/api/files/${filesId}`);
    expect(await written(remove)).toEqual(['file.deleted']);
    expect(await written(remove)).toEqual([]);
    expect((await rows()).at(-1)?.before).toMatchObject({ fileName });
  });

  it('own account: changed, signed out elsewhere', async () => {
    const put = (body: object) => client.put(`/api/user/${admin.id}`, body);
    expect(await written(() => put({ name: 'Ada' }))).toEqual(['user.changed']);
    expect(await written(() => put({ name: 'Ada' }))).toEqual([]);
    const address = { email: 'ada@example.com', currentPassword: testPassword };
    expect(await written(() => put({ ...address, currentPassword: 'wrong' }))).toEqual([]);
    expect(await written(() => put(address))).toEqual(['user.changed']);
    expect((await rows()).at(-1)).toMatchObject({
      before: { email: admin.email },
      after: { email: 'ada@example.com' },
    });
    await server.as(admin);
    const leave = () => client.delete('/api/user/sessions');
    expect(await written(leave)).toEqual(['user.signed-out-elsewhere']);
    expect(await written(leave)).toEqual([]);
    expect(await secretsIn()).not.toContain(testPassword);
  });

  it('a password set by its link', async () => {
    const token = newToken();
    await createReset(server.db, admin.id, token, server.services.now());
    const password = 'a quite new sentence';
    const body = { token, email: admin.email, password, password_confirmation: password };
    const guest = server.guest();
    await guest.get('/sanctum/csrf-cookie');
    const reset = () => guest.post('/email/reset', body);
    expect(await written(reset)).toEqual(['user.password-set']);
    expect(await written(reset)).toEqual([]);
    expect((await rows()).at(-1)).toMatchObject({ actorId: admin.id, before: null, after: null });
    expect(await secretsIn()).not.toContain(password);
  });

  it('an accepted invitation', async () => {
    const pending = await makeUser(
      server.db,
      { id: companyId },
      { status: 'Pending', name: null, passwordHash: null },
    );
    const token = (await createInvite(server.services, pending.id, null))?.mailed ?? '';
    const password = 'a quite new sentence';
    const body = {
      token,
      name: 'Kit',
      email: pending.email,
      password,
      password_confirmation: password,
    };
    const guest = server.guest();
    await guest.get('/sanctum/csrf-cookie');
    const accept = () => guest.post('/adduser', body);
    expect(await written(accept)).toEqual(['user.invite-accepted']);
    expect(await written(accept)).toEqual([]);
    expect((await rows()).at(-1)).toMatchObject({ companyId, actorId: pending.id });
    expect(await secretsIn()).not.toContain(token);
  });

  it('the platform’s lists', async () => {
    const root = await server.as(await makeUser(server.db, { id: 1 }, { role: 'Superadmin' }));
    for (const [path, body] of [
      ['/api/admin/tags', { name: 'Organic' }],
      ['/api/admin/associations', { name: 'Soil' }],
    ] as const) {
      const kind = path.includes('tags') ? 'tag' : 'association';
      let id = 0;
      const make = async () => {
        const answer = await root.post(path, body);
        id ||= ((await answer.json()) as { id: number }).id;
      };
      expect(await written(make)).toEqual([`${kind}.created`]);
      expect(await written(make)).toEqual([]);
      const rename = () => root.put(`${path}/${id}`, { name: 'Other' });
      expect(await written(rename)).toEqual([`${kind}.changed`]);
      expect(await written(rename)).toEqual([]);
      expect(await written(() => root.delete(`${path}/${id}`))).toEqual([`${kind}.deleted`]);
      expect(await written(() => root.delete(`${path}/${id}`))).toEqual([]);
    }
    const order = { order: [] };
    expect(
      await written(() => root.put('/api/admin/associations/updateDisplayOrder', order)),
    ).toEqual([]);
    expect(await verifyLog(server.db, 1)).toMatchObject({ isWhole: true, rows: 6 });
  });

  it('a change by a program is logged under its token’s name', async () => {
    const root = await server.as(await makeUser(server.db, { id: 1 }, { role: 'Superadmin' }));
    const made = await root.post('/api/admin/apiTokens', {
      companyId,
      name: 'Shop',
      abilities: ['products:write'],
      expiresAt: null,
    });
    const { token } = (await made.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    await server.guest().send('POST', products(), { name: 'Oil' }, { headers });
    expect((await rows()).at(-1)).toMatchObject({
      action: 'product.created',
      actorName: 'API token Shop',
    });
  });
});
