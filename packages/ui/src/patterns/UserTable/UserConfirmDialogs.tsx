import type { UserRow } from '@hangtag/contract/wire/users';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import type { UserRowStatus, UserCallbacks } from './types.ts';
import { nameOf } from './userWords.ts';

/** The actions that need confirmation. */
export type UserConfirmKind = 'suspend' | 'revoke' | 'twoStep';

interface UserConfirmDialogsProps extends UserCallbacks {
  asking: { readonly kind: string; readonly user: UserRow; readonly status: UserRowStatus } | null;
  onClose: () => void;
}

/** Confirms that a user loses access, and states the effect. */
export function UserConfirmDialogs({ asking, onClose, ...callbacks }: UserConfirmDialogsProps) {
  if (asking === null) return null;
  const { user, status } = asking;
  const shared = {
    isOpen: true,
    isBusy: status.work !== undefined,
    problem: status.refusal,
    onClose,
  };
  const until = (done: Promise<boolean>) => void done.then((worked) => worked && onClose());
  if (asking.kind === 'suspend')
    return (
      <AlertDialog
        {...shared}
        title={`Suspend ${nameOf(user)}?`}
        action="Suspend user"
        onAction={() => until(callbacks.onStatusChange(user, 'Inactive'))}
      >
        They are signed out on every device at once and cannot sign in until you activate them
        again. What they made stays.
      </AlertDialog>
    );
  if (asking.kind === 'twoStep')
    return (
      <AlertDialog
        {...shared}
        title={`Remove two-step sign-in of ${nameOf(user)}?`}
        action="Remove two-step sign-in"
        onAction={() => until(callbacks.onRemoveTwoStep(user))}
      >
        Their password alone signs them in then, and they are told by mail. Make sure first that it
        is them who asks.
      </AlertDialog>
    );
  if (asking.kind !== 'revoke') return null;
  return (
    <AlertDialog
      {...shared}
      title={`Revoke the invite of ${nameOf(user)}?`}
      action="Revoke invite"
      onAction={() => until(callbacks.onRevoke(user))}
    >
      The link in their email stops working and they leave this list. You can invite them again.
    </AlertDialog>
  );
}
