import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InviteAnswer, UsersAnswer } from '@hangtag/contract/wire/users';
import { auditLog } from '../db/schema/audit.ts';
import { users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let companyId: number;
let client: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { name: 'Merrow Goods' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
});

const invite = async (body: unknown) => {
  const answer = await client.post(`/api/companies/${companyId}/users/invite`, body);
  return { status: answer.status, body: (await answer.json()) as InviteAnswer };
};
const success = async (body: unknown) => {
  const { body: answer } = await invite(body);
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer;
};
const tokenOf = ({ link }: { readonly link: string }) => new URL(link).searchParams.get('token');

describe('an invitation', () => {
  it('creates a pending user and sends a link that works once [F228] [F180] [D19]', async () => {
    const answer = await success({ email: 'robin@example.com', status: 'Pending' });
    expect(answer).toMatchObject({
      isResent: false,
      user: {
        email: 'robin@example.com',
        role: 'User',
        status: 'Pending',
        invite: { expiresAt: '2026-11-28T12:00:00.000Z', isOver: false },
      },
    });
    // The emailed link differs from the one to copy.
    expect(server.mails.map(({ to, text }) => [to, text.includes(answer.link)])).toEqual([
      ['robin@example.com', false],
    ]);
    const visitor = server.guest();
    await visitor.get('/sanctum/csrf-cookie');
    const page = await visitor.get(`/adduser?token=${tokenOf(answer)}`);
    expect(await page.json()).toMatchObject({ invite: { companyName: 'Merrow Goods' } });
    const [row] = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(row).toMatchObject({ action: 'user.invited', subjectName: 'robin@example.com' });
  });

  it('is sent again by the same call, which voids the earlier link [D19]', async () => {
    const first = await success({ email: 'robin@example.com' });
    const second = await success({ email: 'Robin@example.com', role: 'Admin' });
    expect(second).toMatchObject({ isResent: true, user: { role: 'Admin', id: first.user.id } });
    const page = await server.guest().get(`/adduser?token=${tokenOf(first)}`);
    expect(await page.json()).toMatchObject({ invite: null });
    expect(server.mails).toHaveLength(2);
  });

  it('keeps the role when it is resent without one [D19]', async () => {
    await success({ email: 'robin@example.com', role: 'Admin' });
    expect(await success({ email: 'robin@example.com' })).toMatchObject({
      isResent: true,
      user: { role: 'Admin' },
    });
    const [, row] = await server.db.select().from(auditLog).orderBy(auditLog.position);
    expect(row).toMatchObject({ action: 'user.invited-again', after: { role: 'Admin' } });
  });

  it('of a Superadmin needs the right to change Superadmins [F201]', async () => {
    const pending = { role: 'Superadmin', status: 'Pending', passwordHash: null } as const;
    const { id, email } = await makeUser(server.db, { id: companyId }, pending);
    const path = `/api/companies/${companyId}/users`;
    expect((await invite({ email })).status).toBe(403);
    expect((await client.delete(`${path}/${id}/invite`)).status).toBe(403);
    expect(server.mails).toEqual([]);
    client = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Superadmin' }));
    expect(await success({ email })).toMatchObject({ user: { role: 'Superadmin' } });
    expect((await client.delete(`${path}/${id}/invite`)).status).toBe(204);
  });

  it('into the platform’s company is refused from outside [F201]', async () => {
    const elsewhere = await makeCompany(server.db);
    const foreign = await server.as(await makeUser(server.db, elsewhere, { role: 'Superadmin' }));
    const waiting = await makeUser(server.db, { id: companyId }, { status: 'Pending' });
    const path = `/api/companies/${companyId}/users`;
    for (const email of ['mole@example.com', waiting.email]) {
      expect((await foreign.post(`${path}/invite`, { email })).status).toBe(404);
    }
    expect((await foreign.delete(`${path}/${waiting.id}/invite`)).status).toBe(404);
    expect((await foreign.get(path)).status).toBe(404);
  });

  it('exists together with its user, or not at all', async () => {
    const failing = vi.spyOn(server.services.mailer, 'send');
    failing.mockRejectedValueOnce(new Error('The email was not stored.'));
    expect((await invite({ email: 'robin@example.com' })).status).toBe(500);
    expect(await server.db.select().from(users)).toHaveLength(1);
    expect(
      await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position),
    ).toEqual([]);
  });

  it('is shown as expired after seven days', async () => {
    await success({ email: 'robin@example.com' });
    server.advance(7 * 24 * 60 * 60 + 1);
    client = await server.as({ id: 1 });
    const answer = await client.get(`/api/companies/${companyId}/users?search=robin`);
    const { users: page } = (await answer.json()) as UsersAnswer;
    expect(page.data[0]?.invite?.isOver).toBe(true);
  });

  it('fails with 200 for an address with an account in any company [D19]', async () => {
    const elsewhere = await makeCompany(server.db);
    const known = await makeUser(server.db, elsewhere);
    const waiting = await makeUser(server.db, elsewhere, { status: 'Pending' });
    for (const { email } of [known, waiting]) {
      expect(await invite({ email })).toEqual({
        status: 200,
        body: { status: 'failed', message: 'This address has an account already.' },
      });
    }
    expect(server.mails).toEqual([]);
  });

  it.each([
    [{ role: 'User' }, { email: ['This field is required.'] }],
    [{ email: 'nobody' }, { email: ['Please provide a valid email'] }],
    [{ email: 'a@b.co', role: 'Superadmin' }, { role: ['Must be User or Admin.'] }],
    [{ email: 'a@b.co', status: 'Active' }, { status: ['Must be Pending.'] }],
  ])('is refused for %j [F209]', async (body, errors) => {
    expect(await invite(body)).toMatchObject({ status: 422, body: { errors } });
  });

  it('is revoked together with its user', async () => {
    const { user } = await success({ email: 'robin@example.com' });
    const path = `/api/companies/${companyId}/users/${user.id}/invite`;
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.delete(path)).status).toBe(404);
    expect(await server.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
  });

  it('cannot be revoked after it was accepted', async () => {
    const answer = await success({ email: 'robin@example.com' });
    const link = server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
    const accepted = await acceptAs(tokenOf({ link }));
    expect(accepted.status).toBeLessThan(300);
    const path = `/api/companies/${companyId}/users/${answer.user.id}/invite`;
    expect((await client.delete(path)).status).toBe(404);
  });

  it('is sent to one address five times an hour, from any company', async () => {
    const other = await makeCompany(server.db);
    const elsewhere = await server.as(await makeUser(server.db, other, { role: 'Admin' }));
    const path = `/api/companies/${other.id}/users`;
    for (let at = 0; at < 2; at += 1) {
      const answer = await elsewhere.post(`${path}/invite`, { email: 'Robin@example.com' });
      const { user } = (await answer.json()) as Extract<InviteAnswer, { status: 'success' }>;
      await elsewhere.delete(`${path}/${user.id}/invite`);
    }
    for (let at = 0; at < 3; at += 1) await success({ email: 'robin@example.com' });
    expect((await invite({ email: 'robin@example.com' })).status).toBe(429);
    expect(server.mails).toHaveLength(5);
    expect((await invite({ email: 'kit@example.com' })).status).toBe(200);
  });

  it('is sent fifty times an hour at most', async () => {
    for (let at = 0; at < 50; at += 1) {
      await success({ email: `person.${at}@example.com` });
    }
    expect((await invite({ email: 'one.more@example.com' })).status).toBe(429);
  });
});

async function acceptAs(token: string | null) {
  const visitor = server.guest();
  await visitor.get('/sanctum/csrf-cookie');
  return visitor.post('/adduser', {
    token,
    name: 'Robin Vale',
    email: 'robin@example.com',
    password: 'a harbour in november',
    password_confirmation: 'a harbour in november',
  });
}
