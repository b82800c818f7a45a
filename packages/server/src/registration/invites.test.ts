import { beforeEach, describe, expect, it } from 'vitest';
import { invites } from '../db/schema/users.ts';
import { type InviteFixture, inviteFixture } from '../../test/support/inviteFixture.ts';
import { makeUser } from '../../test/support/users.ts';
import { createInvite } from './invites.ts';

let fixture: InviteFixture;

beforeEach(async () => {
  fixture = await inviteFixture();
});

const shape = async (response: Response) => [response.status, await response.json()];
const days = (count: number) => count * 24 * 60 * 60;

describe('an invitation', () => {
  it('is an email with a link to the registration page', () => {
    const [mail] = fixture.server.mails;
    expect(mail).toMatchObject({ to: fixture.email, subject: 'Join Merrow Goods at Hangtag' });
    expect(mail?.text).toContain('Ines Duarte invites you');
    expect(mail?.text).toContain(`http://localhost:4000/register?token=${fixture.token}`);
    expect(mail?.text).toContain('The link works once, for 7 days.');
  });

  it('is stored as a hash only', async () => {
    expect(JSON.stringify(await fixture.server.db.select().from(invites))).not.toContain(
      fixture.token,
    );
  });

  it('is sent to pending users only', async () => {
    const active = await makeUser(fixture.server.db, { id: 1 });
    expect(await createInvite(fixture.server.services, active.id, null)).toBeNull();
    expect(await createInvite(fixture.server.services, 999, null)).toBeNull();
    expect(fixture.server.mails).toHaveLength(1);
  });
});

describe('GET /adduser', () => {
  const look = async (given: string) =>
    shape(await fixture.client.get(`/adduser?token=${encodeURIComponent(given)}`));

  it('returns the invitation’s company and expiry [F003]', async () => {
    const answer = await fixture.client.get(`/adduser?token=${fixture.token}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await shape(answer)).toEqual([
      200,
      {
        isOpen: false,
        invite: {
          email: fixture.email,
          name: null,
          companyName: 'Merrow Goods',
          role: 'Admin',
          expiresAt: '2026-11-28T12:00:00.000Z',
        },
      },
    ]);
  });

  it('returns nothing for an unknown, expired or used token', async () => {
    const nothing = [200, { isOpen: false, invite: null }];
    expect(await shape(await fixture.client.get('/adduser'))).toEqual(nothing);
    expect(await look('x')).toEqual(nothing);
    fixture.server.advance(days(7));
    expect(await look(fixture.token)).toEqual(nothing);
    const token = await fixture.invite();
    await fixture.accept({ token });
    expect(await look(token)).toEqual(nothing);
  });
});
