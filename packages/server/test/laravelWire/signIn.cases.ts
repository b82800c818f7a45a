/** Signing in and out (D01, D02). */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../src/db/schema/users.ts';
import { testPassword } from '../support/users.ts';
import { type ExchangeCase, type ExchangeFixture, fieldRefusal } from './exchange.ts';

const credentials = fieldRefusal('email', 'These credentials do not match our records.');
const locked = 'Too many login attempts. Please try again in 57 seconds.';
const renewed = /^; Max-Age=7200; Path=\/; /;
const clearedCookie = /^; Max-Age=0; Path=\//;

const login = (
  { guest, email }: ExchangeFixture,
  changes: Readonly<Record<string, unknown>> = {},
  ip = '127.0.0.1',
) => guest.post('/login', { email, password: testPassword, ...changes }, { ip });

/** Five wrong passwords, three seconds ago. */
async function lockOut(fixture: ExchangeFixture): Promise<void> {
  for (let failure = 0; failure < 5; failure += 1) await login(fixture, { password: 'wrong' });
  fixture.server.advance(3);
}

const account = (name: string, change: Partial<typeof users.$inferInsert>): ExchangeCase => ({
  name: `an account ${name} is refused like an unknown one`,
  async send(fixture) {
    await fixture.server.db.update(users).set(change).where(eq(users.id, fixture.userId));
    return login(fixture);
  },
  status: 422,
  body: credentials,
});

/** `POST /login`. */
export const signingIn: readonly ExchangeCase[] = [
  {
    name: 'the right password is 204 without a body, with new cookies',
    send: (fixture) => login(fixture),
    status: 204,
    body: null,
    cookies: { hangtag_session: renewed, 'XSRF-TOKEN': renewed, hangtag_remember: null },
  },
  {
    name: 'remember sets a third cookie for 30 days',
    send: (fixture) => login(fixture, { remember: true }),
    status: 204,
    body: null,
    cookies: { hangtag_remember: /^; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/ },
  },
  {
    name: 'an empty remember is none',
    send: (fixture) => login(fixture, { remember: '' }),
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
    send: (fixture) => login(fixture, { password: 'wrong' }),
    status: 422,
    body: credentials,
    headers: { 'retry-after': null },
  },
  {
    name: 'an unknown address is refused in the same words',
    send: (fixture) => login(fixture, { email: 'nobody@example.com' }),
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
    send: (fixture) => login(fixture, { email: 'ada@' }),
    status: 422,
    body: fieldRefusal('email', 'Please provide a valid email'),
  },
];

/** Five failures a minute, by address and place. */
export const lockingOut: readonly ExchangeCase[] = [
  {
    name: 'the sixth attempt is 429 in the shape of a wrong field, even with the right password',
    async send(fixture) {
      await lockOut(fixture);
      return login(fixture);
    },
    status: 429,
    body: fieldRefusal('email', locked),
    headers: {
      'retry-after': '57',
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2026, 10, 21, 12, 1) / 1000),
    },
  },
  {
    name: 'and comes before the token is asked for',
    async send(fixture) {
      await lockOut(fixture);
      const headers = { 'x-xsrf-token': 'wrong' };
      return fixture.guest.post('/login', { email: fixture.email, password: 'x' }, { headers });
    },
    status: 429,
    body: fieldRefusal('email', locked),
  },
  {
    name: 'but not from another place',
    async send(fixture) {
      await lockOut(fixture);
      return login(fixture, {}, '198.51.100.7');
    },
    status: 204,
    body: null,
  },
  {
    name: 'and not after its minute',
    async send(fixture) {
      await lockOut(fixture);
      fixture.server.advance(57);
      return login(fixture);
    },
    status: 204,
    body: null,
  },
];

/** `POST /logout`, and what is left. */
export const signingOut: readonly ExchangeCase[] = [
  {
    name: 'signing out is 204, with a visitor’s cookies and the device forgotten',
    async send(fixture) {
      await login(fixture, { remember: true });
      return fixture.guest.post('/logout');
    },
    status: 204,
    body: null,
    headers: { 'clear-site-data': '"cache"' },
    cookies: { hangtag_session: renewed, 'XSRF-TOKEN': renewed, hangtag_remember: clearedCookie },
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
    async send(fixture) {
      await login(fixture, { remember: true });
      fixture.server.advance(13 * 60 * 60);
      return fixture.guest.get('/api/user/sessions');
    },
    status: 200,
    body: { sessions: [expect.objectContaining({ isRemembered: true, isCurrent: true })] },
    cookies: { hangtag_remember: /^; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/ },
  },
];
