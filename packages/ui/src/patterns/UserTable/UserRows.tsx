import type { UserRow } from '@hangtag/contract/wire/users';
import { useState } from 'react';
import { Table } from '../../elements/Table/index.ts';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import { columnList } from './columns.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import type { UserRowStatus, UserTableProps, UserCallbacks } from './types.ts';
import type { OpenDialog } from './UserActions.tsx';
import { UserLine } from './UserLine.tsx';
import { UserConfirmDialogs } from './UserConfirmDialogs.tsx';

const idleStatus: UserRowStatus = {};

export interface UserRowsProps extends UserTableProps {
  readonly users: readonly UserRow[];
  readonly isBusy: boolean;
}

/** The users of one page, and the dialogs about one of them. */
export function UserRows(props: UserRowsProps) {
  const { users, isBusy, me, rowStatus, onForget } = props;
  const [asking, setAsking] = useState<OpenDialog | null>(null);
  const ask = (next: OpenDialog) => {
    onForget(next.user.id);
    setAsking(next);
  };
  const callbacks = useEventCallbacks<UserCallbacks>({
    onRoleChange: props.onRoleChange,
    onStatusChange: props.onStatusChange,
    onEdit: props.onEdit,
    onResend: props.onResend,
    onRevoke: props.onRevoke,
    onRemoveTwoStep: props.onRemoveTwoStep,
    onCopyLink: props.onCopyLink,
    onForget,
  });
  const { ask: onAsk } = useEventCallbacks({ ask });
  const close = () => {
    if (asking) onForget(asking.user.id);
    setAsking(null);
  };
  const dialog = asking && {
    ...asking,
    // The row as it is now: somebody else may have changed it meanwhile.
    user: users.find(({ id }) => id === asking.user.id) ?? asking.user,
    status: rowStatus[asking.user.id] ?? {},
  };
  return (
    <>
      <Table aria-label="Users" columns={columnList} isBusy={isBusy}>
        {users.map((user) => (
          <UserLine
            key={user.id}
            user={user}
            me={me}
            status={rowStatus[user.id] ?? idleStatus}
            isAsked={asking?.user.id === user.id}
            isTwoStepRemovable={props.isTwoStepRemovable ?? false}
            avatarHref={props.avatarHref}
            callbacks={callbacks}
            onAsk={onAsk}
          />
        ))}
      </Table>
      <UserConfirmDialogs {...props} asking={dialog} onClose={close} />
      {dialog?.kind === 'edit' && <EditUserDialog {...props} {...dialog} onClose={close} />}
    </>
  );
}
