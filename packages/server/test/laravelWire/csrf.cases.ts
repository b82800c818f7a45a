/** The token that proves a write comes from our own page. */
import { expect } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { testPassword } from '../support/users.ts';
import type { ExchangeCase, ExchangeFixture } from './exchange.ts';

const mismatch = { message: 'CSRF token mismatch.' };
const readable = /^; Max-Age=7200; Path=\/; SameSite=Lax$/;
const hidden = /^; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/;

const token = (client: TestClient) => decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');

/** Signs out with this header in the place of the usual one; '' stands for none. */
const signOut = (client: TestClient, headers: Readonly<Record<string, string>>, body?: unknown) =>
  client.post('/logout', body, { headers: { 'x-xsrf-token': '', ...headers } });

/** As the cookie's value stands in a browser that escapes more than it must. */
const escaped = (text: string) =>
  text.replaceAll(/./g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const site = (name: string, status: number): ExchangeCase => ({
  name: `a write that the browser calls ${name} is ${status}`,
  send: ({ member }) => member.post('/logout', {}, { headers: { 'sec-fetch-site': name } }),
  status,
  body: status === 204 ? null : mismatch,
});

/** How a client gets its token. */
export const issuing: readonly ExchangeCase[] = [
  {
    name: 'csrf-cookie answers 204 with both cookies for 120 minutes',
    send: ({ server }) => server.guest().get('/sanctum/csrf-cookie'),
    status: 204,
    body: null,
    headers: { 'cache-control': 'no-store' },
    cookies: { 'XSRF-TOKEN': readable, hangtag_session: hidden, hangtag_remember: null },
  },
  {
    name: 'on https both are Secure, and the session cookie is bound to the host by its name',
    settings: { publicUrl: 'https://pages.example.com' },
    send: ({ server }) => server.guest().get('/sanctum/csrf-cookie'),
    status: 204,
    body: null,
    cookies: {
      'XSRF-TOKEN': /^; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/,
      '__Host-hangtag_session': /^; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      hangtag_session: null,
    },
  },
  {
    name: 'a read of a member sends both again, which slides the idle time',
    send: ({ member }) => member.get('/api/plans'),
    status: 200,
    body: expect.anything() as unknown,
    cookies: { 'XSRF-TOKEN': readable, hangtag_session: hidden },
  },
  {
    name: 'a refusal sends both again',
    send: ({ server }) => server.guest().get('/api/user'),
    status: 401,
    body: { message: 'Unauthenticated.' },
    cookies: { 'XSRF-TOKEN': readable, hangtag_session: hidden },
  },
];

/** A token that is none, each way. */
const refused = (name: string, headersOf: (member: TestClient) => Record<string, string>) => ({
  name,
  send: ({ member }: ExchangeFixture) => signOut(member, headersOf(member)),
  status: 419,
  body: mismatch,
});

/** Where the token may stand. */
export const presenting: readonly ExchangeCase[] = [
  {
    name: 'X-XSRF-TOKEN, decoded',
    send: ({ member }) => signOut(member, { 'x-xsrf-token': token(member) }),
    status: 204,
    body: null,
  },
  {
    name: 'X-XSRF-TOKEN, URL-encoded as the cookie was',
    send: ({ member }) => signOut(member, { 'x-xsrf-token': escaped(token(member)) }),
    status: 204,
    body: null,
  },
  {
    name: 'X-CSRF-TOKEN',
    send: ({ member }) => signOut(member, { 'x-csrf-token': token(member) }),
    status: 204,
    body: null,
  },
  {
    name: 'the body’s _token',
    send: ({ member }) => signOut(member, {}, { _token: token(member) }),
    status: 204,
    body: null,
  },
  {
    name: 'a read needs none',
    send: ({ member }) => member.get('/api/user/sessions', { headers: { 'x-xsrf-token': 'no' } }),
    status: 200,
    body: { sessions: [expect.objectContaining({ isCurrent: true })] },
  },
];

/** What is refused, each time with 419. */
export const mismatches: readonly ExchangeCase[] = [
  refused('no token', () => ({})),
  refused('a wrong token', () => ({ 'x-xsrf-token': 'wrong' })),
  refused('a token with one sign more', (member) => ({ 'x-xsrf-token': `${token(member)}a` })),
  refused('X-CSRF-TOKEN counts before X-XSRF-TOKEN', (member) => ({
    'x-csrf-token': 'wrong',
    'x-xsrf-token': token(member),
  })),
  {
    name: 'another session’s token',
    send: ({ member, guest }) => signOut(member, { 'x-xsrf-token': token(guest) }),
    status: 419,
    body: mismatch,
    cookies: { 'XSRF-TOKEN': readable, hangtag_session: hidden },
  },
  {
    name: 'no session at all',
    send: ({ server }) => server.guest().post('/login', {}),
    status: 419,
    body: mismatch,
  },
  {
    name: 'the token from before signing in: it is made anew',
    async send({ guest, email }) {
      const before = token(guest);
      await guest.post('/login', { email, password: testPassword });
      return signOut(guest, { 'x-xsrf-token': before });
    },
    status: 419,
    body: mismatch,
  },
  {
    name: 'the token from before signing out: it is made anew',
    async send({ member, email }) {
      const before = token(member);
      await member.post('/logout');
      const headers = { 'x-xsrf-token': before };
      return member.post('/login', { email, password: testPassword }, { headers });
    },
    status: 419,
    body: mismatch,
  },
];

/** What browsers say of where a write comes from, the token being right. */
export const sites: readonly ExchangeCase[] = [
  site('same-origin', 204),
  site('same-site', 419),
  site('cross-site', 419),
  site('none', 419),
  {
    name: 'a read that another site caused is answered, and readable for nobody there',
    send: ({ member }) =>
      member.get('/api/user/sessions', {
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      }),
    status: 200,
    body: expect.anything() as unknown,
    headers: {
      'access-control-allow-origin': null,
      'access-control-allow-credentials': null,
      'cross-origin-resource-policy': 'same-origin',
    },
  },
  {
    name: 'a preflight of another origin is allowed nothing',
    send: ({ member }) =>
      member.send('OPTIONS', '/login', undefined, {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
    status: 200,
    body: null,
    headers: {
      allow: 'POST',
      'access-control-allow-origin': null,
      'access-control-allow-methods': null,
      'access-control-allow-headers': null,
    },
  },
];
