import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

type Row = typeof users.$inferSelect;

let server: TestServer;
let platform: Row;
let root: Row;
let admin: Row;
let member: Row;
let asAdmin: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  const first = await makeCompany(server.db, { type: null });
  const company = await makeCompany(server.db);
  platform = await makeUser(server.db, first, { role: 'Superadmin' });
  root = await makeUser(server.db, company, { role: 'Superadmin' });
  admin = await makeUser(server.db, company, { role: 'Admin' });
  member = await makeUser(server.db, company, { name: 'Robin Vale' });
  asAdmin = await server.as(admin);
});

const put = (client: TestClient, target: Row, body: unknown) =>
  client.put(`/api/companies/${target.companyId}/users/${target.id}`, body);
const stored = async ({ id }: Row) =>
  (await server.db.select().from(users).where(eq(users.id, id)))[0];

describe('an Admin', () => {
  it('changes a user of the company, and it is logged [F227]', async () => {
    const answer = await put(asAdmin, member, { name: 'Robin V.', role: 'Admin', phone: '' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ id: member.id, name: 'Robin V.', role: 'Admin', phone: null }),
    ]);
    expect(
      await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position),
    ).toEqual([
      expect.objectContaining({
        companyId: member.companyId,
        position: 1,
        actorId: admin.id,
        action: 'user.changed',
        subject: `user:${member.id}`,
        before: { name: 'Robin Vale', role: 'User' },
        after: { name: 'Robin V.', role: 'Admin' },
      }),
    ]);
  });

  it('cannot grant the Superadmin role, nor change a Superadmin [F201]', async () => {
    expect((await put(asAdmin, member, { role: 'Superadmin' })).status).toBe(403);
    for (const body of [{ name: 'X' }, { status: 'Inactive' }, { role: 'User' }, {}]) {
      expect((await put(asAdmin, root, body)).status).toBe(403);
    }
    expect((await stored(member))?.role).toBe('User');
  });

  it('grants only the three roles, written as specified [F159]', async () => {
    for (const role of ['Owner', 'admin', 'SuperAdmin', '']) {
      const answer = await put(asAdmin, member, { role });
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).errors)).toEqual(['role']);
    }
    const people = [member, admin, root];
    expect(await Promise.all(people.map(async (each) => (await stored(each))?.role))).toEqual([
      'User',
      'Admin',
      'Superadmin',
    ]);
  });

  it('cannot move a user: the company is ignored', async () => {
    expect((await put(asAdmin, member, { companyId: 1, name: 'Moved?' })).status).toBe(200);
    expect(await stored(member)).toMatchObject({ companyId: member.companyId, name: 'Moved?' });
  });

  it.each([
    [{ status: 'Inactive' }, 'status', 'You cannot suspend yourself.'],
    [{ role: 'User' }, 'role', 'You cannot change your own role.'],
    [{ email: 'new@example.com' }, 'email', 'Change your own address in your profile.'],
  ])('cannot do %j to themselves [D17]', async (body, field, sentence) => {
    const answer = await put(asAdmin, admin, body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: sentence, errors: { [field]: [sentence] } },
    ]);
  });

  it('changes their own name here too, and can send themselves back whole', async () => {
    const { email, avatar, role, status, companyId, phone } = admin;
    const body = { email, avatar, role, status, companyId, phone, name: 'Me' };
    expect((await put(asAdmin, admin, body)).status).toBe(200);
    expect((await stored(admin))?.name).toBe('Me');
  });
});

describe('the last active Admin', () => {
  it.each([
    [{ status: 'Inactive' }, 'status'],
    [{ role: 'User' }, 'role'],
    [{ companyId: 1 }, 'companyId'],
  ])('stays, whichever role sends %j [D17]', async (body, field) => {
    const answer = await put(await server.as(platform), admin, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('remains when two Admins suspend each other at once', async () => {
    const second = await makeUser(server.db, { id: admin.companyId }, { role: 'Admin' });
    const asSecond = await server.as(second);
    const answers = await Promise.all([
      put(asAdmin, second, { status: 'Inactive' }),
      put(asSecond, admin, { status: 'Inactive' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('suspending', () => {
  it('ends every session and remembered device at once [F179] [D18]', async () => {
    const browser = await server.as(member);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await put(asAdmin, member, { status: 'Inactive' })).status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(401);
    const [row] = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(row).toMatchObject({ action: 'user.suspended', after: { status: 'Inactive' } });
    expect((await put(asAdmin, member, { status: 'Active' })).status).toBe(200);
    expect((await (await server.as(member)).get('/api/user')).status).toBe(200);
  });
});

describe('a new address', () => {
  it('signs out, voids open reset links and notifies both addresses', async () => {
    const send = vi.spyOn(server.services.mailer, 'send');
    const browser = await server.as(member);
    expect((await put(asAdmin, member, { email: 'robin@new.example' })).status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect(server.mails.map(({ to }) => to)).toEqual([member.email, 'robin@new.example']);
    // The session ends in the change's own transaction: neither happens without the other.
    expect(send).toHaveBeenCalledWith(expect.anything(), expect.anything());
  });

  it('must be unique, in any case', async () => {
    const answer = await put(asAdmin, member, { email: platform.email.toUpperCase() });
    expect(await answer.json()).toMatchObject({
      errors: { email: ['This address already has an account.'] },
    });
    expect(
      await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position),
    ).toEqual([]);
  });
});

describe('an invited user', () => {
  const invitedByAdmin = async () => {
    const path = `/api/companies/${admin.companyId}/users/invite`;
    const answer = await asAdmin.post(path, { email: 'boss@example.com', role: 'Admin' });
    const { user, link } = (await answer.json()) as { user: Row; link: string };
    return { user, isOpen: () => isOpen(new URL(link).searchParams.get('token')) };
  };
  const isOpen = async (token: string | null) => {
    const page = await server.guest().get(`/adduser?token=${token}`);
    return ((await page.json()) as { invite: unknown }).invite !== null;
  };

  it('cannot be made a Superadmin, because the link would make its reader one [F201]', async () => {
    const { user } = await invitedByAdmin();
    const client = await server.as(platform);
    expect((await put(client, user, { role: 'Superadmin' })).status).toBe(403);
    expect((await stored(user))?.role).toBe('Admin');
  });

  it('needs a new invitation after another role [D19]', async () => {
    const { user, isOpen: isStillOpen } = await invitedByAdmin();
    expect((await put(asAdmin, user, { name: 'Boss' })).status).toBe(200);
    expect(await isStillOpen()).toBe(true);
    expect((await put(asAdmin, user, { role: 'User' })).status).toBe(200);
    expect(await isStillOpen()).toBe(false);
  });
});

describe('a Superadmin of company 1', () => {
  it('grants and revokes the Superadmin role [F201]', async () => {
    const client = await server.as(platform);
    expect((await put(client, member, { role: 'Superadmin' })).status).toBe(200);
    expect((await put(client, root, { role: 'User' })).status).toBe(200);
    expect([(await stored(member))?.role, (await stored(root))?.role]).toEqual([
      'Superadmin',
      'User',
    ]);
  });
});
