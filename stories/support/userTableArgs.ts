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
  content: readyUsers(people, { total: 23 }) as UserTableProps['content'],
  me: 1 as number,
  rowStatus: {} as UserTableProps['rowStatus'],
  avatarHref: avatarHref,
  search: '' as string,
  onSearch: fn(),
  order: 'alpha' as UserTableProps['order'],
  onOrderChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onInvite: fn(),
  onRoleChange: fn(() => Promise.resolve(true)) as UserTableProps['onRoleChange'],
  onStatusChange: fn(() => Promise.resolve(true)) as UserTableProps['onStatusChange'],
  onEdit: fn(() => Promise.resolve(true)) as UserTableProps['onEdit'],
  onResend: fn(() => Promise.resolve(true)) as UserTableProps['onResend'],
  onRevoke: fn(() => Promise.resolve(true)) as UserTableProps['onRevoke'],
  onRemoveTwoStep: fn(() => Promise.resolve(true)) as UserTableProps['onRemoveTwoStep'],
  onCopyLink: fn(() => Promise.resolve()) as UserTableProps['onCopyLink'],
  onForget: fn(),
} satisfies UserTableProps;
