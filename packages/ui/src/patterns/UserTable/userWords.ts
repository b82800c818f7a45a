/** People in words. */
import { invitedRoles } from '@hangtag/contract/rules/userRights';
import type { UserStatus } from '@hangtag/contract/wire/user';
import type { UserRow, UsersAnswer } from '@hangtag/contract/wire/users';
import type { StatusShape } from '../../elements/StatusMark/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { rangeWords } from '../pagedTable/PageFoot.tsx';

/** What a person is called: the name, or the address until there is one. */
export const nameOf = ({ name, email }: Pick<UserRow, 'name' | 'email'>): string => name ?? email;

/** The mark of each state (look.md section 4). */
export const statusShapes: Readonly<Record<UserStatus, StatusShape>> = {
  Active: 'full',
  Inactive: 'struck',
  Pending: 'dashed',
};

/** Until when a pending person's invitation works; null for everybody else. */
export function inviteWords({ status, invite }: Pick<UserRow, 'status' | 'invite'>): string | null {
  if (status !== 'Pending') return null;
  if (!invite || invite.isOver) return 'Invitation has ended';
  return `Expires ${formatDate(invite.expiresAt)}`;
}

/** When somebody signed in last. */
export function lastLoginWords({ id, lastLogin }: Pick<UserRow, 'id' | 'lastLogin'>, me: number) {
  if (id === me) return 'Now';
  return lastLogin === null ? 'Never' : formatDate(lastLogin);
}

/** What is found, to be read out: `6–10 of 23 users`. */
export function foundWords(page: UsersAnswer['users']): string {
  const range = rangeWords(page);
  return range === null ? 'Nobody fits' : `${range} ${page.total === 1 ? 'user' : 'users'}`;
}

/** How many there are; `1 of 23 users` while they are searched. */
export function countWords({ userCount, users }: UsersAnswer, search: string): string {
  const all = plural(userCount, 'user');
  return search === '' ? all : `${users.total} of ${all}`;
}

/** What one may do with a person beside the role. */
export interface AvailableUserActions {
  readonly edit: boolean;
  readonly suspend: boolean;
  readonly activate: boolean;
  /** The invitation: send it again, or take it back. */
  readonly invite: boolean;
  /** Takes two-step sign-in off; one's own goes by password and code only. */
  readonly twoStep: boolean;
}

/** Reads a person's rights [F179, D17]. */
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
