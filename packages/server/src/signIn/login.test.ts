import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { sessions, users } from '../db/schema/users.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
const email = 'rosa@example.com';
const refusal = {
  message: 'These credentials do not match our records.',
  errors: { email: ['These credentials do not match our records.'] },
};

beforeEach(async () => {
  server = await startTestServer();
  await makeUser(server.db, await makeCompany(server.db), { email });
});

/** A browser with a CSRF token. */
async function visitor(from: TestServer = server) {
  const client = from.guest();
  await client.get('/sanctum/csrf-cookie');
  return client;
}

const cookieLine = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

describe('the token and the session', () => {
  it('csrf-cookie answers 204 without a body and sets both cookies [F217]', async () => {
    const response = await server.guest().get('/sanctum/csrf-cookie');
    expect([response.status, await response.text()]).toEqual([204, '']);
    const xsrf = cookieLine(response, 'XSRF-TOKEN');
    expect(xsrf).toMatch(/; Max-Age=7200; Path=\/; SameSite=Lax$/);
    expect(cookieLine(response, 'hangtag_session')).toMatch(
      /; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('on https the session cookie is Secure and __Host-', async () => {
    const secure = await startTestServer({ publicUrl: 'https://pages.example.com' });
    const response = await secure.guest().get('/sanctum/csrf-cookie');
    expect(cookieLine(response, '__Host-hangtag_session')).toMatch(/; HttpOnly; Secure; /);
    expect(cookieLine(response, 'XSRF-TOKEN')).toMatch(/; Secure; SameSite=Lax$/);
  });

  it('every stateful answer sends both cookies again, refusals too', async () => {
    const client = await visitor();
    for (const response of [
      await client.get('/api/user'),
      await client.post('/login', {}),
      await client.post('/login', {}, { headers: { 'x-xsrf-token': 'wrong' } }),
    ]) {
      expect(cookieLine(response, 'XSRF-TOKEN')).not.toBe('');
      expect(cookieLine(response, 'hangtag_session')).not.toBe('');
    }
  });

  it('the token stays the same through a session, so that parallel calls never race', async () => {
    const client = await visitor();
    const before = client.cookies.get('XSRF-TOKEN');
    await Promise.all([client.get('/api/user'), client.get('/sanctum/csrf-cookie')]);
    expect(client.cookies.get('XSRF-TOKEN')).toBe(before);
  });

  it('a visitor stores nothing in the database', async () => {
    const client = await visitor();
    await client.get('/api/user');
    expect(await server.db.select().from(sessions)).toEqual([]);
  });
});

describe('POST /login', () => {
  it('answers 204 without a body, with new cookies [F218, D01]', async () => {
    const client = await visitor();
    const before = new Map(client.cookies);
    const response = await client.post('/login', { email, password: testPassword });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(client.cookies.get('hangtag_session')).not.toBe(before.get('hangtag_session'));
    expect(client.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('stores the time of the sign-in', async () => {
    const client = await visitor();
    await client.post('/login', { email, password: testPassword });
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    expect(user?.lastLogin).toEqual(server.services.now());
  });

  it('accepts the address in any case', async () => {
    const client = await visitor();
    const response = await client.post('/login', {
      email: 'ROSA@Example.com',
      password: testPassword,
    });
    expect(response.status).toBe(204);
  });

  it('voids the previous token', async () => {
    const client = await visitor();
    const old = new Map(client.cookies);
    await client.post('/login', { email, password: testPassword });
    const headers = { 'x-xsrf-token': old.get('XSRF-TOKEN') ?? '' };
    expect((await client.post('/logout', {}, { headers })).status).toBe(419);
  });

  it('never signs in a session planted by an attacker (fixation)', async () => {
    const client = await visitor();
    const planted = client.cookies.get('hangtag_session') ?? '';
    await client.post('/login', { email, password: testPassword });
    const thief = server.guest();
    await thief.adopt(planted);
    expect((await thief.get('/api/user')).status).toBe(401);
  });

  it('never accepts a chosen session id', async () => {
    const client = server.guest();
    await client.adopt(`s${'A'.repeat(43)}`);
    expect(client.cookies.get('hangtag_session')).not.toBe(`s${'A'.repeat(43)}`);
  });

  it.each([
    ['a wrong password', { email, password: 'not the password' }],
    ['an unknown address', { email: 'nobody@example.com', password: testPassword }],
  ])('refuses %s with the same message [D01]', async (_, body) => {
    const response = await (await visitor()).post('/login', body);
    expect([response.status, await response.json()]).toEqual([422, refusal]);
  });

  it.each([
    ['Inactive', { status: 'Inactive' }],
    ['Pending', { status: 'Pending' }],
    ['one that must set a new password', { mustReset: true }],
    ['one without a password', { passwordHash: null }],
  ] as const)('refuses an account that is %s like an unknown one [D01]', async (_, change) => {
    await server.db.update(users).set(change).where(eq(users.email, email));
    const response = await (await visitor()).post('/login', { email, password: testPassword });
    expect([response.status, await response.json()]).toEqual([422, refusal]);
  });

  it('names every wrong field and counts the others', async () => {
    const response = await (await visitor()).post('/login', { email: 'no address' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: 'Please provide a valid email (and 1 more error)',
      errors: {
        email: ['Please provide a valid email'],
        password: ['This field is required.'],
      },
    });
  });

  it('locks after five failures for a minute, also for the right password [2.1]', async () => {
    const client = await visitor();
    const wrong = { email, password: 'not the password' };
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await client.post('/login', wrong)).status).toBe(422);
    }
    server.advance(3);
    const locked = await client.post('/login', { email, password: testPassword });
    expect(locked.status).toBe(429);
    const message = 'Too many login attempts. Please try again in 57 seconds.';
    expect(await locked.json()).toEqual({ message, errors: { email: [message] } });
    expect(locked.headers.get('retry-after')).toBe('57');
    server.advance(57);
    expect((await client.post('/login', { email, password: testPassword })).status).toBe(204);
  });

  it('counts concurrent attempts', async () => {
    const client = await visitor();
    const wrong = { email, password: 'not the password' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.post('/login', wrong)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('locks one address from one place only, and a success clears the count', async () => {
    const client = await visitor();
    const wrong = { email, password: 'not the password' };
    for (let failure = 0; failure < 5; failure += 1) await client.post('/login', wrong);
    const elsewhere = await client.post('/login', wrong, { ip: '198.51.100.7' });
    expect(elsewhere.status).toBe(422);
    const right = { email, password: testPassword };
    expect((await client.post('/login', right, { ip: '198.51.100.7' })).status).toBe(204);
    for (let failure = 0; failure < 5; failure += 1) {
      const answer = await client.post('/login', wrong, { ip: '198.51.100.7' });
      expect(answer.status).toBe(422);
    }
  });

  it('answers 429 before 419', async () => {
    const client = await visitor();
    const wrong = { email, password: 'not the password' };
    for (let failure = 0; failure < 5; failure += 1) await client.post('/login', wrong);
    const response = await client.post('/login', wrong, { headers: { 'x-xsrf-token': 'x' } });
    expect(response.status).toBe(429);
  });
});

describe('POST /logout', () => {
  it('answers 204, ends the session on the server and sets a new token [F220]', async () => {
    const client = await visitor();
    await client.post('/login', { email, password: testPassword });
    const ended = new Map(client.cookies);
    const response = await client.post('/logout');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(client.cookies.get('XSRF-TOKEN')).not.toBe(ended.get('XSRF-TOKEN'));
    const ghost = server.guest();
    await ghost.adopt(ended.get('hangtag_session') ?? '');
    expect((await ghost.get('/api/user')).status).toBe(401);
  });

  it('succeeds for a visitor', async () => {
    expect((await (await visitor()).post('/logout')).status).toBe(204);
  });
});
