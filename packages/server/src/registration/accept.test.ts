import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { passwordMessages } from '@hangtag/contract/rules/password';
import { invites, users } from '../db/schema/users.ts';
import { sweep } from '../start/sweep.ts';
import {
  type InviteFixture,
  inviteFixture,
  newPassword,
} from '../../test/support/inviteFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { inviteExpired } from './accept.ts';

let fixture: InviteFixture;

beforeEach(async () => {
  fixture = await inviteFixture();
});

const stored = async () => {
  const [row] = await fixture.server.db.select().from(users).where(eq(users.id, fixture.id));
  return row;
};
const shape = async (response: Response) => [response.status, await response.json()];
const days = (count: number) => count * 24 * 60 * 60;
const dead = [422, { message: inviteExpired, errors: { token: [inviteExpired] } }];

describe('POST /adduser with an invitation', () => {
  it('activates the pending user with name and password, without signing in [F225, D08]', async () => {
    const before = await stored();
    expect(await shape(await fixture.accept())).toEqual([200, { status: 'active' }]);
    expect(await stored()).toMatchObject({
      id: before?.id,
      companyId: before?.companyId,
      email: before?.email,
      role: 'Admin',
      name: 'Rosa Lindqvist',
      status: 'Active',
      passwordHash: expect.stringMatching(/^\$argon2id\$/) as unknown,
    });
    expect((await fixture.client.get('/api/user')).status).toBe(401);
    expect(
      (await fixture.client.post('/login', { email: fixture.email, password: newPassword })).status,
    ).toBe(204);
  });

  it('works once, also for two concurrent calls', async () => {
    const both = await Promise.all([fixture.accept(), fixture.accept({ name: 'Somebody else' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await shape(await fixture.accept())).toEqual(dead);
    expect(await fixture.server.db.select().from(invites)).toEqual([]);
  });

  it('works for seven days, and the sweep removes it then', async () => {
    fixture.server.advance(days(7));
    expect(await shape(await fixture.accept())).toEqual(dead);
    await sweep(fixture.server.db, fixture.server.services.now());
    expect(await fixture.server.db.select().from(invites)).toHaveLength(1);
    fixture.server.advance(1);
    await sweep(fixture.server.db, fixture.server.services.now());
    expect(await fixture.server.db.select().from(invites)).toEqual([]);
  });

  it('of a renewed invitation refuses the earlier link', async () => {
    const token = await fixture.invite();
    expect(await shape(await fixture.accept())).toEqual(dead);
    expect((await fixture.accept({ token })).status).toBe(200);
  });

  it.each(['Active', 'Inactive'] as const)('is void when the user became %s', async (status) => {
    await fixture.server.db.update(users).set({ status }).where(eq(users.id, fixture.id));
    expect(await shape(await fixture.accept())).toEqual(dead);
  });

  it('needs the invited address', async () => {
    const message = 'The invitation is for another address.';
    expect(await shape(await fixture.accept({ email: 'other@example.com' }))).toEqual([
      422,
      { message, errors: { email: [message] } },
    ]);
    expect((await stored())?.status).toBe('Pending');
  });

  it.each([
    ['password', 'nine char', passwordMessages.short],
    ['password', 'Qwertyuiop', passwordMessages.common],
    ['password', 'Rosa@Example.com', passwordMessages.own],
    ['password', 'rosa lindqvist', passwordMessages.own],
  ])('refuses the %s %j by name, and the link stays valid [D07]', async (field, value, message) => {
    const answer = await fixture.accept({ [field]: value, password_confirmation: value });
    expect(await shape(answer)).toEqual([422, { message, errors: { [field]: [message] } }]);
    expect((await fixture.accept()).status).toBe(200);
  });

  it('names everything that is wrong at once', async () => {
    const answer = await fixture.accept({
      email: 'other@example.com',
      password_confirmation: 'other',
    });
    expect(await answer.json()).toEqual({
      message: 'The invitation is for another address. (and 1 more error)',
      errors: {
        email: ['The invitation is for another address.'],
        password: ['Passwords do not match'],
      },
    });
  });

  it.each(['role', 'status', 'companyId', 'company_id', 'company', 'id', 'mustReset', 'type'])(
    'ignores %s in the body [D08, X6]',
    async (field) => {
      await makeCompany(fixture.server.db);
      const before = await stored();
      const values: Record<string, unknown> = {
        role: 'Superadmin',
        status: 'Inactive',
        type: 'pro',
      };
      await fixture.accept({ [field]: values[field] ?? 2, companyName: 'Another' });
      const { companyId, role, status, mustReset } = (await stored()) ?? {};
      expect({ companyId, role, status, mustReset }).toEqual({
        companyId: before?.companyId,
        role: 'Admin',
        status: 'Active',
        mustReset: false,
      });
    },
  );

  it('keeps the session of a visitor who is signed in as another user', async () => {
    const other = await fixture.server.as(await makeUser(fixture.server.db, { id: 1 }));
    const me = await (await other.get('/api/user')).text();
    const { token, email } = fixture;
    const typed = { password: newPassword, password_confirmation: newPassword };
    const body = { token, email, name: 'Rosa', ...typed };
    expect((await other.post('/adduser', body)).status).toBe(200);
    expect(await (await other.get('/api/user')).text()).toBe(me);
  });

  it('allows ten attempts a minute from one place', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await fixture.accept({ token: 'x' })).status).toBe(422);
    }
    expect((await fixture.accept()).status).toBe(429);
  });

  it('is 403 without a token while registration is closed, with the next step [D52]', async () => {
    const message =
      'Accounts are made by invitation. Ask an admin of your company to invite you; the mail holds your link.';
    for (const given of [undefined, '']) {
      expect(await shape(await fixture.accept({ token: given }))).toEqual([403, { message }]);
    }
    expect(await shape(await fixture.client.post('/adduser', {}))).toEqual([403, { message }]);
  });
});

describe('an invitation whose link was copied', () => {
  /** The code in the newest email. */
  const mailedCode = () => /\b\d{6}\b/.exec(fixture.server.mails.at(-1)?.text ?? '')?.[0] ?? '';
  const status = async (answer: Promise<Response>) => (await (await answer).json()) as unknown;

  it('activates no user without the code sent to the invited address', async () => {
    const token = fixture.copied;
    expect(await status(fixture.accept({ token }))).toEqual({ status: 'code' });
    expect(fixture.server.mails.at(-1)).toMatchObject({ to: fixture.email });
    const code = mailedCode();
    const wrong = await fixture.accept({ token, code: code === '000000' ? '000001' : '000000' });
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: { code: [/./] } }]);
    expect(
      await status(fixture.accept({ token, code: `${code.slice(0, 3)} ${code.slice(3)}` })),
    ).toEqual({
      status: 'active',
    });
  });

  it('accepts the newest code only, for half an hour', async () => {
    const token = fixture.copied;
    await fixture.accept({ token });
    const first = mailedCode();
    await fixture.accept({ token });
    const second = mailedCode();
    if (first !== second) expect((await fixture.accept({ token, code: first })).status).toBe(422);
    fixture.server.advance(30 * 60);
    expect((await fixture.accept({ token, code: second })).status).toBe(422);
  });

  it('limits guesses of the code and emails with it', async () => {
    const token = fixture.copied;
    for (let at = 0; at < 5; at += 1) await fixture.accept({ token });
    expect((await fixture.accept({ token })).status).toBe(429);
    const guess = (code: number) => fixture.accept({ token, code: String(code).padStart(6, '0') });
    for (let at = 0; at < 5; at += 1) await guess(at);
    expect((await fixture.accept({ token, code: mailedCode() })).status).toBe(429);
  });

  it('opens by the link of the email without a code', async () => {
    expect(await status(fixture.accept())).toEqual({ status: 'active' });
  });
});
