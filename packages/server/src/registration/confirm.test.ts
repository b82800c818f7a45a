import { gt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../db/schema/companies.ts';
import { registrations, users } from '../db/schema/people.ts';
import { sweep } from '../sweep.ts';
import { newPassword } from '../testing/inviteDesk.ts';
import { makeCompany, makeUser } from '../testing/people.ts';
import { type RegistrationDesk, registrationDesk } from '../testing/registrationDesk.ts';
import { openInvite } from './invites.ts';
import { notSetUp } from './platform.ts';
import { confirmOver, notTheTyped } from './confirm.ts';

let desk: RegistrationDesk;

beforeEach(async () => {
  desk = await registrationDesk();
});

const email = 'rosa@example.com';
const shape = async (response: Response) => [response.status, await response.json()];
const everybody = async () =>
  [
    await desk.server.db.select().from(companies).where(gt(companies.id, 1)),
    await desk.server.db.select().from(users).where(gt(users.id, 1)),
  ] as const;
const hours = (count: number) => count * 60 * 60;
const wrong = [422, { message: notTheTyped, errors: { password: [notTheTyped] } }];
const dead = [422, { message: confirmOver, errors: { token: [confirmOver] } }];

describe('POST /adduser/confirm', () => {
  it('makes a company without a plan and its first Admin, who may sign in [F003, F225, D08]', async () => {
    await desk.register();
    expect(await shape(await desk.confirm(desk.mailedToken()))).toEqual([200, { email }]);
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
    expect((await desk.client.get('/api/user')).status).toBe(401);
    expect((await desk.client.post('/login', { email, password: newPassword })).status).toBe(204);
    const me = (await (await desk.client.get('/api/user')).json()) as object;
    expect(me).toMatchObject({
      company: { companyName: 'Lindqvist Tea' },
      subscription: { isActive: false },
    });
  });

  it.each(['role', 'status', 'companyId', 'type', 'demo', 'unlimitedProducts', 'id', 'mustReset'])(
    'no %s from the registration’s body reaches company or person [X6]',
    async (field) => {
      const values: Record<string, unknown> = {
        role: 'Superadmin',
        status: 'Inactive',
        type: 'pro',
      };
      await desk.register({ [field]: values[field] ?? 7 });
      await desk.confirm(desk.mailedToken());
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

  it('is refused while nobody runs the platform: the first company is its own [F201]', async () => {
    await desk.register();
    await desk.server.db.update(users).set({ role: 'Admin' });
    const closed = [403, { message: notSetUp }];
    expect(await shape(await desk.confirm(desk.mailedToken()))).toEqual(closed);
    expect(await shape(await desk.register())).toEqual(closed);
    expect(await everybody()).toEqual([[], []]);
  });

  it('works once, also for two calls at once', async () => {
    await desk.register();
    const token = desk.mailedToken();
    const both = await Promise.all([desk.confirm(token), desk.confirm(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await shape(await desk.confirm(token))).toEqual(dead);
    expect((await everybody())[0]).toHaveLength(1);
  });

  it('works for 24 hours, and the sweep removes what was not confirmed', async () => {
    await desk.register();
    desk.server.advance(hours(24));
    expect(await shape(await desk.confirm(desk.mailedToken()))).toEqual(dead);
    desk.server.advance(1);
    await sweep(desk.server.db, desk.server.services.now());
    expect(await desk.server.db.select().from(registrations)).toEqual([]);
  });

  it('knows the newest letter only, with what was typed then', async () => {
    await desk.register({ companyName: 'First' });
    const first = desk.mailedToken();
    await desk.register({ companyName: 'Second', email: 'Rosa@Example.com' });
    expect(await shape(await desk.confirm(first))).toEqual(dead);
    expect((await desk.confirm(desk.mailedToken())).status).toBe(200);
    expect((await everybody())[0].map(({ name }) => name)).toEqual(['Second']);
  });

  it('refuses like an old link when the address was taken meanwhile, and leaves no company', async () => {
    await desk.register();
    const house = await makeCompany(desk.server.db);
    await makeUser(desk.server.db, house, { email: 'Rosa@example.com' });
    const before = await everybody();
    for (const token of [desk.mailedToken(), desk.mailedToken(), 'x']) {
      expect(await shape(await desk.confirm(token))).toEqual(dead);
    }
    expect(await everybody()).toEqual(before);
  });

  it('is over when an invitation for the address is accepted first', async () => {
    await desk.register();
    const house = await makeCompany(desk.server.db);
    const { id } = await makeUser(desk.server.db, house, { email, status: 'Pending' });
    const token = await openInvite(desk.server.services, id, null);
    expect((await desk.register({ token })).status).toBe(200);
    expect(await desk.server.db.select().from(registrations)).toEqual([]);
  });

  it('is not done by the letter alone: a stranger’s password does not become the owner’s [D08]', async () => {
    await desk.register({
      password: 'the stranger chose it',
      password_confirmation: 'the stranger chose it',
    });
    const token = desk.mailedToken();
    expect(await shape(await desk.confirm(token))).toEqual(wrong);
    expect((await desk.client.post('/adduser/confirm', { token })).status).toBe(422);
    expect(await everybody()).toEqual([[], []]);
    // The owner registers; the stranger's letter is over, and the owner's own password counts.
    await desk.register();
    expect(await shape(await desk.confirm(token, 'the stranger chose it'))).toEqual(dead);
    expect((await desk.confirm(desk.mailedToken())).status).toBe(200);
    const signIn = (password: string) => desk.client.post('/login', { email, password });
    expect((await signIn('the stranger chose it')).status).toBe(422);
    expect((await signIn(newPassword)).status).toBe(204);
  });

  it('uses nothing up for a wrong password', async () => {
    await desk.register();
    const token = desk.mailedToken();
    const before = await desk.server.db.select().from(registrations);
    expect(await shape(await desk.confirm(token, 'not this one'))).toEqual(wrong);
    expect(await desk.server.db.select().from(registrations)).toEqual(before);
    expect((await desk.confirm(token)).status).toBe(200);
  });

  it('takes five guesses a minute at one link, from wherever and also at once', async () => {
    await desk.register();
    const token = desk.mailedToken();
    const guess = (at: number, password = 'not this one') =>
      desk.client.send('POST', '/adduser/confirm', { token, password }, { ip: `198.51.100.${at}` });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => guess(at)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    // The right one too, else a guesser would be told which it is.
    const locked = await guess(8, newPassword);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await locked.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    desk.server.advance(60);
    expect((await guess(9, newPassword)).status).toBe(200);
  });

  it('costs the same hashing for a dead link as for a wrong password', async () => {
    await desk.register();
    const token = desk.mailedToken();
    /** The quickest of three, in milliseconds. */
    const timed = async (link: string) => {
      let quickest = Infinity;
      for (let round = 0; round < 3; round += 1) {
        const start = performance.now();
        await desk.confirm(link, 'not this one');
        quickest = Math.min(quickest, performance.now() - start);
      }
      return quickest;
    };
    const live = await timed(token);
    expect(await timed('x')).toBeGreaterThan(live / 3);
  });

  it('may be tried ten times a minute from one place', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await desk.confirm('x')).status).toBe(422);
    }
    expect((await desk.confirm('x')).status).toBe(429);
  });
});
