/** Texts about users. */
import { type UserStatus, invitedRoles } from '@hangtag/contract/wire/user';
import type { UserRow, UsersAnswer } from '@hangtag/contract/wire/users';
import type { StatusShape } from '../../elements/StatusMark/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { rangeWords } from '../pagedTable/PageFoot.tsx';

/** The displayed name of a user: the name, or the email without one. */
export const nameOf = ({ name, email }: Pick<UserRow, 'name' | 'email'>): string => name ?? email;

/** The mark of each state. */
export const statusShapes: Readonly<Record<UserStatus, StatusShape>> = {
  Active: 'full',
  Inactive: 'struck',
  Pending: 'dashed',
};

/** When a pending user's invitation expires; null for everybody else. */
export function inviteWords({ status, invite }: Pick<UserRow, 'status' | 'invite'>): string | null {
  if (status !== 'Pending') return null;
  if (!invite || invite.isOver) return 'Invitation has ended';
  return `Expires ${formatDate(invite.expiresAt)}`;
}

/** When a user last signed in, as text. */
export function lastLoginWords({ id, lastLogin }: Pick<UserRow, 'id' | 'lastLogin'>, me: number) {
  if (id === me) return 'Now';
  return lastLogin === null ? 'Never' : formatDate(lastLogin);
}

/** The result as text for the live region: `6–10 of 23 users`. */
export function foundWords(page: UsersAnswer['users']): string {
  const range = rangeWords(page);
  return range === null ? 'Nobody fits' : `${range} ${page.total === 1 ? 'user' : 'users'}`;
}

/** The number of users; `1 of 23 users` with a search. */
export function countWords({ userCount, users }: UsersAnswer, search: string): string {
  const all = plural(userCount, 'user');
  return search === '' ? all : `${users.total} of ${all}`;
}

/** The permitted actions on a user besides the role. */
export interface AvailableUserActions {
  readonly edit: boolean;
  readonly suspend: boolean;
  readonly activate: boolean;
  /** Sending the invitation again, or revoking it. */
  readonly invite: boolean;
  /** Removing two-step sign-in from another user; one's own needs password and code. */
  readonly twoStep: boolean;
}

/** The permitted actions from a user's `can` [F179, D17]. */
export function availableActionsOf({
  status,
  role,
  can,
  hasTwoStep = false,
}: UserRow): AvailableUserActions {
  const isPending = status === 'Pending' && can.statuses.includes('Pending');
  return {
    edit: can.profile,
    suspend: status === 'Active' && can.statuses.includes('Inactive'),
    activate: status === 'Inactive' && can.statuses.includes('Active'),
    invite: isPending && invitedRoles.some((each) => each === role),
    twoStep: hasTwoStep && can.profile && can.email,
  };
}
