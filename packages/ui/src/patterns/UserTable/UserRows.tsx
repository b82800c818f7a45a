import type { UserRow } from '@hangtag/contract/wire/users';
import { useState } from 'react';
import { Table } from '../../elements/Table/index.ts';
import { useSteady } from '../../support/useSteady.ts';
import { columnList } from './columns.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import type { UserNews, UserTableProps, UserVerbs } from './types.ts';
import { UserLine } from './UserLine.tsx';
import { type UserQuestion, UserQuestions } from './UserQuestions.tsx';

const noNews: UserNews = {};

export interface UserRowsProps extends UserTableProps {
  readonly users: readonly UserRow[];
  readonly isBusy: boolean;
}

/** What a dialog is about. */
export type Asking = { readonly kind: UserQuestion | 'edit'; readonly user: UserRow };

/** The people of one page, and the dialogs about one of them. */
export function UserRows(props: UserRowsProps) {
  const { users, isBusy, me, news, onForget } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = (next: Asking) => {
    onForget(next.user.id);
    setAsking(next);
  };
  const verbs = useSteady<UserVerbs>({
    onRoleChange: props.onRoleChange,
    onStatusChange: props.onStatusChange,
    onEdit: props.onEdit,
    onResend: props.onResend,
    onRevoke: props.onRevoke,
    onRemoveTwoStep: props.onRemoveTwoStep,
    onCopyLink: props.onCopyLink,
    onForget,
  });
  const { ask: onAsk } = useSteady({ ask });
  const close = () => {
    if (asking) onForget(asking.user.id);
    setAsking(null);
  };
  const dialog = asking && { ...asking, news: news[asking.user.id] ?? {} };
  return (
    <>
      <Table aria-label="Users" columns={columnList} isBusy={isBusy}>
        {users.map((user) => (
          <UserLine
            key={user.id}
            user={user}
            me={me}
            news={news[user.id] ?? noNews}
            isAsked={asking?.user.id === user.id}
            isTwoStepRemovable={props.isTwoStepRemovable ?? false}
            avatarHref={props.avatarHref}
            verbs={verbs}
            onAsk={onAsk}
          />
        ))}
      </Table>
      <UserQuestions {...props} asking={dialog} onClose={close} />
      {dialog?.kind === 'edit' && <EditUserDialog {...props} {...dialog} onClose={close} />}
    </>
  );
}
