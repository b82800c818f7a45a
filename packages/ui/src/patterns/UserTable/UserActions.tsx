import type { UserConfirmKind } from './UserConfirmDialogs.tsx';
import type { UserRow } from '@hangtag/contract/wire/users';
import { Copy, Ellipsis, KeyRound, Pencil, Send, Undo2, UserCheck, UserX } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../elements/Menu/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { CopyLink } from './CopyLink.tsx';
import type { UserRowStatus, UserCallbacks } from './types.ts';
import * as css from './UserTable.css.ts';
import { nameOf, availableActionsOf } from './userWords.ts';

/** The open dialog and its user. */
export type OpenDialog = { readonly kind: UserConfirmKind | 'edit'; readonly user: UserRow };

interface UserActionsProps extends UserCallbacks {
  user: UserRow;
  status: UserRowStatus;
  isTwoStepRemovable: boolean;
  onAsk: (asking: OpenDialog) => void;
}

/** The actions on one user; nothing without permission. */
export function UserActions({
  user,
  status,
  isTwoStepRemovable,
  onAsk,
  ...callbacks
}: UserActionsProps) {
  const { edit, suspend, activate, invite, twoStep } = availableActionsOf(user);
  const { work, link } = status;
  const name = nameOf(user);
  const resend = () => void callbacks.onResend(user);
  const copy = () => link && void callbacks.onCopyLink(link).catch(() => undefined);
  if (!edit && !suspend && !activate && !invite) return null;
  return (
    <div className={css.actions}>
      {invite &&
        (link ? (
          <CopyLink link={link} of={name} onCopyLink={callbacks.onCopyLink} />
        ) : (
          <Button
            size="small"
            isPending={work?.kind === 'resend'}
            isDisabled={work !== undefined && work.kind !== 'resend'}
            onPress={resend}
          >
            <span>
              Resend invite<VisuallyHidden> to {name}</VisuallyHidden>
            </span>
          </Button>
        ))}
      <MenuTrigger>
        <IconButton
          icon={Ellipsis}
          size="small"
          aria-label={`Actions for ${name}`}
          isPending={work !== undefined && work.kind !== 'resend'}
        />
        <Menu placement="bottom end">
          {edit && (
            <MenuItem id="edit" icon={Pencil} onAction={() => onAsk({ kind: 'edit', user })}>
              Edit user
            </MenuItem>
          )}
          {invite && link && (
            <MenuItem id="copy" icon={Copy} onAction={copy}>
              Copy invite link
            </MenuItem>
          )}
          {invite && link && (
            <MenuItem id="resend" icon={Send} onAction={resend}>
              Resend invite
            </MenuItem>
          )}
          {activate && (
            <MenuItem
              id="activate"
              icon={UserCheck}
              onAction={() => void callbacks.onStatusChange(user, 'Active')}
            >
              Activate user
            </MenuItem>
          )}
          {twoStep && isTwoStepRemovable && (
            <MenuItem
              id="twoStep"
              icon={KeyRound}
              tone="danger"
              onAction={() => onAsk({ kind: 'twoStep', user })}
            >
              Remove two-step sign-in
            </MenuItem>
          )}
          {suspend && (
            <MenuItem
              id="suspend"
              icon={UserX}
              tone="danger"
              onAction={() => onAsk({ kind: 'suspend', user })}
            >
              Suspend user
            </MenuItem>
          )}
          {invite && (
            <MenuItem
              id="revoke"
              icon={Undo2}
              tone="danger"
              onAction={() => onAsk({ kind: 'revoke', user })}
            >
              Revoke invite
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
