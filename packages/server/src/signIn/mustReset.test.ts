import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/users.ts';
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

/** Requests a reset link and sets the password with it. */
async function reset(): Promise<Response> {
  await client.post('/api/user/password-reset', { email });
  await server.services.background.idle();
  const link = server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
  const token = new URL(link).pathname.replace('/password/reset/', '');
  return client.post('/email/reset', { token, email, password, password_confirmation: password });
}

describe('POST /api/userReset', () => {
  const must = (value: boolean) =>
    server.db.update(users).set({ mustReset: value }).where(eq(users.id, userId));
  const asked = async (address: string = email) =>
    (await client.post('/api/userReset', { email: address })).json();

  it('is true only after this session failed for that account [F219, D04, X8]', async () => {
    await must(true);
    expect(await asked()).toEqual({ status: false });
    await client.post('/login', { email: 'other@example.com', password });
    expect(await asked()).toEqual({ status: false });
    await client.post('/login', { email, password });
    expect(await asked()).toEqual({ status: true });
    const stranger = server.guest();
    await stranger.get('/sanctum/csrf-cookie');
    const answer = await stranger.post('/api/userReset', { email });
    expect(await answer.json()).toEqual({ status: false });
  });

  it.each([
    ['imported without a password', { passwordHash: null, mustReset: true }],
    ['forced by a flag', { mustReset: true }],
  ])('leads an account %s to a new password [F219, X8]', async (_, change) => {
    const open = await server.as({ id: userId });
    await server.db.update(users).set(change).where(eq(users.id, userId));
    expect((await open.get('/api/user')).status).toBe(401);
    const refused = await client.post('/login', { email, password: testPassword });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        message: 'These credentials do not match our records.',
        errors: { email: ['These credentials do not match our records.'] },
      },
    ]);
    expect(await asked()).toEqual({ status: true });
    expect((await reset()).status).toBe(200);
    expect((await client.post('/login', { email, password })).status).toBe(204);
    expect(await asked()).toEqual({ status: false });
  });

  it('expires ten minutes after the failed sign-in [X8]', async () => {
    await must(true);
    await client.post('/login', { email, password });
    server.advance(10 * 60);
    expect(await asked()).toEqual({ status: false });
  });

  it.each(['Inactive', 'Pending'] as const)('is false for one that is %s [X8]', async (status) => {
    await server.db.update(users).set({ status, mustReset: true }).where(eq(users.id, userId));
    await client.post('/login', { email, password });
    expect(await asked()).toEqual({ status: false });
  });

  it('is false for a normal account and for an unknown one [X8]', async () => {
    for (const address of [email, 'nobody@example.com']) {
      await client.post('/login', { email: address, password });
      expect(await asked(address)).toEqual({ status: false });
    }
  });

  it('allows five calls a minute', async () => {
    for (let call = 0; call < 5; call += 1) await asked();
    expect((await client.post('/api/userReset', { email })).status).toBe(429);
    server.advance(60);
    expect((await client.post('/api/userReset', { email })).status).toBe(200);
  });
});
