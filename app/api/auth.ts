import type {
  CurrentUser,
  LoginBody,
  PasswordResetBody,
  UserResetAnswer,
} from '@hangtag/contract/wire/auth';
import { call, guestCall } from './client.ts';

/** `POST /login` [F218]: omits `remember` when it is false. */
export const login = ({ remember, ...body }: LoginBody): Promise<void> =>
  guestCall('/login', remember ? { ...body, remember } : body);

/** `POST /api/userReset` [F219]: whether this account must set a new password first. */
export const askUserReset = (email: string): Promise<UserResetAnswer> =>
  guestCall('/api/userReset', { email });

/** `POST /logout` [F220]; as a guest call, so that its failure does not end the session here. */
export const logout = (): Promise<void> => guestCall('/logout', {});

/** `GET /api/user` [F221]. */
export const readCurrentUser = (): Promise<CurrentUser> => call('/api/user');

/** `GET /api/user` for a possible guest: a 401 ends no session. */
export const findCurrentUser = (): Promise<CurrentUser> => call('/api/user', { as: 'guest' });

/** `POST /api/user/password-reset` [F223]: emails a link; the answer is the same for every address. */
export const requestPasswordReset = (email: string): Promise<void> =>
  guestCall('/api/user/password-reset', { email });

/** `POST /email/reset` [F222]: sets the password with the link's token. */
export const resetPassword = (body: PasswordResetBody): Promise<void> =>
  guestCall('/email/reset', body);
