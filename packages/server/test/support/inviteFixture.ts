/** An invitation on the table, and the browser it is opened in. */
import { createInvite } from '../../src/registration/invites.ts';
import { makeCompany, makeUser } from './users.ts';
import { startTestServer } from './server.ts';

/** A password nobody objects to. */
export const newPassword = 'a harbour in november';

/** Invites `Rosa@example.com` as an Admin of Merrow Goods, and lets her answer. */
export async function inviteFixture() {
  const server = await startTestServer();
  const company = await makeCompany(server.db, { name: 'Merrow Goods' });
  const inviter = await makeUser(server.db, company, { name: 'Ines Duarte', role: 'Admin' });
  const { id } = await makeUser(server.db, company, {
    email: 'Rosa@example.com',
    name: null,
    passwordHash: null,
    status: 'Pending',
    role: 'Admin',
  });
  const invite = async () => (await createInvite(server.services, id, inviter))?.mailed ?? '';
  const tokens = await createInvite(server.services, id, inviter);
  const token = tokens?.mailed ?? '';
  const client = server.guest();
  await client.get('/sanctum/csrf-cookie');
  return {
    server,
    client,
    /** The invited person. */
    id,
    email: 'Rosa@example.com',
    token,
    /** Of the link that Ines may copy. */
    copied: tokens?.copied ?? '',
    /** Invites again; the new token. */
    invite,
    /** Answers the invitation as it was sent first, but for `changes`. */
    accept: (changes: Readonly<Record<string, unknown>> = {}) =>
      client.post('/adduser', {
        token,
        name: 'Rosa Lindqvist',
        email: 'rosa@example.com',
        password: newPassword,
        password_confirmation: newPassword,
        ...changes,
      }),
  };
}

/** What {@link inviteFixture} answers. */
export type InviteFixture = Awaited<ReturnType<typeof inviteFixture>>;
