import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { UserSessionsAnswer } from '@hangtag/contract/wire/user';
import { call } from './client.ts';

/** The body of `PUT /api/user/{id}`; the password only with another email (D10). */
export interface ProfileUpdate {
  readonly name: string;
  readonly email: string;
  readonly avatar: CurrentUser['avatar'];
  readonly phone: string | null;
  readonly currentPassword?: string;
}

/** `PUT /api/user/{id}` [F224]: the user's own profile. */
export const updateProfile = (id: number, update: ProfileUpdate): Promise<CurrentUser> =>
  call(`/api/user/${id}`, { method: 'PUT', body: update });

/** `GET /api/user/sessions`: the user's sessions. */
export const readSessions = (): Promise<UserSessionsAnswer> => call('/api/user/sessions');

/** `DELETE /api/user/sessions/{id}`: ends one session. */
export const endSession = (id: string): Promise<void> =>
  call(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** `DELETE /api/user/sessions`: ends all sessions but this one. */
export const endOtherSessions = (): Promise<void> =>
  call('/api/user/sessions', { method: 'DELETE' });
