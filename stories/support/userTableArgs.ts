/** The arguments of the user table's stories. */
import type { UserTableProps } from '@hangtag/ui/patterns/UserTable';
import { fn } from 'storybook/test';
import { avatarHref } from '../fixtures/avatars.ts';
import { people, usersAnswer } from '../fixtures/users.ts';

/** A loaded page. */
export const readyUsers = (...args: Parameters<typeof usersAnswer>) =>
  ({ phase: 'ready', answer: usersAnswer(...args), isStale: false }) as const;

/** Five of 23 users, as Ines sees them; every action succeeds. */
export const userTableArgs = {
  content: readyUsers(people, { total: 23 }) satisfies UserTableProps['content'],
  me: 1,
  rowStatus: {} satisfies UserTableProps['rowStatus'],
  avatarHref: avatarHref,
  search: '',
  onSearch: fn(),
  order: 'alpha' satisfies UserTableProps['order'],
  onOrderChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onInvite: fn(),
  onRoleChange: fn(() => Promise.resolve(true)) satisfies UserTableProps['onRoleChange'],
  onStatusChange: fn(() => Promise.resolve(true)) satisfies UserTableProps['onStatusChange'],
  onEdit: fn<NonNullable<UserTableProps['onEdit']>>(() => Promise.resolve(true)),
  onResend: fn(() => Promise.resolve(true)) satisfies UserTableProps['onResend'],
  onRevoke: fn(() => Promise.resolve(true)) satisfies UserTableProps['onRevoke'],
  onRemoveTwoStep: fn(() => Promise.resolve(true)) satisfies UserTableProps['onRemoveTwoStep'],
  onCopyLink: fn(() => Promise.resolve()) satisfies UserTableProps['onCopyLink'],
  onForget: fn(),
} satisfies UserTableProps;
