import { gt } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { argon2 } from '../auth/password.ts';
import { companies } from '../db/schema/companies.ts';
import { registrations, users } from '../db/schema/users.ts';
import { sweep } from '../start/sweep.ts';
import { newPassword } from '../../test/support/inviteFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import {
  type RegistrationFixture,
  registrationFixture,
} from '../../test/support/registrationFixture.ts';
import { createInvite } from './invites.ts';
import { notSetUp } from './platform.ts';
import { confirmationExpired, passwordMismatch } from './confirm.ts';

let fixture: RegistrationFixture;

afterEach(() => void vi.restoreAllMocks());

beforeEach(async () => {
  fixture = await registrationFixture();
});

const email = 'rosa@example.com';
const shape = async (response: Response) => [response.status, await response.json()];
const everybody = async () =>
  [
    await fixture.server.db.select().from(companies).where(gt(companies.id, 1)),
    await fixture.server.db.select().from(users).where(gt(users.id, 1)),
  ] as const;
const hours = (count: number) => count * 60 * 60;
const wrong = [422, { message: passwordMismatch, errors: { password: [passwordMismatch] } }];
const dead = [422, { message: confirmationExpired, errors: { token: [confirmationExpired] } }];

describe('POST /adduser/confirm', () => {
  it('creates a company without a plan and its first Admin, who can sign in [F003, F225, D08]', async () => {
    await fixture.register();
    expect(await shape(await fixture.confirm(fixture.mailedToken()))).toEqual([200, { email }]);
    const [[company]] = await everybody();
    expect(company).toMatchObject({
      name: 'Lindqvist Tea',
      type: 'free',
      status: 'Active',
      demo: false,
    });
    const [, [user]] = await everybody();
    expect(user).toMatchObject({
      companyId: company?.id,
      name: 'Rosa Lindqvist',
      role: 'Admin',
      status: 'Active',
    });
    expect((await fixture.client.get('/api/user')).status).toBe(401);
    expect((await fixture.client.post('/login', { email, password: newPassword })).status).toBe(
      204,
    );
    const me = (await (await fixture.client.get('/api/user')).json()) as object;
    expect(me).toMatchObject({
      company: { companyName: 'Lindqvist Tea' },
      subscription: { isActive: false },
    });
  });

  it.each(['role', 'status', 'companyId', 'type', 'demo', 'unlimitedProducts', 'id', 'mustReset'])(
    'ignores %s of the registration’s body [X6]',
    async (field) => {
      const values: Record<string, unknown> = {
        role: 'Superadmin',
        status: 'Inactive',
        type: 'pro',
      };
      await fixture.register({ [field]: values[field] ?? 7 });
      await fixture.confirm(fixture.mailedToken());
      const [[company]] = await everybody();
      const [, [user]] = await everybody();
      expect(company).toMatchObject({ id: 2, type: 'free', demo: false, unlimitedProducts: false });
      expect(user).toMatchObject({
        id: 2,
        companyId: 2,
        role: 'Admin',
        status: 'Active',
        mustReset: false,
      });
    },
  );

  it('is refused while there is no Superadmin: the first company is the platform’s own [F201]', async () => {
    await fixture.register();
    await fixture.server.db.update(users).set({ role: 'Admin' });
    const closed = [403, { message: notSetUp }];
    expect(await shape(await fixture.confirm(fixture.mailedToken()))).toEqual(closed);
    expect(await shape(await fixture.register())).toEqual(closed);
    expect(await everybody()).toEqual([[], []]);
  });

  it('works once, also for two concurrent calls', async () => {
    await fixture.register();
    const token = fixture.mailedToken();
    const both = await Promise.all([fixture.confirm(token), fixture.confirm(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await shape(await fixture.confirm(token))).toEqual(dead);
    expect((await everybody())[0]).toHaveLength(1);
  });

  it('works for 24 hours, then the sweep removes it', async () => {
    await fixture.register();
    fixture.server.advance(hours(24));
    expect(await shape(await fixture.confirm(fixture.mailedToken()))).toEqual(dead);
    fixture.server.advance(1);
    await sweep(fixture.server.db, fixture.server.services.now());
    expect(await fixture.server.db.select().from(registrations)).toEqual([]);
  });

  it('ties each email to its own registration; confirming one ends the others', async () => {
    await fixture.register({ companyName: 'First' });
    const first = fixture.mailedToken();
    await fixture.register({ companyName: 'Second', email: 'Rosa@Example.com' });
    expect((await fixture.confirm(first)).status).toBe(200);
    expect(await shape(await fixture.confirm(fixture.mailedToken()))).toEqual(dead);
    expect((await everybody())[0].map(({ name }) => name)).toEqual(['First']);
  });

  it('refuses like an old link when the address was taken meanwhile, and creates no company', async () => {
    await fixture.register();
    const ownCompany = await makeCompany(fixture.server.db);
    await makeUser(fixture.server.db, ownCompany, { email: 'Rosa@example.com' });
    const before = await everybody();
    for (const token of [fixture.mailedToken(), fixture.mailedToken(), 'x']) {
      expect(await shape(await fixture.confirm(token))).toEqual(dead);
    }
    expect(await everybody()).toEqual(before);
  });

  it('is over when an invitation for the address is accepted first', async () => {
    await fixture.register();
    const ownCompany = await makeCompany(fixture.server.db);
    const { id } = await makeUser(fixture.server.db, ownCompany, { email, status: 'Pending' });
    const token = (await createInvite(fixture.server.services, id, null))?.mailed;
    expect((await fixture.register({ token })).status).toBe(200);
    expect(await fixture.server.db.select().from(registrations)).toEqual([]);
  });

  it('needs the password too: a stranger’s password does not become the owner’s [D08]', async () => {
    await fixture.register({
      password: 'the stranger chose it',
      password_confirmation: 'the stranger chose it',
    });
    const token = fixture.mailedToken();
    expect(await shape(await fixture.confirm(token))).toEqual(wrong);
    expect((await fixture.client.post('/adduser/confirm', { token })).status).toBe(422);
    expect(await everybody()).toEqual([[], []]);
    // The owner registers with a password of their own; the link in the stranger's email then stops working.
    await fixture.register();
    expect((await fixture.confirm(fixture.mailedToken())).status).toBe(200);
    expect(await shape(await fixture.confirm(token, 'the stranger chose it'))).toEqual(dead);
    const signIn = (password: string) => fixture.client.post('/login', { email, password });
    expect((await signIn('the stranger chose it')).status).toBe(422);
    expect((await signIn(newPassword)).status).toBe(204);
  });

  it('stays valid after a wrong password', async () => {
    await fixture.register();
    const token = fixture.mailedToken();
    const before = await fixture.server.db.select().from(registrations);
    expect(await shape(await fixture.confirm(token, 'not this one'))).toEqual(wrong);
    expect(await fixture.server.db.select().from(registrations)).toEqual(before);
    expect((await fixture.confirm(token)).status).toBe(200);
  });

  it('allows five guesses a minute per link, from anywhere and concurrently', async () => {
    await fixture.register();
    const token = fixture.mailedToken();
    const guess = (at: number, password = 'not this one') =>
      fixture.client.send(
        'POST',
        '/adduser/confirm',
        { token, password },
        { ip: `198.51.100.${at}` },
      );
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => guess(at)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    // The right password is refused too: otherwise a guesser would learn which one is right.
    const locked = await guess(8, newPassword);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await locked.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    fixture.server.advance(60);
    expect((await guess(9, newPassword)).status).toBe(200);
  });

  it('does the same hashing for a void link as for a wrong password', async () => {
    await fixture.register();
    const verified = vi.spyOn(argon2, 'verify');
    await fixture.confirm(fixture.mailedToken(), 'not this one');
    expect(verified).toHaveBeenCalledTimes(1);
    await fixture.confirm('x', 'not this one');
    expect(verified).toHaveBeenCalledTimes(2);
  });

  it('allows ten attempts a minute from one place', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await fixture.confirm('x')).status).toBe(422);
    }
    expect((await fixture.confirm('x')).status).toBe(429);
  });
});
