import './theme.ts';
import { userRights } from '@hangtag/contract/rules/userRights';
import type { UserRow } from '@hangtag/contract/wire/users';
import { UserTable } from '@hangtag/ui/patterns/UserTable';
import { useMemo } from 'react';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const nothing = () => undefined;
const done = () => Promise.resolve(true);
const copied = () => Promise.resolve();
const avatarHref = () => 'data:,';
const rowStatus = {};
const me = { id: 0, companyId: 7, role: 'Admin', status: 'Active' } as const;

const row = ({ id, email, name, role, status }: Item): UserRow => {
  const person = { id: Number(id), companyId: 7, role, status };
  return {
    ...person,
    email,
    avatar: 'bot1.jpg',
    name,
    phone: null,
    lastLogin: '2026-11-20T08:00:00Z',
    invite: null,
    can: userRights(me, person),
  };
};

const content = (items: readonly Item[]) =>
  ({
    phase: 'ready',
    isStale: false,
    answer: {
      users: {
        current_page: 1,
        data: items.map(row),
        first_page_url: '',
        from: 1,
        last_page: 1,
        last_page_url: '',
        links: [],
        next_page_url: null,
        path: '',
        per_page: items.length,
        prev_page_url: null,
        to: items.length,
        total: items.length,
      },
      userCount: items.length,
      can: { invite: ['User', 'Admin'] },
    },
  }) as const;

export const Twin = ({ items }: TwinProps) => (
  <UserTable
    content={useMemo(() => content(items), [items])}
    me={me.id}
    rowStatus={rowStatus}
    avatarHref={avatarHref}
    search=""
    onSearch={nothing}
    order="alpha"
    onOrderChange={nothing}
    onPageChange={nothing}
    onRetry={nothing}
    onInvite={nothing}
    onRoleChange={done}
    onStatusChange={done}
    onEdit={done}
    onResend={done}
    onRevoke={done}
    onRemoveTwoStep={done}
    onCopyLink={copied}
    onForget={nothing}
  />
);
