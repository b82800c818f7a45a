import { gt } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { argon2 } from '../auth/password.ts';
import { companies } from '../db/schema/companies.ts';
import { registrations, users } from '../db/schema/users.ts';
import { newPassword } from '../../test/support/inviteFixture.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import {
  type RegistrationFixture,
  registrationFixture,
} from '../../test/support/registrationFixture.ts';

let fixture: RegistrationFixture;

afterEach(() => void vi.restoreAllMocks());

beforeEach(async () => {
  fixture = await registrationFixture();
});

const email = 'rosa@example.com';
const shape = async (response: Response) => [response.status, await response.json()];
const everybody = async () => [
  await fixture.server.db.select().from(companies).where(gt(companies.id, 1)),
  await fixture.server.db.select().from(users).where(gt(users.id, 1)),
];

describe('POST /adduser without an invitation, where the settings allow it', () => {
  it('mails a link and creates no account yet [D08]', async () => {
    expect(await shape(await fixture.client.get('/adduser'))).toEqual([
      200,
      { isOpen: true, invite: null },
    ]);
    expect(await shape(await fixture.register())).toEqual([200, { status: 'confirm' }]);
    expect(fixture.server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Confirm your address'],
    ]);
    expect(fixture.server.mails[0]?.text).toContain(`http://localhost:4000/register?confirm=`);
    expect(await everybody()).toEqual([[], []]);
  });

  it('repeats no typed text in the email, because a stranger may have typed it', async () => {
    await fixture.register({ name: 'Call 555-0100 now', companyName: 'https://evil.example' });
    expect(JSON.stringify(fixture.server.mails)).not.toMatch(/555-0100|evil/);
  });

  it('stores the token and the password as hashes only', async () => {
    await fixture.register();
    const rows = JSON.stringify(await fixture.server.db.select().from(registrations));
    expect(rows).not.toContain(fixture.mailedToken());
    expect(rows).not.toContain(newPassword);
  });

  it('names everything that is wrong, the company’s name too', async () => {
    const answer = await fixture.register({ companyName: ' ', password_confirmation: 'another' });
    expect(await shape(answer)).toEqual([
      422,
      {
        message: 'This field is required. (and 1 more error)',
        errors: {
          companyName: ['This field is required.'],
          password: ['Passwords do not match'],
        },
      },
    ]);
    expect((await fixture.register({ companyName: undefined })).status).toBe(422);
    expect(fixture.server.mails).toEqual([]);
  });

  it('mails five emails an hour to one address, in whatever case and from anywhere', async () => {
    for (const typed of [email, 'Rosa@example.com', 'ROSA@example.com', email, email]) {
      expect((await fixture.register({ email: typed })).status).toBe(200);
    }
    const refused = await fixture.register();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(fixture.server.mails).toHaveLength(5);
    expect((await fixture.register({ email: 'other@example.com' })).status).toBe(200);
  });
});

describe('a taken address', () => {
  it.each([
    ['Active', 'You already have an account', 'http://localhost:4000/login'],
    ['Inactive', 'You already have an account', 'http://localhost:4000/login'],
    ['Pending', 'You are already invited', 'Tea House has invited this address already'],
  ] as const)(
    'of an %s user gets the same answer, and an email [D08]',
    async (status, subject, text) => {
      const free = await fixture.register({ email: 'free@example.com' });
      const known = await makeCompany(fixture.server.db, { name: 'Tea House' });
      await makeUser(fixture.server.db, known, { email: 'Rosa@example.com', status });
      const before = await everybody();
      const taken = await fixture.register();
      const facts = (response: Response) => {
        const headers = Object.fromEntries(response.headers);
        // Each answer has its own token and header of remaining calls.
        return { ...headers, 'x-request-id': '', 'x-ratelimit-remaining': '' };
      };
      expect(facts(taken)).toEqual(facts(free));
      expect(await shape(taken)).toEqual([200, { status: 'confirm' }]);
      expect(fixture.server.mails.at(-1)).toMatchObject({ to: 'Rosa@example.com', subject });
      expect(fixture.server.mails.at(-1)?.text).toContain(text);
      expect(await everybody()).toEqual(before);
      // The row costs what a free address costs; nobody gets its token.
      expect(await fixture.server.db.select().from(registrations)).toHaveLength(2);
      expect(fixture.server.mails.at(-1)?.text).not.toContain('confirm=');
    },
  );

  it('does the same hashing as a free one', async () => {
    await makeUser(fixture.server.db, await makeCompany(fixture.server.db), { email });
    const hashed = vi.spyOn(argon2, 'hash');
    await fixture.register({ email: 'free@example.com' });
    expect(hashed).toHaveBeenCalledTimes(1);
    await fixture.register({ email });
    expect(hashed).toHaveBeenCalledTimes(2);
  });

  it('is refused alike with a refused password', async () => {
    await makeUser(fixture.server.db, await makeCompany(fixture.server.db), {
      email,
      name: 'Short name',
    });
    const wrong = { password: 'short name', password_confirmation: 'short name' };
    const known = await shape(await fixture.register(wrong));
    expect(known).toEqual(
      await shape(await fixture.register({ ...wrong, email: 'free@example.com' })),
    );
  });
});
