import { invitedAddressReason } from '@hangtag/contract/rules/userRights';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { UserRow } from '@hangtag/contract/wire/users';
import { beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let client: TestClient;
let path: string;
let colleague: number;
let admin: { readonly id: number };

const taken = 'taken@example.com';
const free = 'free@example.com';

beforeEach(async () => {
  server = await startTestServer();
  await makeUser(server.db, await makeCompany(server.db), { email: taken });
  const company = await makeCompany(server.db);
  admin = await makeUser(server.db, company, { role: 'Admin' });
  client = await server.as(admin);
  colleague = (await makeUser(server.db, company)).id;
  path = `/api/companies/${company.id}/users`;
});

const put = async (userId: number, body: object) => {
  const answer = await client.put(`${path}/${userId}`, body);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

it('the address of an invited user stays, so that it reveals no account [X8]', async () => {
  const invited = await client.post(`${path}/invite`, { email: 'robin@example.com' });
  const { user, link } = (await invited.json()) as { user: UserRow; link: string };
  const refused = await put(user.id, { email: taken });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { email: [invitedAddressReason] } },
  });
  expect(await put(user.id, { email: free })).toEqual(refused);
  const token = new URL(link).searchParams.get('token');
  const page = await server.guest().get(`/adduser?token=${token}`);
  expect(await page.json()).toMatchObject({ invite: { email: 'robin@example.com' } });
});

it('ten addresses an hour can be tried on colleagues [X8]', async () => {
  for (let at = 0; at < 10; at += 1) {
    expect((await put(colleague, { email: taken })).status).toBe(422);
  }
  expect((await put(colleague, { email: free })).status).toBe(429);
  expect((await put(colleague, { name: 'Another name' })).status).toBe(200);
  server.advance(60 * 60);
  // After an hour the sign-in no longer confirms the user's identity.
  client = await server.as(admin);
  expect((await put(colleague, { email: free })).status).toBe(200);
});

it('a name contains no characters that change the text direction', async () => {
  expect(await put(colleague, { name: 'Robin \u202eelaV' })).toMatchObject({
    status: 422,
    body: { errors: { name: [fieldMessages.invisible] } },
  });
});
