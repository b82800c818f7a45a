import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { passwordMessages } from '@hangtag/contract/rules/password';
import { passwordResets, users } from '../db/schema/users.ts';
import { NOBODY } from '../mail/mailer.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let userId: number;
let client: TestClient;
const email = 'rosa@example.com';
const password = 'a harbour in november';

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db);
  userId = (await makeUser(server.db, company, { email, name: 'Rosa Lindqvist' })).id;
  client = server.guest();
  await client.get('/sanctum/csrf-cookie');
});

async function ask(address: string = email): Promise<Response> {
  const response = await client.post('/api/user/password-reset', { email: address });
  await server.services.background.idle();
  return response;
}

/** The token in the newest email. */
async function mailedToken(): Promise<string> {
  await ask();
  const link = server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
  return new URL(link).pathname.replace('/password/reset/', '');
}

const set = (token: string, changes: Record<string, unknown> = {}) =>
  client.post('/email/reset', {
    token,
    email,
    password,
    password_confirmation: password,
    ...changes,
  });

const linkOver = {
  message: 'This link is not valid any more. Ask for a new one.',
  errors: { email: ['This link is not valid any more. Ask for a new one.'] },
};

describe('POST /api/user/password-reset', () => {
  it('answers the same for every address [F223, D06]', async () => {
    for (const address of [email, 'nobody@example.com']) {
      const response = await ask(address);
      expect([response.status, await response.json()]).toEqual([200, { status: true }]);
    }
    expect(server.mails.map(({ to }) => to)).toEqual([email]);
  });

  it.each(['Inactive', 'Pending'] as const)(
    'mails nothing to an account that is %s',
    async (status) => {
      await server.db.update(users).set({ status }).where(eq(users.id, userId));
      await ask();
      expect(server.mails).toEqual([]);
    },
  );

  it('mails a link to the app with the token and the address', async () => {
    const token = await mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    const link = `http://localhost:4000/password/reset/${token}?email=rosa%40example.com`;
    expect(server.mails[0]?.text).toContain(link);
    expect(server.mails[0]?.html).toContain(`href="${link}"`);
  });

  it('stores the token as a hash only', async () => {
    const token = await mailedToken();
    expect(JSON.stringify(await server.db.select().from(passwordResets))).not.toContain(token);
  });

  it('mails again after a minute; the first link still works, and voids the second', async () => {
    const first = await mailedToken();
    server.advance(59);
    await ask();
    expect(server.mails).toHaveLength(1);
    server.advance(1);
    const second = await mailedToken();
    expect(server.mails).toHaveLength(2);
    expect((await set(first)).status).toBe(200);
    expect((await set(second)).status).toBe(422);
  });

  it('mails one address five links an hour, and then answers the same', async () => {
    const first = await mailedToken();
    for (let minute = 1; minute < 10; minute += 1) {
      server.advance(60);
      const response = await client.post(
        '/api/user/password-reset',
        { email: 'Rosa@Example.com' },
        { ip: `198.51.100.${minute}` },
      );
      expect([response.status, await response.json()]).toEqual([200, { status: true }]);
      await server.services.background.idle();
    }
    expect(server.mails).toHaveLength(5);
    expect((await set(first)).status).toBe(200);
  });

  it('does the same work for an address without an account', async () => {
    await ask('nobody@example.com');
    await server.db.update(users).set({ status: 'Inactive' }).where(eq(users.id, userId));
    const queued = vi.spyOn(server.services.mailer, 'send');
    await ask();
    expect(queued.mock.calls.map(([mail]) => mail.to)).toEqual([NOBODY]);
    const rows = await server.db.select().from(passwordResets);
    expect(rows.map(({ userId: whose }) => whose)).toEqual([null, null]);
  });

  it('counts the calls of one place and returns how many are left', async () => {
    const first = await ask();
    expect(first.headers.get('x-ratelimit-limit')).toBe('10');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('9');
    for (let call = 1; call < 10; call += 1) await ask();
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: 'Too Many Attempts.' },
    ]);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '60',
      'x-ratelimit-limit': '10',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(server.services.now().getTime() / 1000 + 60),
    });
  });
});

describe('POST /email/reset', () => {
  it('sets the password without signing in [F222, D06]', async () => {
    const response = await set(await mailedToken());
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Your password has been set.' },
    ]);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await client.post('/login', { email, password: testPassword })).status).toBe(422);
    expect((await client.post('/login', { email, password })).status).toBe(204);
  });

  it('ends every session and every remembered device, and notifies the owner', async () => {
    const device = server.guest();
    await device.get('/sanctum/csrf-cookie');
    await device.post('/login', { email, password: testPassword, remember: true });
    await set(await mailedToken());
    await server.services.background.idle();
    expect((await device.get('/api/user')).status).toBe(401);
    expect(server.mails.at(-1)?.subject).toBe('Your password has changed');
  });

  it('works once, also for two concurrent calls', async () => {
    const token = await mailedToken();
    const both = await Promise.all([set(token), set(token)]);
    const [first, second] = both.map(({ status }) => status).toSorted((a, b) => a - b);
    expect([first, second]).toEqual([200, 422]);
    const again = await set(token);
    expect([again.status, await again.json()]).toEqual([422, linkOver]);
  });

  it('works for 60 minutes', async () => {
    const token = await mailedToken();
    server.advance(60 * 60);
    expect((await set(token)).status).toBe(422);
  });

  it('belongs to one user', async () => {
    const token = await mailedToken();
    await makeUser(server.db, { id: 1 }, { email: 'other@example.com' });
    const response = await set(token, { email: 'other@example.com' });
    expect([response.status, await response.json()]).toEqual([422, linkOver]);
  });

  it('refuses a wrong link the same for known and unknown addresses', async () => {
    const known = await set('wrong');
    const unknown = await set('wrong', { email: 'nobody@example.com' });
    expect(await known.json()).toEqual(linkOver);
    expect(await unknown.json()).toEqual(linkOver);
  });

  it('reports on the password that the two differ [F205]', async () => {
    const response = await set(await mailedToken(), { password_confirmation: 'another one here' });
    expect(await response.json()).toEqual({
      message: 'Passwords do not match',
      errors: { password: ['Passwords do not match'] },
    });
  });

  it.each([
    ['short', 'nine char', passwordMessages.short],
    ['common', 'Qwertyuiop', passwordMessages.common],
    ['the address', 'Rosa@Example.com', passwordMessages.own],
    ['the name', 'rosa lindqvist', passwordMessages.own],
  ])('refuses a password that is %s [D07]', async (_, chosen, sentence) => {
    const token = await mailedToken();
    const response = await set(token, { password: chosen, password_confirmation: chosen });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: sentence, errors: { password: [sentence] } });
    expect((await set(token)).status).toBe(200);
  });

  it('opens an account that had to set a new password [X8]', async () => {
    await server.db.update(users).set({ mustReset: true }).where(eq(users.id, userId));
    await set(await mailedToken());
    expect((await client.post('/login', { email, password })).status).toBe(204);
  });
});
