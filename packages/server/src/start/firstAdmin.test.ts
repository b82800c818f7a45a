import { expect, it } from 'vitest';
import { verifyLog } from '../auditLog/verify.ts';
import { users } from '../db/schema/users.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { createFirstAdmin } from './firstAdmin.ts';

const noor = { email: 'noor@example.com', name: 'Noor Haddad' };

const create = ({ db, services }: TestServer, admin = noor) =>
  createFirstAdmin(db, services.config, admin, services.now());

it('the first superadmin has no password until they set one by their link, once', async () => {
  const server = await startTestServer({ demo: false });
  const { link, isNew } = await create(server);
  expect(isNew).toBe(true);
  const [user] = await server.db.select().from(users);
  expect(user).toMatchObject({ ...noor, companyId: 1, role: 'Superadmin', passwordHash: null });
  const { pathname } = new URL(link);
  const guest = server.guest();
  await guest.get('/sanctum/csrf-cookie');
  const password = 'a long one of their own';
  const body = {
    token: pathname.split('/').at(-1),
    email: noor.email,
    password,
    password_confirmation: password,
  };
  expect((await guest.post('/email/reset', body)).status).toBe(200);
  expect((await guest.post('/email/reset', body)).status).toBe(422);
  expect((await guest.post('/login', { email: noor.email, password })).status).toBe(204);
  expect(await (await guest.get('/api/user')).json()).toMatchObject({ mustSetUpTwoStep: true });
  expect(await (await guest.get('/api/companies/1')).json()).toMatchObject({
    code: 'must_set_up_two_step',
  });
  expect(await verifyLog(server.db, 1)).toMatchObject({ rows: 2 });
});

it('a second call makes a new link for the same user', async () => {
  const server = await startTestServer();
  const first = await create(server);
  const second = await create(server, { ...noor, email: 'NOOR@example.com' });
  expect(second.isNew).toBe(false);
  expect(second.link).not.toBe(first.link);
  expect(await server.db.select().from(users)).toHaveLength(1);
});

it('an existing account does not become a Superadmin', async () => {
  const server = await startTestServer();
  const company = await makeCompany(server.db);
  const person = await makeUser(server.db, company, { role: 'Admin' });
  await expect(create(server, { ...noor, email: person.email })).rejects.toThrow('belongs to');
});
