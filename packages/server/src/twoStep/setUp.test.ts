import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { TwoStepStartAnswer } from '@hangtag/contract/wire/twoStep';
import { auditLog } from '../db/schema/audit.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { setUpTwoStep } from '../../test/support/twoStepFixture.ts';

const OWN = '/api/user/twoStep';

let server: TestServer;
let companyId: number;
let admin: { readonly id: number; readonly email: string };
let client: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  await makeCompany(server.db);
  companyId = (await makeCompany(server.db)).id;
  admin = await makeUser(server.db, { id: companyId }, { role: 'Admin' });
  client = await server.as(admin);
});

const me = async (who = client) => (await (await who.get('/api/user')).json()) as CurrentUser;
const actions = async () =>
  (await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position)).map(
    ({ action }) => action,
  );

describe('setting two-step sign-in up', () => {
  it('starts with the password, and is on after a valid code', async () => {
    expect((await client.post(OWN, { password: 'wrong' })).status).toBe(422);
    const answer = await client.post(OWN, { password: testPassword });
    const { secret, otpauthUri, qrSvg } = (await answer.json()) as TwoStepStartAnswer;
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(otpauthUri).toContain(secret);
    expect(qrSvg).toMatch(/^<svg[^>]+>.*<\/svg>\n$/);
    expect((await client.post(`${OWN}/confirm`, { code: '000000' })).status).toBe(422);
    expect(await me()).toMatchObject({ hasTwoStep: false });
    const { nextCode } = await setUpTwoStep(server, client);
    expect(await me()).toMatchObject({ hasTwoStep: true });
    const people = await client.get(`/api/companies/${companyId}/users`);
    expect(await people.json()).toMatchObject({ users: { data: [{ hasTwoStep: true }] } });
    expect((await client.post(OWN, { password: testPassword })).status).toBe(409);
    expect((await client.post(`${OWN}/confirm`, { code: nextCode() })).status).toBe(409);
    expect(await actions()).toEqual(['user.two-step-on']);
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [admin.email, 'Two-step sign-in is on'],
    ]);
  });

  it('is for Admins and Superadmins', async () => {
    const user = await server.as(await makeUser(server.db, { id: companyId }));
    expect((await user.post(OWN, { password: testPassword })).status).toBe(403);
  });

  it('creates new recovery codes for password and code, and voids earlier ones', async () => {
    const { nextCode, recoveryCodes } = await setUpTwoStep(server, client);
    const renew = (body: object) => client.post(`${OWN}/recoveryCodes`, body);
    expect((await renew({ password: testPassword, code: '000000' })).status).toBe(422);
    const answer = await renew({ password: testPassword, code: nextCode() });
    const renewed = (await answer.json()) as { recoveryCodes: readonly string[] };
    expect(new Set([...renewed.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    expect((await renew({ password: testPassword, code: recoveryCodes[0] })).status).toBe(422);
  });

  it('is turned off with password and code', async () => {
    const { nextCode } = await setUpTwoStep(server, client);
    const off = (body: object) => client.delete(OWN, body);
    expect((await off({ password: testPassword, code: '000000' })).status).toBe(422);
    expect((await off({ password: 'wrong', code: nextCode() })).status).toBe(422);
    expect((await off({ password: testPassword, code: nextCode() })).status).toBe(204);
    expect(await me()).toMatchObject({ hasTwoStep: false });
    expect((await off({ password: testPassword, code: nextCode() })).status).toBe(409);
    expect(await actions()).toEqual(['user.two-step-on', 'user.two-step-off']);
  });
});

describe('removing it from another user', () => {
  const path = () => `/api/companies/${companyId}/users/${admin.id}/twoStep`;

  it('is a Superadmin’s right, not an Admin’s, and is logged', async () => {
    await setUpTwoStep(server, client);
    const colleague = await server.as(
      await makeUser(server.db, { id: companyId }, { role: 'Admin' }),
    );
    expect((await colleague.delete(path())).status).toBe(403);
    const root = await server.as(await makeUser(server.db, { id: 1 }, { role: 'Superadmin' }));
    expect((await root.delete(path())).status).toBe(204);
    expect(await me()).toMatchObject({ hasTwoStep: false });
    expect((await root.delete(path())).status).toBe(404);
    expect(await actions()).toEqual(['user.two-step-on', 'user.two-step-removed']);
    expect(server.mails.at(-1)).toMatchObject({ to: admin.email });
  });

  it('is for Superadmins of company 1 when the user is a Superadmin, never for oneself', async () => {
    const boss = await makeUser(server.db, { id: 1 }, { role: 'Superadmin' });
    const other = await makeUser(server.db, { id: companyId }, { role: 'Superadmin' });
    const [asBoss, asOther] = [await server.as(boss), await server.as(other)];
    await setUpTwoStep(server, asBoss);
    const of = (company: number, { id }: { readonly id: number }) =>
      `/api/companies/${company}/users/${id}/twoStep`;
    expect((await asOther.delete(of(1, boss))).status).toBe(404);
    expect((await asBoss.delete(of(1, boss))).status).toBe(403);
    await setUpTwoStep(server, asOther);
    expect((await asBoss.delete(of(companyId, other))).status).toBe(204);
  });
});

describe('a company that requires it', () => {
  const require = (value: boolean) =>
    client.put(`/api/companies/${companyId}`, { requiresTwoStep: value });

  it('allows its Admins to set it up, and nothing else until then', async () => {
    const colleague = await makeUser(server.db, { id: companyId }, { role: 'Admin' });
    await setUpTwoStep(server, client);
    expect(await (await require(true)).json()).toMatchObject({ requiresTwoStep: true });
    const there = server.guest();
    await there.get('/sanctum/csrf-cookie');
    const login = { email: colleague.email, password: testPassword, remember: true };
    expect((await there.post('/login', login)).status).toBe(204);
    expect(await me(there)).toMatchObject({ mustSetUpTwoStep: true, hasTwoStep: false });
    const calls = [
      () => there.get(`/api/companies/${companyId}`),
      () => there.get('/api/user/sessions'),
      () => there.put(`/api/user/${colleague.id}`, { name: 'X' }),
      () => there.put(`/api/companies/${companyId}`, { requiresTwoStep: false }),
    ];
    for (const call of calls) {
      const refused = await call();
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'must_set_up_two_step' }),
      ]);
    }
    // A remembered device without a session does not bypass the second step either.
    there.cookies.delete('hangtag_session');
    expect((await there.get(`/api/companies/${companyId}`)).status).toBe(403);
    await setUpTwoStep(server, there);
    expect(await me(there)).toMatchObject({ mustSetUpTwoStep: false, hasTwoStep: true });
    expect((await there.get(`/api/companies/${companyId}`)).status).toBe(200);
    expect(await actions()).toContain('company.changed');
  });

  it('requires nothing of its Users or of other companies', async () => {
    await setUpTwoStep(server, client);
    await require(true);
    const user = await server.as(await makeUser(server.db, { id: companyId }));
    expect((await user.get(`/api/companies/${companyId}`)).status).toBe(200);
    expect((await user.put(`/api/companies/${companyId}`, { requiresTwoStep: false })).status).toBe(
      403,
    );
    const other = await makeUser(server.db, await makeCompany(server.db), { role: 'Admin' });
    expect(await me(await server.as(other))).toMatchObject({ mustSetUpTwoStep: false });
  });
});
