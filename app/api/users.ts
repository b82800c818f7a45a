import type {
  InviteAnswer,
  InviteBody,
  UserListQuery,
  UserRow,
  UsersAnswer,
  UserUpdateBody,
} from '@hangtag/contract/wire/users';
import { call } from './client.ts';

const list = (companyId: number) => `/api/companies/${companyId}/users`;

/** `GET /api/companies/{companyId}/users` [F226]. */
export const listUsers = (companyId: number, query: UserListQuery): Promise<UsersAnswer> =>
  call(list(companyId), { query });

/** `PUT /api/companies/{companyId}/users/{userId}` [F227]. */
export const updateUser = (
  companyId: number,
  userId: number,
  body: UserUpdateBody,
  version: number | undefined,
): Promise<UserRow> =>
  call(`${list(companyId)}/${userId}`, { method: 'PUT', body, ifMatch: version });

/** `POST …/users/invite` [F228]; for a pending user it sends the invitation again (D19). */
export const inviteUser = (companyId: number, body: InviteBody): Promise<InviteAnswer> =>
  call(`${list(companyId)}/invite`, { method: 'POST', body });

/** `DELETE …/users/{userId}/twoStep`: removes two-step sign-in from another user. */
export const removeTwoStep = (companyId: number, userId: number): Promise<void> =>
  call(`${list(companyId)}/${userId}/twoStep`, { method: 'DELETE' });

/** `DELETE …/users/{userId}/invite`: revokes an invitation. */
export const revokeInvite = (companyId: number, userId: number): Promise<void> =>
  call(`${list(companyId)}/${userId}/invite`, { method: 'DELETE' });
