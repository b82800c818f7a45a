import type { Avatar } from '@hangtag/contract/wire/user';
import type { UserRow } from '@hangtag/contract/wire/users';
import { memo } from 'react';
import { TableCell, TableRow } from '../../elements/Table/index.ts';
import { columns } from './columns.ts';
import type { UserRowStatus, UserCallbacks } from './types.ts';
import { type OpenDialog, UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';
import { UserRole } from './UserRole.tsx';
import { UserStatusCell } from './UserStatusCell.tsx';
import { none } from './UserTable.css.ts';
import { lastLoginWords } from './userWords.ts';

interface UserLineProps {
  user: UserRow;
  /** Id of the signed-in user. */
  me: number;
  status: UserRowStatus;
  /** Whether a dialog about this user is open, which then shows the failure. */
  isAsked: boolean;
  isTwoStepRemovable: boolean;
  avatarHref: (avatar: Avatar) => string;
  callbacks: UserCallbacks;
  onAsk: (asking: OpenDialog) => void;
}

/** One user's row; memoized, so that it renders only when its user changes. */
export const UserLine = memo(function UserLine(props: UserLineProps) {
  const { user, me, status, callbacks, onAsk } = props;
  return (
    <TableRow>
      <TableCell of={columns.name}>
        <UserName
          user={user}
          isMe={user.id === me}
          refusal={props.isAsked ? undefined : status.refusal}
          avatarHref={props.avatarHref}
        />
      </TableCell>
      <TableCell of={columns.phone}>{user.phone ?? <span className={none}>—</span>}</TableCell>
      <TableCell of={columns.role}>
        <UserRole user={user} work={status.work} onRoleChange={callbacks.onRoleChange} />
      </TableCell>
      <TableCell of={columns.status}>
        <UserStatusCell user={user} />
      </TableCell>
      <TableCell of={columns.lastLogin}>{lastLoginWords(user, me)}</TableCell>
      <TableCell of={columns.actions}>
        <UserActions
          {...callbacks}
          user={user}
          status={status}
          isTwoStepRemovable={props.isTwoStepRemovable}
          onAsk={onAsk}
        />
      </TableCell>
    </TableRow>
  );
});
