/** Signing in and out, mocked. */
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { http, HttpResponse } from 'msw';

const nothing = () => new HttpResponse(null, { status: 204 });

/** Everything a guest calls, and it works. */
export const guestWire = [
  http.get('/sanctum/csrf-cookie', nothing),
  http.post('/login', nothing),
  http.post('/logout', nothing),
  http.post('/api/userReset', () => HttpResponse.json({ status: false })),
  http.post('/api/user/password-reset', () => HttpResponse.json({ status: true })),
  http.post('/email/reset', () => HttpResponse.json({ message: 'Done.' })),
];

const bot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#e1eae2" d="M0 0h48v48H0z"/><rect x="12" y="15" width="24" height="20" rx="6" fill="#1e4d3b"/></svg>';

/** Who is signed in, and their picture. */
export const userWire = (user: CurrentUser) => [
  http.get('/api/user', () => HttpResponse.json(user)),
  http.get('/avatars/:name', () =>
    HttpResponse.text(bot, { headers: { 'Content-Type': 'image/svg+xml' } }),
  ),
];
