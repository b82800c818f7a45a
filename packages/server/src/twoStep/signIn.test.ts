import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createReset } from '../auth/queries.ts';
import { newToken } from '../support/tokens.ts';
import { auditLog } from '../db/schema/audit.ts';
import { recoveryCodes, sessions, twoSteps } from '../db/schema/users.ts';
import { makeApp } from '../app.ts';
import { testClient } from '../../test/support/client.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { setUpTwoStep } from '../../test/support/twoStepFixture.ts';

let server: TestServer;
let fixture: Awaited<ReturnType<typeof setUpTwoStep>>;
let userId: number;
const email = 'ada@example.com';

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db);
  userId = (await makeUser(server.db, company, { role: 'Admin', email })).id;
  fixture = await setUpTwoStep(server, await server.as({ id: userId }));
});

async function guest() {
  const client = server.guest();
  await client.get('/sanctum/csrf-cookie');
  return client;
}
async function signIn(body: object = {}, ip = '127.0.0.1') {
  const client = await guest();
  const answer = await client.post('/login', { email, password: testPassword, ...body }, { ip });
  const isIn = (await client.get('/api/user')).status === 200;
  return { client, status: answer.status, isIn, text: await answer.text() };
}

describe('signing in with a code', () => {
  it('is required after the right password, and there is no session before it', async () => {
    const before = await server.db.$count(sessions);
    const asked = await signIn();
    expect([asked.status, asked.isIn, JSON.parse(asked.text)]).toEqual([
      422,
      false,
      {
        message: 'Enter the code of your authenticator app, or a recovery code.',
        errors: { code: ['Enter the code of your authenticator app, or a recovery code.'] },
        code: 'two_factor_required',
      },
    ]);
    expect(await server.db.$count(sessions)).toBe(before);
    expect((await signIn({ password: 'wrong' })).text).not.toContain('two_factor');
    expect(await signIn({ code: fixture.nextCode() })).toMatchObject({ status: 204, isIn: true });
  });

  it('accepts each code once, also for two concurrent calls', async () => {
    const code = fixture.nextCode();
    const both = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 422]));
    expect(await signIn({ code })).toMatchObject({ status: 422, isIn: false });
  });

  it('accepts no code without the right password', async () => {
    const code = fixture.nextCode();
    expect((await signIn({ password: 'wrong', code })).status).toBe(422);
    expect((await signIn({ code })).status).toBe(204);
  });

  it('counts wrong codes like wrong passwords; the right password alone resets nothing', async () => {
    for (const code of ['000000', undefined, '000001', undefined, '000002']) {
      expect((await signIn({ code })).status).toBe(422);
    }
    expect((await signIn({ code: fixture.nextCode() })).status).toBe(429);
  });

  it('counts wrong codes of one account from anywhere', async () => {
    for (let at = 0; at < 10; at += 1) await signIn({ code: '000000' }, `198.51.100.${at}`);
    expect((await signIn({ code: fixture.nextCode() }, '203.0.113.7')).status).toBe(429);
    server.advance(15 * 60);
    expect((await signIn({ code: fixture.nextCode() }, '203.0.113.7')).status).toBe(204);
  });

  it('accepts a recovery code instead, once, in any notation', async () => {
    const [first = '', second = ''] = fixture.recoveryCodes;
    expect(fixture.recoveryCodes).toHaveLength(10);
    expect((await signIn({ code: ` ${first.toLowerCase().replaceAll('-', ' ')}` })).status).toBe(
      204,
    );
    expect((await signIn({ code: first })).status).toBe(422);
    expect((await signIn({ code: second })).status).toBe(204);
    const rows = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(rows.filter(({ action }) => action === 'user.recovery-code-used')).toHaveLength(2);
  });

  it('stores secrets encrypted or hashed', async () => {
    const stored = JSON.stringify([
      await server.db.select().from(twoSteps),
      await server.db.select().from(recoveryCodes),
      await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position),
    ]);
    for (const secret of [fixture.secret, ...fixture.recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.replaceAll('-', ''));
    }
  });

  it('works with an earlier app key; without it recovery codes still work', async () => {
    const { services } = server;
    const [old] = services.config.appKeys;
    const loginWith = async (appKeys: readonly [string, ...string[]], code: string) => {
      const config = { ...services.config, appKeys };
      const client = testClient(makeApp({ ...services, config }), config);
      await client.get('/sanctum/csrf-cookie');
      return (await client.post('/login', { email, password: testPassword, code })).status;
    };
    expect(await loginWith(['new', old], fixture.nextCode())).toBe(204);
    expect(await loginWith(['new'], fixture.nextCode())).toBe(422);
    expect(await loginWith(['new'], fixture.recoveryCodes[0] ?? '')).toBe(204);
  });
});

describe('nothing bypasses the code', () => {
  it('not a new password', async () => {
    const token = newToken();
    await createReset(server.db, userId, token, server.services.now());
    const password = 'a quite new sentence';
    const body = { token, email, password, password_confirmation: password };
    expect((await (await guest()).post('/email/reset', body)).status).toBe(200);
    expect(await signIn({ password })).toMatchObject({ status: 422, isIn: false });
    expect((await signIn({ password, code: fixture.nextCode() })).status).toBe(204);
  });

  it('not a device or session from before it was on', async () => {
    const other = await makeUser(server.db, { id: 1 }, { role: 'Admin', email: 'kit@example.com' });
    const there = await guest();
    await there.post('/login', {
      email: other.email,
      password: testPassword,
      remember: true,
    });
    expect((await there.get('/api/user')).status).toBe(200);
    const here = await server.as(other);
    await setUpTwoStep(server, here);
    expect((await there.get('/api/user')).status).toBe(401);
    expect((await here.get('/api/user')).status).toBe(200);
  });

  it('a device that was remembered with a code stays signed in', async () => {
    const { client, status } = await signIn({ remember: true, code: fixture.nextCode() });
    expect(status).toBe(204);
    server.advance(13 * 60 * 60);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('is required only of users who have it on', async () => {
    await server.db.delete(twoSteps).where(eq(twoSteps.userId, userId));
    expect((await signIn()).status).toBe(204);
    expect((await signIn({ code: null })).status).toBe(204);
  });
});
