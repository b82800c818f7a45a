/** Signing in and what belongs to one person. */
import { testPassword } from '../../support/users.ts';
import { type AccessRow, type Expected, everyone, members, row } from './row.ts';

/** What belongs to the company's Admin in person. */
const ownAdmin = (status: number): Expected => ({ ...members(403), admin: status });

export const authRows: readonly AccessRow[] = [
  row('GET /sanctum/csrf-cookie', everyone(204), '/sanctum/csrf-cookie'),
  row('POST /login', everyone(204), ({ account }) => ({
    path: '/login',
    body: { ...account, timeZone: 'Europe/Zurich' },
  })),
  row('POST /logout', everyone(204), '/logout'),
  row('GET /api/user', members(200), '/api/user'),
  // One's own only; for everybody else it makes no difference whose it is (D10).
  row('PUT /api/user/:id{[0-9]+}', ownAdmin(200), ({ admin }) => ({
    path: `/api/user/${admin.id}`,
    body: {
      name: 'Ada Merrow',
      email: admin.email,
      avatar: 'bot2.jpg',
      phone: '503-555-0101',
      mutedAlerts: [],
      currentPassword: testPassword,
    },
  })),
  row('GET /api/user/sessions', members(200), '/api/user/sessions'),
  row('DELETE /api/user/sessions', members(204), '/api/user/sessions'),
  row('DELETE /api/user/sessions/:id', members(404), '/api/user/sessions/0123456789abcdef01234567'),
  row('POST /api/userReset', everyone(200), () => ({
    path: '/api/userReset',
    body: { email: 'nobody@example.com' },
  })),
  row('POST /api/user/password-reset', everyone(200), () => ({
    path: '/api/user/password-reset',
    body: { email: 'nobody@example.com' },
  })),
  // The link's token is the permission, whoever holds it and whoever is signed in beside it (D08).
  row(
    'GET /adduser',
    everyone(200),
    async (fixture) => ({ path: `/adduser?token=${(await fixture.newInvite()).token}` }),
    ['token'],
  ),
  row('POST /adduser', everyone(200), async (fixture) => ({
    path: '/adduser',
    body: {
      ...(await fixture.newInvite()),
      name: 'Ada Merrow',
      password: 'a harbour in november',
      password_confirmation: 'a harbour in november',
      companyName: 'Merrow',
    },
  })),
  row('POST /adduser/confirm', everyone(200), async (fixture) => ({
    path: '/adduser/confirm',
    body: { token: await fixture.newRegistration(), password: testPassword },
  })),
  // Nobody holds a link here: the words are right, the token is not.
  row('POST /email/reset', everyone(422), () => ({
    path: '/email/reset',
    body: {
      token: 'a'.repeat(43),
      email: 'nobody@example.com',
      password: 'a harbour in november',
      password_confirmation: 'a harbour in november',
    },
  })),
];
