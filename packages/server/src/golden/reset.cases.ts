/** The forgotten password (wire-and-security.md 1.5, requirements D04, D06). */
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';
import { type GoldenCase, type GoldenDesk, wrong } from './golden.ts';

const password = 'a harbour in november';
const over = wrong('email', 'This link is not valid any more. Ask for a new one.');

const ask = ({ guest }: GoldenDesk, email: string) =>
  guest.post('/api/user/password-reset', { email });

/** Asks for a link and takes its token out of the letter. */
async function mailed(desk: GoldenDesk): Promise<string> {
  await ask(desk, desk.email);
  await desk.server.services.background.idle();
  const link = desk.server.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '';
  return new URL(link).pathname.replace('/password/reset/', '');
}

const set = (
  { guest, email }: GoldenDesk,
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

const mustReset = ({ server, userId }: GoldenDesk) =>
  server.db.update(users).set({ mustReset: true }).where(eq(users.id, userId));

/** `POST /api/user/password-reset` and `POST /email/reset`. */
export const resetting: readonly GoldenCase[] = [
  {
    name: 'a link for a known address',
    send: (desk) => ask(desk, desk.email),
    status: 200,
    body: { status: true },
    headers: { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'retry-after': null },
  },
  {
    name: 'a link for an unknown address looks the same',
    send: (desk) => ask(desk, 'nobody@example.com'),
    status: 200,
    body: { status: true },
    headers: { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'retry-after': null },
  },
  {
    name: 'the eleventh within a minute is throttled in Laravel’s words',
    async send(desk) {
      for (let call = 0; call < 10; call += 1) await ask(desk, desk.email);
      desk.server.advance(10);
      return ask(desk, desk.email);
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
    send: async (desk) => set(desk, await mailed(desk)),
    status: 200,
    body: { message: 'Your password has been set.' },
    cookies: { hangtag_remember: null },
  },
  {
    name: 'and every session is over',
    async send(desk) {
      await set(desk, await mailed(desk));
      return desk.member.get('/api/user');
    },
    status: 401,
    body: { message: 'Unauthenticated.' },
  },
  {
    name: 'the link once more',
    async send(desk) {
      const token = await mailed(desk);
      await set(desk, token);
      return set(desk, token);
    },
    status: 422,
    body: over,
  },
  {
    name: 'the link after 60 minutes',
    async send(desk) {
      const token = await mailed(desk);
      desk.server.advance(60 * 60);
      return set(desk, token);
    },
    status: 422,
    body: over,
  },
  {
    name: 'a made-up link for an unknown address is refused in the same words',
    send: (desk) => set(desk, 'made up', { email: 'nobody@example.com' }),
    status: 422,
    body: over,
  },
  {
    name: 'a confirmation that differs is wrong on password',
    send: async (desk) => set(desk, await mailed(desk), { password_confirmation: 'another one' }),
    status: 422,
    body: wrong('password', 'Passwords do not match'),
  },
  {
    name: 'two things wrong with one field count as two',
    send: async (desk) => set(desk, await mailed(desk), { password: 'short' }),
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
export const mustResetFirst: readonly GoldenCase[] = [
  {
    name: 'true after this browser failed for an account that must reset',
    async send(desk) {
      await mustReset(desk);
      await desk.guest.post('/login', { email: desk.email, password });
      return desk.guest.post('/api/userReset', { email: desk.email });
    },
    status: 200,
    body: { status: true },
  },
  {
    name: 'false before it has failed',
    async send(desk) {
      await mustReset(desk);
      return desk.guest.post('/api/userReset', { email: desk.email });
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
