import type { Avatar } from '@hangtag/contract/wire/user';
import type { UserRow } from '@hangtag/contract/wire/users';
import { memo } from 'react';
import { TableCell, TableRow } from '../../elements/Table/index.ts';
import { columns } from './columns.ts';
import type { UserCallbacks, UserRowStatus, UserWork } from './types.ts';
import { type OpenDialog, UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';
import { none } from './UserTable.css.ts';
import { lastLoginWords, nameOf, statusShapes } from './userWords.ts';
import { WithTooltip } from '../../elements/WithTooltip/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Select } from '../../elements/Select/index.ts';

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

/** Active, Inactive, or invited [F180]. */
function UserStatusCell({ user: { status } }: { user: UserRow }) {
  const mark = <StatusMark shape={statusShapes[status]}>{status}</StatusMark>;
  return status === 'Pending' ? <WithTooltip reason="Pending invite">{mark}</WithTooltip> : mark;
}

interface UserRoleProps extends Pick<UserCallbacks, 'onRoleChange'> {
  user: UserRow;
  work: UserWork | undefined;
}

/** A user's role: a select of the roles that can be granted [F201], or why there is none. */
function UserRole({ user, work, onRoleChange }: UserRoleProps) {
  const { role, can } = user;
  if (can.roles.length < 2)
    return can.reason === null ? role : <WithTooltip reason={can.reason}>{role}</WithTooltip>;
  return (
    <Select
      aria-label={`Role of ${nameOf(user)}`}
      options={can.roles.map((each) => ({ id: each, label: each }))}
      value={work?.kind === 'role' ? work.role : role}
      onChange={(next) => next !== role && void onRoleChange(user, next)}
      // The select keeps focus during its own change.
      isDisabled={work !== undefined && work.kind !== 'role'}
      note={can.superadminReason ?? undefined}
      size="small"
      boundary="onHover"
    />
  );
}
