import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { rememberTokens, sessions, users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const minutes = (count: number) => count * 60;
const hours = (count: number) => minutes(60) * count;
const days = (count: number) => hours(24) * count;

let server: TestServer;
let userId: number;
const email = 'rosa@example.com';

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro', additionalProducts: 2 });
  userId = (await makeUser(server.db, company, { email })).id;
});

const statusOf = async (client: TestClient) => (await client.get('/api/user')).status;

async function signIn(remember?: unknown): Promise<TestClient> {
  const client = server.guest();
  await client.get('/sanctum/csrf-cookie');
  await client.post('/login', { email, password: testPassword, remember });
  return client;
}

describe('how long a session lives', () => {
  it('ends 120 minutes after its last use [K01, X10]', async () => {
    const client = await signIn();
    server.advance(minutes(119));
    expect(await statusOf(client)).toBe(200);
    server.advance(minutes(119));
    expect(await statusOf(client)).toBe(200);
    server.advance(minutes(120));
    expect(await statusOf(client)).toBe(401);
  });

  it('ends 12 hours after the sign-in, however busy [X10]', async () => {
    const client = await signIn();
    for (let hour = 1; hour < 12; hour += 1) {
      server.advance(hours(1));
      expect(await statusOf(client)).toBe(200);
    }
    server.advance(hours(1));
    expect(await statusOf(client)).toBe(401);
  });

  it('says when it ends, and never later than the 12 hours [D09]', async () => {
    const client = await signIn();
    const end = async () =>
      ((await (await client.get('/api/user')).json()) as CurrentUser).sessionExpiresAt;
    expect(await end()).toBe('2026-11-21T14:00:00.000Z');
    for (let hour = 1; hour < 12; hour += 1) {
      server.advance(hours(1));
      await client.get('/api/user');
    }
    expect(await end()).toBe('2026-11-22T00:00:00.000Z');
  });

  it('stores its use once a minute, not with every request', async () => {
    const client = await signIn();
    const lastSeen = async () => (await server.db.select().from(sessions))[0]?.lastSeenAt;
    const atFirst = await lastSeen();
    server.advance(59);
    await client.get('/api/user');
    expect(await lastSeen()).toEqual(atFirst);
    server.advance(1);
    await client.get('/api/user');
    expect(await lastSeen()).toEqual(server.services.now());
  });

  it('answers 419 to a write and 401 to a read after it ended', async () => {
    const client = await signIn();
    server.advance(minutes(121));
    const old = decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
    const write = await client.post('/logout', {}, { headers: { 'x-xsrf-token': old } });
    expect(write.status).toBe(419);
    expect(await statusOf(client)).toBe(401);
  });

  it.each(['Inactive', 'Pending'] as const)(
    'ends at once when the account becomes %s [D18]',
    async (status) => {
      const client = await signIn(true);
      await server.db.update(users).set({ status }).where(eq(users.id, userId));
      expect(await statusOf(client)).toBe(401);
    },
  );

  it('is stored as a hash only', async () => {
    const client = await signIn(true);
    const rows = [
      ...(await server.db.select().from(sessions)),
      ...(await server.db.select().from(rememberTokens)),
    ];
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(client.cookies.get('hangtag_session'));
    expect(stored).not.toContain(client.cookies.get('hangtag_remember')?.split('.')[1]);
  });
});

describe('remember me [D02]', () => {
  it.each([undefined, false, '', null])('is off for %j', async (remember) => {
    expect((await signIn(remember)).cookies.has('hangtag_remember')).toBe(false);
  });

  it('signs in again for 30 days only', async () => {
    const client = await signIn(true);
    server.advance(days(29));
    expect(await statusOf(client)).toBe(200);
    server.advance(days(2));
    expect(await statusOf(client)).toBe(401);
    expect(client.cookies.has('hangtag_remember')).toBe(false);
  });

  it('changes its verifier at each use', async () => {
    const client = await signIn(true);
    const before = client.cookies.get('hangtag_remember');
    server.advance(hours(13));
    await client.get('/api/user');
    expect(client.cookies.get('hangtag_remember')).not.toBe(before);
    expect(client.cookies.get('hangtag_remember')?.split('.')[0]).toBe(before?.split('.')[0]);
  });

  it('accepts all parallel calls of a first page', async () => {
    const client = await signIn(true);
    server.advance(hours(13));
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const calls = Array.from({ length: 6 }, () => client.get('/api/user', { headers: { cookie } }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    server.advance(hours(13));
    expect(await statusOf(client)).toBe(200);
  });

  it('ends everything when an older verifier returns: it was stolen', async () => {
    const client = await signIn(true);
    const stolen = client.cookies.get('hangtag_remember') ?? '';
    server.advance(hours(13));
    expect(await statusOf(client)).toBe(200);
    server.advance(61);
    const thief = server.guest();
    thief.cookies.set('hangtag_remember', stolen);
    expect(await statusOf(thief)).toBe(401);
    expect(await statusOf(client)).toBe(401);
    expect(await server.db.select().from(rememberTokens)).toEqual([]);
  });

  it('ends on signing out, on this device only', async () => {
    const [here, there] = [await signIn(true), await signIn(true)];
    const remembered = here.cookies.get('hangtag_remember') ?? '';
    await here.post('/logout');
    expect(here.cookies.has('hangtag_remember')).toBe(false);
    here.cookies.set('hangtag_remember', remembered);
    expect(await statusOf(here)).toBe(401);
    server.advance(hours(13));
    expect(await statusOf(there)).toBe(200);
  });

  it.each(['', '.', 'a.b', `${'x'.repeat(43)}.${'y'.repeat(43)}`])(
    'ignores a cookie it did not write: %j',
    async (cookie) => {
      const client = server.guest();
      client.cookies.set('hangtag_remember', cookie);
      expect(await statusOf(client)).toBe(401);
    },
  );
});
