/** Signing in and out (wire-and-security.md 1.4, requirements D01, D02). */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../db/schema/people.ts';
import { testPassword } from '../testing/people.ts';
import { type GoldenCase, type GoldenDesk, wrong } from './golden.ts';

const credentials = wrong('email', 'These credentials do not match our records.');
const locked = 'Too many login attempts. Please try again in 57 seconds.';
const renewed = /^; Max-Age=7200; Path=\/; /;
const gone = /^; Max-Age=0; Path=\//;

const login = (
  { guest, email }: GoldenDesk,
  changes: Readonly<Record<string, unknown>> = {},
  ip = '127.0.0.1',
) => guest.post('/login', { email, password: testPassword, ...changes }, { ip });

/** Five wrong passwords, three seconds ago. */
async function lockOut(desk: GoldenDesk): Promise<void> {
  for (let failure = 0; failure < 5; failure += 1) await login(desk, { password: 'wrong' });
  desk.server.advance(3);
}

const account = (name: string, change: Partial<typeof users.$inferInsert>): GoldenCase => ({
  name: `an account ${name} is refused like an unknown one`,
  async send(desk) {
    await desk.server.db.update(users).set(change).where(eq(users.id, desk.userId));
    return login(desk);
  },
  status: 422,
  body: credentials,
});

/** `POST /login`. */
export const signingIn: readonly GoldenCase[] = [
  {
    name: 'the right password is 204 without a body, with new cookies',
    send: (desk) => login(desk),
    status: 204,
    body: null,
    cookies: { hangtag_session: renewed, 'XSRF-TOKEN': renewed, hangtag_remember: null },
  },
  {
    name: 'remember sets a third cookie for 30 days',
    send: (desk) => login(desk, { remember: true }),
    status: 204,
    body: null,
    cookies: { hangtag_remember: /^; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/ },
  },
  {
    name: 'an empty remember is none',
    send: (desk) => login(desk, { remember: '' }),
    status: 204,
    body: null,
    cookies: { hangtag_remember: null },
  },
  {
    name: 'somebody who is signed in may sign in again',
    send: ({ member, email }) => member.post('/login', { email, password: testPassword }),
    status: 204,
    body: null,
    cookies: { hangtag_session: renewed },
  },
  {
    name: 'a wrong password',
    send: (desk) => login(desk, { password: 'wrong' }),
    status: 422,
    body: credentials,
    headers: { 'retry-after': null },
  },
  {
    name: 'an unknown address is refused in the same words',
    send: (desk) => login(desk, { email: 'nobody@example.com' }),
    status: 422,
    body: credentials,
  },
  account('that is inactive', { status: 'Inactive' }),
  account('that is pending', { status: 'Pending' }),
  account('that must set a new password', { mustReset: true }),
  {
    name: 'nothing typed names both fields and counts the second',
    send: ({ guest }) => guest.post('/login'),
    status: 422,
    body: {
      message: 'This field is required. (and 1 more error)',
      errors: { email: ['This field is required.'], password: ['This field is required.'] },
    },
  },
  {
    name: 'what is no address',
    send: (desk) => login(desk, { email: 'ada@' }),
    status: 422,
    body: wrong('email', 'Please provide a valid email'),
  },
];

/** Five failures a minute, by address and place. */
export const lockingOut: readonly GoldenCase[] = [
  {
    name: 'the sixth attempt is 429 in the shape of a wrong field, even with the right password',
    async send(desk) {
      await lockOut(desk);
      return login(desk);
    },
    status: 429,
    body: wrong('email', locked),
    headers: {
      'retry-after': '57',
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2026, 10, 21, 12, 1) / 1000),
    },
  },
  {
    name: 'and comes before the token is asked for',
    async send(desk) {
      await lockOut(desk);
      const headers = { 'x-xsrf-token': 'wrong' };
      return desk.guest.post('/login', { email: desk.email, password: 'x' }, { headers });
    },
    status: 429,
    body: wrong('email', locked),
  },
  {
    name: 'but not from another place',
    async send(desk) {
      await lockOut(desk);
      return login(desk, {}, '198.51.100.7');
    },
    status: 204,
    body: null,
  },
  {
    name: 'and not after its minute',
    async send(desk) {
      await lockOut(desk);
      desk.server.advance(57);
      return login(desk);
    },
    status: 204,
    body: null,
  },
];

/** `POST /logout`, and what is left. */
export const signingOut: readonly GoldenCase[] = [
  {
    name: 'signing out is 204, with a visitor’s cookies and the device forgotten',
    async send(desk) {
      await login(desk, { remember: true });
      return desk.guest.post('/logout');
    },
    status: 204,
    body: null,
    headers: { 'clear-site-data': '"cache"' },
    cookies: { hangtag_session: renewed, 'XSRF-TOKEN': renewed, hangtag_remember: gone },
  },
  {
    name: 'a visitor may sign out too',
    send: ({ guest }) => guest.post('/logout'),
    status: 204,
    body: null,
  },
  {
    name: 'afterwards the session is nobody’s',
    async send({ member }) {
      await member.post('/logout');
      return member.get('/api/user');
    },
    status: 401,
    body: { message: 'Unauthenticated.' },
  },
  {
    name: 'a remembered device comes back by itself, with its cookie changed',
    async send(desk) {
      await login(desk, { remember: true });
      desk.server.advance(13 * 60 * 60);
      return desk.guest.get('/api/user/sessions');
    },
    status: 200,
    body: { sessions: [expect.objectContaining({ isRemembered: true, isCurrent: true })] },
    cookies: { hangtag_remember: /^; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/ },
  },
];
