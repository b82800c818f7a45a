/** A server where anybody may register, and somebody who does. */
import { startTestServer } from './server.ts';
import { makeCompany, makeUser } from './users.ts';
import { newPassword } from './inviteFixture.ts';

/** Where `rosa@example.com` registers Lindqvist Tea; company and person 1 are the platform's. */
export async function registrationFixture() {
  const server = await startTestServer({ openRegistration: true });
  await makeUser(server.db, await makeCompany(server.db), { role: 'Superadmin' });
  const client = server.guest();
  await client.get('/sanctum/csrf-cookie');
  return {
    server,
    client,
    email: 'rosa@example.com',
    /** Registers, but for `changes`, and waits for the email. */
    async register(changes: Readonly<Record<string, unknown>> = {}): Promise<Response> {
      const response = await client.post('/adduser', {
        name: 'Rosa Lindqvist',
        email: 'rosa@example.com',
        password: newPassword,
        password_confirmation: newPassword,
        companyName: 'Lindqvist Tea',
        ...changes,
      });
      await server.services.background.idle();
      return response;
    },
    /** The token of the newest email. */
    mailedToken(): string {
      const link = server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
      return new URL(link).searchParams.get('confirm') ?? '';
    },
    /** Opens an email's link; types the password of {@link register}, unless another. */
    confirm: (token: string, password: string = newPassword) =>
      client.post('/adduser/confirm', { token, password }),
  };
}

/** What {@link registrationFixture} answers. */
export type RegistrationFixture = Awaited<ReturnType<typeof registrationFixture>>;
