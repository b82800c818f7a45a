import { beforeEach, describe, expect, it } from 'vitest';
import { invites } from '../db/schema/people.ts';
import { type InviteDesk, inviteDesk } from '../testing/inviteDesk.ts';
import { makeUser } from '../testing/people.ts';
import { openInvite } from './invites.ts';

let desk: InviteDesk;

beforeEach(async () => {
  desk = await inviteDesk();
});

const shape = async (response: Response) => [response.status, await response.json()];
const days = (count: number) => count * 24 * 60 * 60;

describe('an invitation', () => {
  it('is a letter with a link to the registration page', () => {
    const [letter] = desk.server.mails;
    expect(letter).toMatchObject({ to: desk.email, subject: 'Join Merrow Goods at Hangtag' });
    expect(letter?.text).toContain('Ines Duarte invites you');
    expect(letter?.text).toContain(`http://localhost:4000/register?token=${desk.token}`);
    expect(letter?.text).toContain('The link works once, for 7 days.');
  });

  it('is stored as a hash only', async () => {
    expect(JSON.stringify(await desk.server.db.select().from(invites))).not.toContain(desk.token);
  });

  it('goes to pending people only', async () => {
    const active = await makeUser(desk.server.db, { id: 1 });
    expect(await openInvite(desk.server.services, active.id, null)).toBeNull();
    expect(await openInvite(desk.server.services, 999, null)).toBeNull();
    expect(desk.server.mails).toHaveLength(1);
  });
});

describe('GET /adduser', () => {
  const look = async (given: string) =>
    shape(await desk.client.get(`/adduser?token=${encodeURIComponent(given)}`));

  it('says whose invitation it is and until when [F003]', async () => {
    const answer = await desk.client.get(`/adduser?token=${desk.token}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await shape(answer)).toEqual([
      200,
      {
        isOpen: false,
        invite: {
          email: desk.email,
          name: null,
          companyName: 'Merrow Goods',
          role: 'Admin',
          expiresAt: '2026-11-28T12:00:00.000Z',
        },
      },
    ]);
  });

  it('says nothing of a token that is none, too old or used', async () => {
    const nothing = [200, { isOpen: false, invite: null }];
    expect(await shape(await desk.client.get('/adduser'))).toEqual(nothing);
    expect(await look('x')).toEqual(nothing);
    desk.server.advance(days(7));
    expect(await look(desk.token)).toEqual(nothing);
    const token = await desk.invite();
    await desk.accept({ token });
    expect(await look(token)).toEqual(nothing);
  });
});
