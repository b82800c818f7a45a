import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { UserSessionsAnswer } from '@hangtag/contract/wire/user';
import { call } from './client.ts';

/** The body of `PUT /api/user/{id}`; the password only for another address (D10). */
export interface ProfileUpdate {
  readonly name: string;
  readonly email: string;
  readonly avatar: CurrentUser['avatar'];
  readonly phone: string | null;
  readonly currentPassword?: string;
}

/** `PUT /api/user/{id}` [F224]: one's own profile. */
export const updateProfile = (id: number, update: ProfileUpdate): Promise<CurrentUser> =>
  call(`/api/user/${id}`, { method: 'PUT', body: update });

/** `GET /api/user/sessions`: where one is signed in. */
export const readSessions = (): Promise<UserSessionsAnswer> => call('/api/user/sessions');

/** `DELETE /api/user/sessions/{id}`: signs one device out. */
export const endSession = (id: string): Promise<void> =>
  call(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** `DELETE /api/user/sessions`: signs every device out but this one. */
export const endOtherSessions = (): Promise<void> =>
  call('/api/user/sessions', { method: 'DELETE' });
