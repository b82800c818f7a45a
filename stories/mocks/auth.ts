/** Mocks signing in and out. */
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { http, HttpResponse } from 'msw';
import { filesHandler } from './products.ts';

const nothing = () => new HttpResponse(null, { status: 204 });

/** Every call of a guest, successful. */
export const guestHandlers = [
  http.get('/sanctum/csrf-cookie', nothing),
  http.get('/adduser', () => HttpResponse.json({ isOpen: false, invite: null })),
  http.post('/login', nothing),
  http.post('/logout', nothing),
  http.post('/api/userReset', () => HttpResponse.json({ status: false })),
  http.post('/api/user/password-reset', () => HttpResponse.json({ status: true })),
  http.post('/email/reset', () => HttpResponse.json({ message: 'Done.' })),
];

/** The call for the current user. */
export const userHandlers = (user: CurrentUser) => [
  http.get('/api/user', () => HttpResponse.json(user)),
  // The screen behind dialogs that open on any screen.
  filesHandler([]),
];
