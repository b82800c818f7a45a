/** Mocks the user's own profile and sessions. */
import type { UserSession } from '@hangtag/contract/wire/user';
import { http, HttpResponse } from 'msw';
import { makeCurrentUser } from '../fixtures/currentUser.ts';

/** Stores changes. */
export const profileHandler = http.put<{ id: string }, object>(
  '/api/user/:id',
  async ({ params, request }) =>
    HttpResponse.json({ ...makeCurrentUser(Number(params.id)), ...(await request.json()) }),
);

/** The sessions, and ending one; the list remembers which ended. */
export function sessionsHandlers(sessions: readonly UserSession[]) {
  let left = sessions;
  const nothing = () => new HttpResponse(null, { status: 204 });
  return [
    http.get('/api/user/sessions', () => HttpResponse.json({ sessions: left })),
    http.delete('/api/user/sessions', () => {
      left = left.filter(({ isCurrent }) => isCurrent);
      return nothing();
    }),
    http.delete('/api/user/sessions/:id', ({ params }) => {
      left = left.filter(({ id }) => id !== params['id']);
      return nothing();
    }),
  ];
}
