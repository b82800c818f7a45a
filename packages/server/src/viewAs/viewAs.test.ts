import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { UsersAnswer } from '@hangtag/contract/wire/users';
import { auditLog } from '../db/schema/audit.ts';
import { users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { makeProduct } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let root: { readonly id: number };
let client: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db, { name: 'Hangtag' });
  root = await makeUser(server.db, platform, { role: 'Superadmin', name: 'Noor' });
  companyId = (await makeCompany(server.db, { name: 'Merrow' })).id;
  client = await server.as(root);
});

const start = (id = companyId) => client.post(`/api/admin/companies/${id}/viewAs`);
const end = () => client.delete('/api/admin/viewAs');
const me = async () => (await (await client.get('/api/user')).json()) as CurrentUser;

describe('viewing as a company', () => {
  it('shows what its Admin sees, and is marked', async () => {
    const answer = await start();
    const currentUser = (await answer.json()) as CurrentUser;
    expect([answer.status, currentUser]).toEqual([200, await me()]);
    expect(currentUser).toMatchObject({
      id: root.id,
      name: 'Noor',
      role: 'Admin',
      companyId,
      company: { companyName: 'Merrow' },
      viewingAs: { companyId, companyName: 'Merrow', endsAt: '2026-11-21T12:30:00.000Z' },
    });
    expect(currentUser.permissions).not.toContain('platform.admin');
    await makeUser(server.db, { id: companyId });
    const people = await client.get(`/api/companies/${companyId}/users`);
    expect(((await people.json()) as UsersAnswer).userCount).toBe(1);
    expect((await client.get('/api/companies/1')).status).toBe(404);
    expect((await client.get('/api/admin/companies')).status).toBe(403);
  });

  it('changes nothing, and can be ended or left', async () => {
    await start();
    const refused = await client.put(`/api/companies/${companyId}`, { companyName: 'X' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        message: expect.stringContaining('Nothing can be changed') as unknown,
        code: 'view_only',
      },
    ]);
    expect((await start()).status).toBe(403);
    const ended = (await (await end()).json()) as CurrentUser;
    expect(ended).toMatchObject({ role: 'Superadmin', companyId: 1, viewingAs: null });
    expect((await client.get('/api/admin/companies')).status).toBe(200);
    expect((await end()).status).toBe(200);
    await start();
    expect((await client.post('/logout')).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('reports that nothing can be changed, and why', async () => {
    companyId = (await makeCompany(server.db, { plan: 'pro' })).id;
    const owner = await server.as(await makeUser(server.db, { id: companyId }));
    const { productId } = await makeProduct(owner, companyId);
    await start();
    const read = async (path: string) =>
      (await (await client.get(`/api/companies/${companyId}${path}`)).json()) as { can: object };
    const why = expect.stringContaining('Nothing can be changed') as unknown;
    expect((await read(`/products/${productId}`)).can).toEqual({
      edit: false,
      publish: false,
      locked: why,
      changeStatus: false,
      restoreLocked: why,
      checkLinks: false,
    });
    expect((await read('/products')).can).toEqual({
      create: false,
      createLocked: why,
      createMany: 0,
    });
    expect((await read('')).can).toEqual({ edit: false });
    expect((await read('/content')).can).toMatchObject({ edit: false, locked: why });
    expect((await read('/annualReports')).can).toEqual({
      edit: false,
      locked: why,
      checkLinks: false,
    });
    expect((await read('/files')).can).toEqual({ upload: false });
    expect(await read('/users')).toMatchObject({
      can: { invite: [] },
      users: { data: [{ can: { profile: false, roles: [], reason: why } }] },
    });
  });

  it('ends by itself after 30 minutes', async () => {
    await start();
    server.advance(30 * 60 - 1);
    expect((await me()).viewingAs).not.toBeNull();
    server.advance(1);
    expect(await me()).toMatchObject({ viewingAs: null, role: 'Superadmin', companyId: 1 });
    expect((await client.put(`/api/companies/${companyId}`, { companyName: 'X' })).status).toBe(
      200,
    );
  });

  it('belongs to one session, and ends with the role', async () => {
    await start();
    const elsewhere = await server.as(root);
    expect((await elsewhere.get('/api/admin/companies')).status).toBe(200);
    await server.db.update(users).set({ role: 'Admin' }).where(eq(users.id, root.id));
    expect(await me()).toMatchObject({ viewingAs: null, companyId: 1 });
    expect((await client.get(`/api/companies/${companyId}`)).status).toBe(404);
  });

  it('is logged in both companies, start and end', async () => {
    await start();
    await end();
    const rows = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(rows.map(({ companyId: of, action }) => `${of} ${action}`).toSorted()).toEqual([
      '1 company.view-ended',
      '1 company.view-started',
      `${companyId} company.view-ended`,
      `${companyId} company.view-started`,
    ]);
    expect(rows.every(({ actorName }) => actorName === 'Noor')).toBe(true);
  });

  it('is refused for one’s own company, an unknown one, and other roles', async () => {
    expect((await start(1)).status).toBe(422);
    expect((await start(999)).status).toBe(404);
    client = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
    expect((await start()).status).toBe(403);
    expect((await end()).status).toBe(403);
    expect(await server.db.$count(auditLog)).toBe(0);
  });
});
