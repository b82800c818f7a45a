import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { passwordResets, users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser, testPassword } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let userId: number;
const email = 'rosa@example.com';
const address = 'rosa.lindqvist@example.com';

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  const user = await makeUser(server.db, company, { email, name: 'Rosa', phone: '555-0100' });
  userId = user.id;
  client = await server.as(user);
});

const put = (body: unknown, id: number = userId, headers: Record<string, string> = {}) =>
  client.put(`/api/user/${id}`, body, { headers });
const shape = async (response: Response) => [response.status, await response.json()];
const refusal = (field: string, message: string) => [
  422,
  { message, errors: { [field]: [message] } },
];
const stored = async (id: number = userId) => {
  const [row] = await server.db.select().from(users).where(eq(users.id, id));
  return row;
};

describe('PUT /api/user/{id}', () => {
  it.each(['User', 'Admin', 'Superadmin'] as const)(
    'a %s changes name, picture and phone, and gets the current ones back [F224, F200, D10]',
    async (role) => {
      await server.db.update(users).set({ role }).where(eq(users.id, userId));
      const response = await put({ name: ' Rosa Ek ', avatar: 'bot4.jpg', phone: '(0)8-123 x5' });
      expect(response.status).toBe(200);
      const user = (await response.json()) as CurrentUser;
      expect(user).toMatchObject({
        name: 'Rosa Ek',
        avatar: 'bot4.jpg',
        phone: '(0)8-123 x5',
        role,
      });
      expect(await (await client.get('/api/user')).json()).toEqual(user);
    },
  );

  it('keeps absent fields and clears null', async () => {
    const before = await stored();
    expect((await put({})).status).toBe(200);
    expect(await stored()).toEqual(before);
    expect(((await (await put({ phone: null })).json()) as CurrentUser).phone).toBeNull();
    expect(await stored()).toEqual({ ...before, phone: null });
  });

  it('refuses a save on an older profile, and returns the current one', async () => {
    const seen = (await (await client.get('/api/user')).json()) as CurrentUser;
    const headers = { 'If-Match': `"${seen.profileVersion}"` };
    expect((await put({ phone: null }, userId, headers)).status).toBe(200);
    const late = await put({ name: 'Rosa Ek' }, userId, headers);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'stale_write', conflict: { phone: null } });
    expect(await stored()).toMatchObject({ name: 'Rosa', phone: null });
  });

  it('is one’s own only: every other id is 403, existing or not [D10]', async () => {
    const colleague = await makeUser(server.db, { id: 1 }, {});
    const foreign = await makeUser(server.db, await makeCompany(server.db), {});
    for (const id of [colleague.id, foreign.id, 999_999]) {
      const answer = await put({ name: 'Taken over' }, id);
      expect(await shape(answer)).toEqual([403, { message: 'This action is unauthorized.' }]);
    }
    expect((await stored(colleague.id))?.name).toBe(colleague.name);
    expect((await stored(foreign.id))?.name).toBe(foreign.name);
  });

  it.each([
    ['email', 'no address', 'Please provide a valid email'],
    ['email', '', 'This field is required.'],
    ['name', ' ', 'This field is required.'],
    ['avatar', 'bot5.jpg', 'Is not one of the four.'],
    ['phone', 'x'.repeat(41), 'Must be at most 40 characters.'],
  ])('refuses %s %j by name [F210]', async (field, value, message) => {
    expect(await shape(await put({ [field]: value }))).toEqual(refusal(field, message));
  });

  const everyColumn = {
    id: 2,
    role: 'Superadmin',
    status: 'Inactive',
    companyId: 2,
    company_id: 2,
    company: { companyId: 2 },
    permissions: ['platform.admin'],
    subscription: { isActive: true },
    passwordHash: 'x',
    password_hash: 'x',
    password: 'another harbour',
    mustReset: true,
    must_reset: true,
    lastLogin: '2020-01-01T00:00:00Z',
    createdAt: '2020-01-01T00:00:00Z',
    demo: true,
    type: 'enterprise',
    unlimitedProducts: true,
    __proto__: { role: 'Superadmin' },
  };

  it.each(Object.keys(everyColumn))('ignores %s [X6]', async (field) => {
    await makeCompany(server.db);
    const before = await stored();
    const value: unknown = Reflect.get(everyColumn, field);
    expect((await put({ [field]: value })).status).toBe(200);
    expect((await put({ name: 'Rosa', [field]: value })).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('ignores all of them at once, and writes the allowed fields [X6]', async () => {
    const before = await stored();
    await put({ ...everyColumn, name: 'Rosa Ek' });
    const named = { name: 'Rosa Ek', searchText: '' };
    expect({ ...(await stored()), ...named }).toEqual({ ...before, ...named });
    expect((await stored())?.name).toBe('Rosa Ek');
  });
});

describe('a new address', () => {
  const change = (currentPassword: unknown = testPassword, to: string = address) =>
    put({ email: to, currentPassword });

  it('needs the current password [D10]', async () => {
    const required = refusal('currentPassword', 'This field is required.');
    expect(await shape(await put({ email: address }))).toEqual(required);
    expect(await shape(await change(''))).toEqual(required);
    const wrong = refusal('currentPassword', 'This is not your password.');
    expect(await shape(await change('not the password'))).toEqual(wrong);
    expect((await stored())?.email).toBe(email);
    const answer = await change();
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as CurrentUser).email).toBe(address);
  });

  it('writes no other field either while the password is wrong', async () => {
    const before = await stored();
    await put({ name: 'Rosa Ek', email: address, currentPassword: 'wrong' });
    expect(await stored()).toEqual(before);
  });

  it('needs no password when only its case changes', async () => {
    expect((await put({ name: 'Rosa Ek', email: 'Rosa@Example.com' })).status).toBe(200);
    expect((await stored())?.email).toBe('Rosa@Example.com');
  });

  it('allows five attempts a minute, like a sign-in', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await change('wrong')).status).toBe(422);
    const locked = await change();
    const message = 'Too many login attempts. Please try again in 60 seconds.';
    expect(await shape(locked)).toEqual([429, { message, errors: { currentPassword: [message] } }]);
    expect(locked.headers.get('retry-after')).toBe('60');
    server.advance(60);
    expect((await change()).status).toBe(200);
  });

  it('is refused when taken, in whatever case, and for one of two concurrent requests', async () => {
    const other = await makeUser(server.db, { id: 1 }, { email: 'taken@example.com' });
    const taken = refusal('email', 'This address already has an account.');
    expect(await shape(await change(testPassword, 'Taken@example.com'))).toEqual(taken);
    const otherClient = await server.as(other);
    const both = await Promise.all([
      change(),
      otherClient.put(`/api/user/${other.id}`, { email: address, currentPassword: testPassword }),
    ]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('allows ten attempts an hour, because it reveals accounts', async () => {
    await makeUser(server.db, { id: 1 }, { email: 'taken@example.com' });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change(testPassword, 'taken@example.com')).status).toBe(422);
    }
    expect((await change(testPassword, 'taken@example.com')).status).toBe(429);
  });

  it('keeps this session, ends the others, removes their devices, and notifies the old address', async () => {
    const other = server.guest();
    await other.get('/sanctum/csrf-cookie');
    await other.post('/login', { email, password: testPassword, remember: true });
    expect((await change()).status).toBe(200);
    await server.services.background.idle();
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your address has changed'],
    ]);
    expect(server.mails[0]?.text).not.toContain(address);
  });

  it('voids a reset link that was mailed to the old one', async () => {
    await client.post('/api/user/password-reset', { email });
    await server.services.background.idle();
    expect(await server.db.select().from(passwordResets)).toHaveLength(1);
    await change();
    expect(await server.db.select().from(passwordResets)).toEqual([]);
  });
});
