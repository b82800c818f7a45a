import { beforeEach, describe, expect, it } from 'vitest';
import type { UserSession, UserSessionsAnswer } from '@hangtag/contract/wire/user';
import { rememberTokens, sessions } from '../db/schema/users.ts';
import { sweep } from '../start/sweep.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const hours = (count: number) => count * 60 * 60;

let server: TestServer;
const email = 'rosa@example.com';

beforeEach(async () => {
  server = await startTestServer();
  await makeUser(server.db, await makeCompany(server.db), { email });
});

async function signIn(userAgent: string, remember = false): Promise<TestClient> {
  const client = server.guest();
  await client.get('/sanctum/csrf-cookie');
  const body = { email, password: testPassword, remember };
  const extras = { headers: { 'user-agent': userAgent }, ip: '203.0.113.7' };
  expect((await client.post('/login', body, extras)).status).toBe(204);
  return client;
}

const list = async (client: TestClient): Promise<readonly UserSession[]> =>
  ((await (await client.get('/api/user/sessions')).json()) as UserSessionsAnswer).sessions;
const statusOf = async (client: TestClient) => (await client.get('/api/user')).status;

/** Where the person is signed in beside this client. */
async function elsewhere(client: TestClient): Promise<UserSession> {
  const [other] = (await list(client)).filter((each) => !each.isCurrent);
  if (!other) throw new Error('There is no other place.');
  return other;
}

describe('GET /api/user/sessions', () => {
  it('names browser, system and place; the current one first, then the last used', async () => {
    const here = await signIn(firefox, true);
    server.advance(hours(1));
    await signIn(phone);
    expect(await list(here)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{24}$/) as unknown,
        isCurrent: true,
        browser: 'Firefox',
        system: 'Windows',
        ip: '203.0.113.7',
        signedInAt: '2026-11-21T12:00:00.000Z',
        lastSeenAt: '2026-11-21T13:00:00.000Z',
        isRemembered: true,
      },
      expect.objectContaining({
        isCurrent: false,
        browser: 'Safari',
        system: 'iOS',
        isRemembered: false,
      }),
    ]);
  });

  it.each(['curl/8.5.0', '(((((', '😀'.repeat(90)])(
    'shows only what the browser sent: %j',
    async (ua) => {
      const sent = encodeURIComponent(ua) === ua ? ua : ua.replaceAll(/[^\x20-\x7e]/g, '?');
      const [only] = await list(await signIn(sent));
      expect(only).toMatchObject({ system: null });
    },
  );

  it('shows no other user’s', async () => {
    await signIn(firefox);
    const other = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    expect(await list(other)).toHaveLength(1);
  });

  it('contains no secret: no cookie’s value and no stored hash', async () => {
    const client = await signIn(firefox, true);
    const text = await (await client.get('/api/user/sessions')).text();
    for (const value of client.cookies.values()) expect(text).not.toContain(value.split('.')[0]);
    const [row] = await server.db.select().from(sessions);
    expect(text).not.toContain(row?.idHash);
  });

  it('still lists a remembered device without a session, as one place [D02]', async () => {
    const device = await signIn(phone, true);
    const plain = await signIn(firefox);
    for (let day = 0; day < 3; day += 1) {
      server.advance(hours(13));
      const cookie = [...device.cookies].map((pair) => pair.join('=')).join('; ');
      // The calls of a first page begin several sessions of the one device.
      const headers = { cookie, 'user-agent': phone };
      await Promise.all([0, 1, 2].map(() => device.get('/api/user', { headers })));
      await sweep(server.db, server.services.now());
    }
    server.advance(hours(3));
    await sweep(server.db, server.services.now());
    expect(await statusOf(plain)).toBe(401);
    const here = await signIn(firefox);
    const places = (await list(here)).map(({ browser, isRemembered }) => [browser, isRemembered]);
    expect(places).toEqual([
      ['Firefox', false],
      ['Safari', true],
    ]);
    expect((await server.db.select().from(sessions)).length).toBeLessThan(6);
  });
});

describe('DELETE /api/user/sessions/{id}', () => {
  it('ends that session at once and removes its device [D18]', async () => {
    const [here, there] = [await signIn(firefox, true), await signIn(phone, true)];
    const { id } = await elsewhere(here);
    const answer = await here.delete(`/api/user/sessions/${id}`);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await statusOf(there)).toBe(401);
    expect(there.cookies.has('hangtag_remember')).toBe(false);
    expect(await statusOf(here)).toBe(200);
    expect(await server.db.select().from(rememberTokens)).toHaveLength(1);
  });

  it('of the current session signs out', async () => {
    const here = await signIn(firefox, true);
    const [{ id } = { id: '' }] = await list(here);
    const answer = await here.delete(`/api/user/sessions/${id}`);
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect(here.cookies.has('hangtag_remember')).toBe(false);
    expect(await statusOf(here)).toBe(401);
    expect(await server.db.select().from(rememberTokens)).toEqual([]);
  });

  it('is 404 for another user’s session and for an unknown one', async () => {
    const here = await signIn(firefox);
    const other = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    const [{ id } = { id: '' }] = await list(here);
    for (const name of [id, 'x', 'f'.repeat(24)]) {
      expect((await other.delete(`/api/user/sessions/${name}`)).status).toBe(404);
    }
    expect(await statusOf(here)).toBe(200);
  });
});

describe('DELETE /api/user/sessions', () => {
  it('signs out everywhere else, and this device stays remembered [D18]', async () => {
    const here = await signIn(firefox, true);
    const others = [await signIn(phone, true), await signIn(firefox)];
    const stranger = await server.as(await makeUser(server.db, await makeCompany(server.db)));
    expect((await here.delete('/api/user/sessions')).status).toBe(204);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await list(here)).toHaveLength(1);
    expect(await statusOf(stranger)).toBe(200);
    server.advance(hours(13));
    expect(await statusOf(here)).toBe(200);
    for (const other of others) expect(await statusOf(other)).toBe(401);
  });

  it('ends a remembered device without a session too', async () => {
    const device = await signIn(phone, true);
    server.advance(hours(13));
    const here = await signIn(firefox);
    await here.delete('/api/user/sessions');
    expect(await statusOf(device)).toBe(401);
  });
});
