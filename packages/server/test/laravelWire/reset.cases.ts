/** The forgotten password (D04, D06). */
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/users.ts';
import { type ExchangeCase, type ExchangeFixture, fieldRefusal } from './exchange.ts';

const password = 'a harbour in november';
const expiredLink = fieldRefusal('email', 'This link is not valid any more. Ask for a new one.');

const ask = ({ guest }: ExchangeFixture, email: string) =>
  guest.post('/api/user/password-reset', { email });

/** Asks for a link and takes its token out of the email. */
async function mailed(fixture: ExchangeFixture): Promise<string> {
  await ask(fixture, fixture.email);
  await fixture.server.services.background.idle();
  const link = fixture.server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
  return new URL(link).pathname.replace('/password/reset/', '');
}

const set = (
  { guest, email }: ExchangeFixture,
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
) =>
  guest.post('/email/reset', {
    token,
    email,
    password,
    password_confirmation: password,
    ...changes,
  });

const mustReset = ({ server, userId }: ExchangeFixture) =>
  server.db.update(users).set({ mustReset: true }).where(eq(users.id, userId));

/** `POST /api/user/password-reset` and `POST /email/reset`. */
export const resetting: readonly ExchangeCase[] = [
  {
    name: 'a link for a known address',
    send: (fixture) => ask(fixture, fixture.email),
    status: 200,
    body: { status: true },
    headers: { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'retry-after': null },
  },
  {
    name: 'a link for an unknown address looks the same',
    send: (fixture) => ask(fixture, 'nobody@example.com'),
    status: 200,
    body: { status: true },
    headers: { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'retry-after': null },
  },
  {
    name: 'the eleventh within a minute is throttled in Laravel’s words',
    async send(fixture) {
      for (let call = 0; call < 10; call += 1) await ask(fixture, fixture.email);
      fixture.server.advance(10);
      return ask(fixture, fixture.email);
    },
    status: 429,
    body: { message: 'Too Many Attempts.' },
    headers: {
      'retry-after': '50',
      'x-ratelimit-limit': '10',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2026, 10, 21, 12, 1) / 1000),
    },
  },
  {
    name: 'a new password by the link; nobody is signed in',
    send: async (fixture) => set(fixture, await mailed(fixture)),
    status: 200,
    body: { message: 'Your password has been set.' },
    cookies: { hangtag_remember: null },
  },
  {
    name: 'and every session is over',
    async send(fixture) {
      await set(fixture, await mailed(fixture));
      return fixture.member.get('/api/user');
    },
    status: 401,
    body: { message: 'Unauthenticated.' },
  },
  {
    name: 'the link once more',
    async send(fixture) {
      const token = await mailed(fixture);
      await set(fixture, token);
      return set(fixture, token);
    },
    status: 422,
    body: expiredLink,
  },
  {
    name: 'the link after 60 minutes',
    async send(fixture) {
      const token = await mailed(fixture);
      fixture.server.advance(60 * 60);
      return set(fixture, token);
    },
    status: 422,
    body: expiredLink,
  },
  {
    name: 'a made-up link for an unknown address is refused in the same words',
    send: (fixture) => set(fixture, 'made up', { email: 'nobody@example.com' }),
    status: 422,
    body: expiredLink,
  },
  {
    name: 'a confirmation that differs is wrong on password',
    send: async (fixture) =>
      set(fixture, await mailed(fixture), { password_confirmation: 'another one' }),
    status: 422,
    body: fieldRefusal('password', 'Passwords do not match'),
  },
  {
    name: 'two things wrong with one field count as two',
    send: async (fixture) => set(fixture, await mailed(fixture), { password: 'short' }),
    status: 422,
    body: {
      message: 'Must be at least 10 characters. (and 1 more error)',
      errors: { password: ['Must be at least 10 characters.', 'Passwords do not match'] },
    },
  },
  {
    name: 'nothing typed names every field and counts the others',
    send: ({ guest }) => guest.post('/email/reset', {}),
    status: 422,
    body: {
      message: 'This field is required. (and 3 more errors)',
      errors: {
        token: ['This field is required.'],
        email: ['This field is required.'],
        password: ['This field is required.'],
        password_confirmation: ['This field is required.'],
      },
    },
  },
];

/** `POST /api/userReset`. */
export const mustResetFirst: readonly ExchangeCase[] = [
  {
    name: 'true after this browser failed for an account that must reset',
    async send(fixture) {
      await mustReset(fixture);
      await fixture.guest.post('/login', { email: fixture.email, password });
      return fixture.guest.post('/api/userReset', { email: fixture.email });
    },
    status: 200,
    body: { status: true },
  },
  {
    name: 'false before it has failed',
    async send(fixture) {
      await mustReset(fixture);
      return fixture.guest.post('/api/userReset', { email: fixture.email });
    },
    status: 200,
    body: { status: false },
    headers: { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '4' },
  },
  {
    name: 'false for an unknown address, in the same shape',
    async send({ guest }) {
      await guest.post('/login', { email: 'nobody@example.com', password });
      return guest.post('/api/userReset', { email: 'nobody@example.com' });
    },
    status: 200,
    body: { status: false },
    headers: { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '4' },
  },
  {
    name: 'the sixth question within a minute is throttled',
    async send({ guest, email }) {
      for (let call = 0; call < 5; call += 1) await guest.post('/api/userReset', { email });
      return guest.post('/api/userReset', { email });
    },
    status: 429,
    body: { message: 'Too Many Attempts.' },
    headers: { 'retry-after': '60', 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0' },
  },
];
