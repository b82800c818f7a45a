import type {
  CurrentUser,
  LoginBody,
  PasswordResetBody,
  UserResetAnswer,
} from '@hangtag/contract/wire/auth';
import { call, guestCall } from './client.ts';

/** `POST /login` [F218]: `remember` is left out when it is not wanted. */
export const login = ({ remember, ...body }: LoginBody): Promise<void> =>
  guestCall('/login', remember ? { ...body, remember } : body);

/** `POST /api/userReset` [F219]: must this account set a new password first? */
export const askUserReset = (email: string): Promise<UserResetAnswer> =>
  guestCall('/api/userReset', { email });

/** `POST /logout` [F220]; its refusal changes nothing here. */
export const logout = (): Promise<void> => guestCall('/logout', {});

/** `GET /api/user` [F221]. */
export const readCurrentUser = (): Promise<CurrentUser> => call('/api/user');

/** `GET /api/user` for someone who may well be a guest: a refusal ends nothing. */
export const findCurrentUser = (): Promise<CurrentUser> => call('/api/user', { as: 'guest' });

/** `POST /api/user/password-reset` [F223]: mails a link; the answer is the same for every address. */
export const requestPasswordReset = (email: string): Promise<void> =>
  guestCall('/api/user/password-reset', { email });

/** `POST /email/reset` [F222]: sets the password with the link's token. */
export const resetPassword = (body: PasswordResetBody): Promise<void> =>
  guestCall('/email/reset', body);
