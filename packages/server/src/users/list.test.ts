import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UsersAnswer } from '@hangtag/contract/wire/users';
import { users } from '../db/schema/users.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let admin: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db);
  companyId = company.id;
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const ines = await makeUser(server.db, company, {
    name: 'Inês Duarte',
    email: 'ines@merrow.example',
    role: 'Admin',
    lastLogin: at(3),
  });
  const others = [
    { name: 'Zoë Åkerman', email: 'zoe@merrow.example', lastLogin: at(9) },
    { name: 'amir Haddad', email: 'amir@merrow.example', lastLogin: null },
    { name: null, email: 'm_pending@merrow.example', status: 'Pending' as const },
    { name: 'Bo', email: 'second@merrow.example', lastLogin: at(8) },
    { name: 'Bo', email: 'first@merrow.example', lastLogin: at(7) },
  ];
  for (const each of others) await makeUser(server.db, company, each);
  await makeUser(server.db, await makeCompany(server.db), { name: 'Ines Elsewhere' });
  admin = await server.as(ines);
});

const list = async (query = '') => {
  const answer = await admin.get(`/api/companies/${companyId}/users${query}`);
  return (await answer.json()) as UsersAnswer;
};
const emails = ({ users }: UsersAnswer) => users.data.map(({ email }) => email.split('@')[0]);

describe('the users of a company', () => {
  it('are five to a page, ordered by name [F226] [F229] [K02] [D20]', async () => {
    const first = await list();
    expect(emails(first)).toEqual(['amir', 'first', 'second', 'ines', 'm_pending']);
    expect(first.users).toMatchObject({ total: 6, current_page: 1, last_page: 2, per_page: 5 });
    expect(first.userCount).toBe(6);
    expect(emails(await list('?page=2'))).toEqual(['zoe']);
  });

  it('are ordered by last sign-in, those without one last [D20]', async () => {
    expect(emails(await list('?sort=recent&size=10'))).toEqual([
      'zoe',
      'second',
      'first',
      'ines',
      'amir',
      'm_pending',
    ]);
  });

  it.each([
    ['INES', ['ines']],
    ['akerman', ['zoe']],
    ['zo\u00eb', ['zoe']],
    ['m_', ['m_pending']],
    ['%', []],
    ['second@', ['second']],
    ['bo', ['first', 'second']],
  ])('are found by %s, in any case and without accents [D20]', async (search, found) => {
    const answer = await list(`?search=${encodeURIComponent(search)}`);
    expect(emails(answer)).toEqual(found);
    expect(answer.users.total).toBe(found.length);
    expect(answer.userCount).toBe(6);
  });

  it('have the specified fields, and no credentials [F158]', async () => {
    const [row] = (await list('?search=ines')).users.data;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ['id', 'email', 'avatar', 'name', 'companyId', 'role', 'status', 'phone', 'lastLogin']
        .concat(['invite', 'hasTwoStep', 'version', 'can'])
        .toSorted(),
    );
  });

  it('have one of the three statuses, written as specified [F160]', async () => {
    const [first] = await server.db
      .select()
      .from(users)
      .where(eq(users.email, 'first@merrow.example'));
    const suspend = `/api/companies/${companyId}/users/${first?.id}`;
    expect((await admin.put(suspend, { status: 'Inactive' })).status).toBe(200);
    const rows = (await list('?size=10')).users.data;
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['Active', 'Inactive', 'Pending']),
    );
    expect((await admin.put(suspend, { status: 'Suspended' })).status).toBe(422);
  });

  it.each(['sort=newest', 'size=0', 'size=101', 'page=0', `search=${'x'.repeat(101)}`])(
    'refuse %s',
    async (query) => {
      const answer = await admin.get(`/api/companies/${companyId}/users?${query}`);
      expect(answer.status).toBe(422);
    },
  );
});
