import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiToken, ApiTokensAnswer } from '@hangtag/contract/wire/apiToken';
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import { auditLog } from '../db/schema/audit.ts';
import { apiTokens } from '../db/schema/lists.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const ALL = '/api/admin/apiTokens';

let server: TestServer;
let root: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db);
  root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  companyId = (await makeCompany(server.db, { plan: 'pro' })).id;
});

async function make(abilities: readonly string[], expiresAt: string | null = null) {
  const answer = await root.post(ALL, { companyId, name: 'Shop', abilities, expiresAt });
  return (await answer.json()) as Required<ApiToken>;
}
const call = (token: string, path: string, method = 'GET', body?: unknown) =>
  server.guest().send(method, path, body, { headers: { authorization: `Bearer ${token}` } });
const products = () => `/api/companies/${companyId}/products`;

describe('a token [F240] [D43]', () => {
  it('is shown once, and stored only as a hash', async () => {
    const made = await make(['products:read', 'products:read']);
    expect(made.token).toMatch(new RegExp(`^${made.id}\\|[A-Za-z0-9]{40}$`));
    expect(made).toMatchObject({ companyId, abilities: ['products:read'], createdBy: 1 });
    const [row] = await server.db.select().from(apiTokens);
    expect(JSON.stringify(row)).not.toContain(made.token.split('|')[1]);
    const { tokens } = (await (await root.get(`${ALL}/${companyId}`)).json()) as ApiTokensAnswer;
    expect(tokens).toEqual([
      expect.objectContaining({ name: 'Shop', lastFour: made.token.slice(-4), lastUsedAt: null }),
    ]);
    expect(JSON.stringify(tokens)).not.toContain(made.token);
    expect(
      JSON.stringify(
        await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position),
      ),
    ).not.toContain(made.token);
  });

  it('calls within its abilities and its company, without cookie or XSRF token', async () => {
    const { token } = await make(['products:read', 'products:write']);
    const listed = await call(token, products());
    expect([listed.status, listed.headers.getSetCookie()]).toEqual([200, []]);
    expect((await call(token, products(), 'POST', { name: 'By program' })).status).toBe(201);
    expect((await call(token, '/api/companies/1/products')).status).toBe(404);
    const read = await make(['products:read']);
    expect((await call(read.token, products(), 'POST', {})).status).toBe(403);
    expect((await call(token, `/api/companies/${companyId}/files`)).status).toBe(403);
  });

  it('is logged under its own name, and the log filters by token and maker', async () => {
    const { token, id } = await make(['products:write']);
    await root.put(`/api/companies/${companyId}`, { telephone: '+1 555 0100' });
    await call(token, products(), 'POST', { name: 'By program' });
    const path = `/api/companies/${companyId}/auditLog`;
    const read = async (query: string) =>
      (await (await root.get(path + query)).json()) as AuditLogAnswer;
    const names = async (query: string) =>
      (await read(query)).entries.data.map(({ actorId, actorName }) => [actorId, actorName]);
    const maker = expect.stringMatching(/^Person/) as unknown;
    const { actors } = await read('');
    expect(actors).toEqual([
      { id: -id, name: 'API token Shop' },
      { id: 1, name: maker },
    ]);
    expect(await names(`?actor=${-id}`)).toEqual([[null, 'API token Shop']]);
    expect(new Set((await names('?actor=1')).flat())).toEqual(new Set([1, actors[1]?.name]));
  });

  it('shows when it was last used', async () => {
    const { token, id } = await make(['products:read']);
    await call(token, products());
    await server.services.background.idle();
    const [row] = await server.db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(row?.lastUsedAt).toEqual(server.services.now());
  });

  it('is refused once it is expired, revoked or wrong', async () => {
    const { token, id } = await make(['products:read'], '2026-11-21T13:00:00Z');
    expect((await call(token, products())).status).toBe(200);
    server.advance(60 * 60);
    expect((await call(token, products())).status).toBe(401);
    root = await server.as({ id: 1 });
    const other = await make(['products:read']);
    expect((await root.delete(`${ALL}/${other.id}`)).status).toBe(204);
    expect((await root.delete(`${ALL}/${other.id}`)).status).toBe(404);
    for (const wrong of [other.token, `${id}|${'a'.repeat(40)}`, 'x', `999|${'a'.repeat(40)}`]) {
      const refused = await call(wrong, products());
      expect([refused.status, await refused.json()]).toEqual([
        401,
        { message: 'Unauthenticated.' },
      ]);
    }
  });

  it('cannot be guessed: attempts are limited', async () => {
    for (let at = 0; at < 60; at += 1) await call(`1|${'a'.repeat(40)}`, products());
    expect((await call(`1|${'a'.repeat(40)}`, products())).status).toBe(429);
  });

  it.each([
    [{ abilities: [] }, 'abilities'],
    [{ abilities: ['users:read'] }, 'abilities.0'],
    [{ name: '' }, 'name'],
    [{ companyId: 999 }, 'companyId'],
    [{ expiresAt: '2026-11-21T11:00:00Z' }, 'expiresAt'],
    [{ expiresAt: 'soon' }, 'expiresAt'],
  ])('is refused for %j', async (wrong, field) => {
    const body = { companyId, name: 'Shop', abilities: ['products:read'], ...wrong };
    const answer = await root.post(ALL, body);
    const { errors } = (await answer.json()) as { errors: object };
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});
