/** Inviting users, as on the screen. */
import { InviteUserDialog, type InviteUserDialogProps } from '@hangtag/ui/patterns/InviteUserForm';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

export const inviteArgs = {
  companyId: 7,
  inviting: { phase: 'asking' } satisfies InviteUserDialogProps['inviting'],
  roles: ['User', 'Admin'] satisfies InviteUserDialogProps['roles'],
  onInvite: fn(),
  onCopyLink: fn(() => Promise.resolve()) satisfies InviteUserDialogProps['onCopyLink'],
  onTryAgain: fn(),
  onClose: fn(),
};

export const emailTakenErrors = { email: 'This address has an account already.' };

export const inviteOutcomes = [
  { kind: 'sent', email: 'mia@lund.example', link: 'https://hangtag.example/register?token=a' },
  { kind: 'resent', email: 'ola@lund.example', link: 'https://hangtag.example/register?token=b' },
  { kind: 'failed', email: 'wes@lund.example', reason: 'This address has an account already.' },
] as const;

/** Waits until the dialog is there. */
export const waitForDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};
/** The field for addresses. */
export const findEmailField = async () => {
  await waitForDialog();
  return screen.findByLabelText('Email');
};

/** The server refuses the input. */
export function RejectedInvites(args: InviteUserDialogProps) {
  const [inviting, setInviting] = useState(args.inviting);
  const onInvite = () => setInviting({ phase: 'asking', errors: emailTakenErrors });
  return <InviteUserDialog {...args} inviting={inviting} onInvite={onInvite} />;
}
