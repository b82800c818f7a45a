import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { ProfileBody, UserSessionsAnswer } from '@hangtag/contract/wire/user';
import { call } from './client.ts';

/** `PUT /api/user/{id}` [F224]: the user's own profile. A stale version of it is rejected (409). */
export const updateProfile = (
  { id, profileVersion }: CurrentUser,
  update: ProfileBody,
): Promise<CurrentUser> =>
  call(`/api/user/${id}`, {
    method: 'PUT',
    body: update,
    ...(profileVersion !== undefined && { ifMatch: profileVersion }),
  });

/** `GET /api/user/sessions`: the user's sessions. */
export const readSessions = (): Promise<UserSessionsAnswer> => call('/api/user/sessions');

/** `DELETE /api/user/sessions/{id}`: ends one session. */
export const endSession = (id: string): Promise<void> =>
  call(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** `DELETE /api/user/sessions`: ends all sessions but this one. */
export const endOtherSessions = (): Promise<void> =>
  call('/api/user/sessions', { method: 'DELETE' });
