import { beforeEach, describe, expect, it } from 'vitest';
import { CONFIRMED_SECONDS } from '../auth/sessions.ts';
import type { TestClient } from '../../test/support/client.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { setUpTwoStep } from '../../test/support/twoStepFixture.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';

const CONFIRM = '/api/user/confirmIdentity';

let server: TestServer;
let companyId: number;
let root: TestClient;
let colleague: { readonly id: number; readonly email: string };

beforeEach(async () => {
  server = await startTestServer();
  await makeCompany(server.db);
  const company = await makeCompany(server.db);
  companyId = company.id;
  root = await server.as(await makeUser(server.db, company, { role: 'Superadmin' }));
  colleague = await makeUser(server.db, company, { email: 'old@merrow.example' });
});

const refusal = (confirmBy: 'password' | 'code') => [
  403,
  { message: 'Confirm that it is you first.', code: 'confirm_identity', confirmBy },
];
const shape = async (answer: Response) => [answer.status, await answer.json()];
const token = () => ({ companyId, name: 'Token', abilities: ['products:read'], expiresAt: null });
const makeToken = () => root.post('/api/admin/apiTokens', token());
const renew = (email = 'new@merrow.example') =>
  root.put(`/api/companies/${companyId}/users/${colleague.id}`, { email, name: 'Robin' });

describe('an earlier password', () => {
  it('is asked for again before tokens, views, a colleague’s address and their two-step sign-in', async () => {
    expect((await makeToken()).status).toBe(201);
    server.advance(CONFIRMED_SECONDS);
    const other = await makeCompany(server.db);
    const calls = [
      makeToken,
      () => root.delete('/api/admin/apiTokens/1'),
      () => root.post(`/api/admin/companies/${other.id}/viewAs`),
      () => renew(),
      () => root.delete(`/api/companies/${companyId}/users/${colleague.id}/twoStep`),
    ];
    for (const call of calls) expect(await shape(await call())).toEqual(refusal('password'));
    expect((await root.post(CONFIRM, { password: 'wrong' })).status).toBe(422);
    expect(await shape(await makeToken())).toEqual(refusal('password'));
    expect((await root.post(CONFIRM, { password: testPassword })).status).toBe(204);
    expect((await makeToken()).status).toBe(201);
    server.advance(CONFIRMED_SECONDS);
    expect((await makeToken()).status).toBe(403);
  });

  it('is not asked for when the address stays', async () => {
    server.advance(CONFIRMED_SECONDS);
    expect((await renew('OLD@merrow.example')).status).toBe(200);
  });

  it('is replaced by the code where two-step sign-in is on', async () => {
    const { nextCode } = await setUpTwoStep(server, root);
    server.advance(CONFIRMED_SECONDS);
    expect(await shape(await makeToken())).toEqual(refusal('code'));
    expect((await root.post(CONFIRM, { password: testPassword })).status).toBe(422);
    expect((await root.post(CONFIRM, { code: nextCode() })).status).toBe(204);
    expect((await makeToken()).status).toBe(201);
  });
});

describe('a device that stays signed in', () => {
  it('has given no password until it is asked', async () => {
    const { email } = await makeUser(server.db, { id: companyId }, { role: 'Superadmin' });
    const device = server.guest();
    await device.get('/sanctum/csrf-cookie');
    const remembered = { email, password: testPassword, remember: true };
    expect((await device.post('/login', remembered)).status).toBe(204);
    device.cookies.delete('hangtag_session');
    await device.get('/api/user');
    expect(await shape(await device.post('/api/admin/apiTokens', token()))).toEqual(
      refusal('password'),
    );
  });
});

describe('a colleague’s new address', () => {
  it('is announced to both addresses', async () => {
    expect((await renew()).status).toBe(200);
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['old@merrow.example', 'Your address has changed'],
      ['new@merrow.example', 'Your account has this address now'],
    ]);
  });
});
