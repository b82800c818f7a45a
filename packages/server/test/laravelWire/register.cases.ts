/** Registration (D08) and what one changes of oneself (D10); Laravel's manners, our paths. */
import { expect } from 'vitest';
import { createInvite } from '../../src/registration/invites.ts';
import { makeUser, testPassword } from '../support/users.ts';
import { type ExchangeCase, type ExchangeFixture, fieldRefusal } from './exchange.ts';

const password = 'a harbour in november';
const inviteOver =
  'This invitation is not valid any more. Ask an admin of your company for a new one.';
const confirmOver = 'This link is not valid any more. Register again to get a new one.';
const notTheTyped =
  'This is not the password that was typed when registering. Register again to choose a new one.';
const open = { openRegistration: true };

const register = ({ guest }: ExchangeFixture, changes: Readonly<Record<string, unknown>> = {}) =>
  guest.post('/adduser', {
    name: 'Rosa Lindqvist',
    email: 'rosa@example.com',
    password,
    password_confirmation: password,
    companyName: 'Lindqvist Tea',
    ...changes,
  });

async function invited({ server, companyId }: ExchangeFixture): Promise<string> {
  const pending = { email: 'rosa@example.com', status: 'Pending', role: 'User' } as const;
  const { id } = await makeUser(server.db, { id: companyId }, pending);
  return (await createInvite(server.services, id, null))?.mailed ?? '';
}

/** Registers openly; the token of the email. */
async function registered(fixture: ExchangeFixture): Promise<string> {
  await register(fixture);
  await fixture.server.services.background.idle();
  const link = fixture.server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
  return new URL(link).searchParams.get('confirm') ?? '';
}

/** What `POST /adduser` answers for every address, taken or not. */
const confirm = {
  status: 200,
  body: { status: 'confirm' },
  headers: { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9' },
  cookies: { hangtag_remember: null },
} as const;

/** `/adduser` and `/adduser/confirm`. */
export const registering: readonly ExchangeCase[] = [
  {
    name: 'closed, and nobody invited',
    send: (fixture) => register(fixture),
    status: 403,
    body: { message: expect.stringContaining('Accounts are made by invitation.') as unknown },
  },
  {
    name: 'an invitation is answered',
    send: async (fixture) => register(fixture, { token: await invited(fixture) }),
    status: 200,
    body: { status: 'active' },
    cookies: { hangtag_remember: null },
  },
  {
    name: 'an invitation for another address',
    send: async (fixture) =>
      register(fixture, { token: await invited(fixture), email: 'b@example.com' }),
    status: 422,
    body: fieldRefusal('email', 'The invitation is for another address.'),
  },
  {
    name: 'an invitation that is none',
    send: (fixture) => register(fixture, { token: 'none' }),
    status: 422,
    body: fieldRefusal('token', inviteOver),
  },
  {
    name: 'open, a free address',
    settings: open,
    send: (fixture) => register(fixture),
    ...confirm,
  },
  {
    name: 'open, a taken address is answered alike',
    settings: open,
    send: (fixture) => register(fixture, { email: fixture.email }),
    ...confirm,
  },
  {
    name: 'a confirmation that is none',
    settings: open,
    send: ({ guest }) => guest.post('/adduser/confirm', { token: 'none', password }),
    status: 422,
    body: fieldRefusal('token', confirmOver),
  },
  {
    name: 'a confirmation with another password',
    settings: open,
    send: async (fixture) => {
      const token = await registered(fixture);
      return fixture.guest.post('/adduser/confirm', { token, password: `${password}s` });
    },
    status: 422,
    body: fieldRefusal('password', notTheTyped),
  },
  {
    name: 'a confirmation without a password',
    settings: open,
    send: async (fixture) =>
      fixture.guest.post('/adduser/confirm', { token: await registered(fixture) }),
    status: 422,
    body: fieldRefusal('password', 'This field is required.'),
  },
];

/** `PUT /api/user/{id}` and the own sessions. */
export const oneself: readonly ExchangeCase[] = [
  {
    name: 'another address without the password',
    send: ({ member, userId }) => member.put(`/api/user/${userId}`, { email: 'b@example.com' }),
    status: 422,
    body: fieldRefusal('currentPassword', 'This field is required.'),
  },
  {
    name: 'another address with the password',
    send: ({ member, userId }) =>
      member.put(`/api/user/${userId}`, {
        email: 'b@example.com',
        currentPassword: testPassword,
      }),
    status: 200,
    body: expect.objectContaining({ email: 'b@example.com', role: 'Admin' }) as unknown,
  },
  {
    name: 'role, status and company are passed over in silence',
    send: ({ member, userId }) =>
      member.put(`/api/user/${userId}`, { role: 'Superadmin', status: 'Inactive', companyId: 9 }),
    status: 200,
    body: expect.objectContaining({ role: 'Admin', status: 'Active', companyId: 1 }) as unknown,
  },
  {
    name: 'signing out everywhere else is 204',
    send: ({ member }) => member.delete('/api/user/sessions'),
    status: 204,
    body: null,
    cookies: { hangtag_session: /Max-Age=7200/ },
  },
  {
    name: 'a session that is not one’s own is 404',
    send: ({ member }) => member.delete('/api/user/sessions/0123456789abcdef01234567'),
    status: 404,
    body: { message: 'Not found.' },
  },
];
