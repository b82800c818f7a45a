import type { Role } from '@hangtag/contract/wire/user';
import { useId } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import { ProgressBar } from '../../elements/ProgressBar/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { type InviteOutcome, InviteOutcomes } from './InviteOutcomes.tsx';
import { InviteUserForm } from './InviteUserForm.tsx';

/** The state of inviting. */
export type InviteProgress =
  | {
      readonly phase: 'asking';
      /** Validation errors by the wire's names; a new object announces them again. */
      readonly errors?: FormErrors | undefined;
    }
  | { readonly phase: 'busy'; readonly done: number; readonly total: number }
  | { readonly phase: 'done'; readonly outcomes: readonly InviteOutcome[] };

export interface InviteUserDialogProps {
  /** The company whose users are invited. */
  companyId: number;
  /** The state of inviting; in phase `done` the results replace the form. */
  inviting: InviteProgress;
  /** Roles that this user may invite into, the default first. */
  roles: readonly Role[];
  /** Receives the addresses and their common role. */
  onInvite: (emails: readonly string[], role: Role) => void;
  /** Copies an invitation link to the clipboard. */
  onCopyLink: (link: string) => Promise<void>;
  /** Returns to the form with the addresses that were not invited. */
  onTryAgain: () => void;
  /** Called when the dialog closes; sent invitations stay valid. */
  onClose: () => void;
}

/** Invites one or several people, and lists the results of several [F069]. */
export function InviteUserDialog(props: InviteUserDialogProps) {
  const { inviting, onClose } = props;
  const id = useId();
  const isBusy = inviting.phase === 'busy';
  // Sent invitations are no unsaved input.
  const draft = useFormDraft(
    inviting.phase === 'done'
      ? null
      : { name: `invite/${props.companyId}`, what: 'the invitation' },
    { text: '', role: props.roles[0] ?? ('User' as Role) },
  );
  const failed =
    inviting.phase === 'done' ? inviting.outcomes.filter(({ kind }) => kind === 'failed') : [];
  const tryAgain = () => {
    draft.set({ text: failed.map(({ email }) => email).join('\n') });
    props.onTryAgain();
  };
  return (
    <Dialog
      title={inviting.phase === 'done' ? 'Invitations' : 'Invite user'}
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        inviting.phase === 'done' ? (
          <>
            {failed.length > 0 && <Button onPress={tryAgain}>Try the others again</Button>}
            <Button tone="primary" onPress={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isBusy}>
              Cancel
            </Button>
            <Button type="submit" form={id} tone="primary" isPending={isBusy}>
              Invite
            </Button>
          </>
        )
      }
    >
      {inviting.phase === 'done' ? (
        <InviteOutcomes outcomes={inviting.outcomes} onCopyLink={props.onCopyLink} />
      ) : (
        <Stack gap={20}>
          <InviteUserForm
            id={id}
            roles={props.roles}
            onInvite={props.onInvite}
            draft={draft}
            isBusy={isBusy}
            errors={inviting.phase === 'asking' ? inviting.errors : undefined}
          />
          {isBusy && inviting.total > 1 && (
            <ProgressBar
              label={`Inviting ${inviting.done + 1} of ${inviting.total}`}
              value={(inviting.done / inviting.total) * 100}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
