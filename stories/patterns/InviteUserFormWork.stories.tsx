import { InviteUserDialog } from '@hangtag/ui/patterns/InviteUserForm';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import {
  RejectedInvites,
  findEmailField,
  inviteArgs,
  inviteOutcomes,
  emailTakenErrors,
} from '../support/RejectedInvites.tsx';

const meta = preview.meta({
  title: 'Patterns/People/InviteUserForm/Actions',
  component: InviteUserDialog,
  tags: ['!autodocs'],
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  args: inviteArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test('A pasted list is invited by keyboard as Admins [F209]', async ({ args, userEvent }) => {
  await findEmailField();
  await userEvent.paste('wes@lund.example, mia@lund.example;\nWES@lund.example ola@lund.example');
  await expect(screen.getByText('3 addresses')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  screen.getByRole('button', { name: 'Invite' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onInvite).toHaveBeenCalledWith(
    ['wes@lund.example', 'mia@lund.example', 'ola@lund.example'],
    'Admin',
  );
});

Tests.test(
  'A refusal disappears on the next input',
  { render: (args) => <RejectedInvites {...args} /> },
  async ({ userEvent }) => {
    await userEvent.type(await findEmailField(), 'mia@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(emailTakenErrors.email)).toBeVisible();
    await userEvent.type(await findEmailField(), '.uk');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(emailTakenErrors.email)).toBeNull());
  },
);

/** As on the screen: the way back leads to the form. */
Tests.test(
  'Addresses that failed return to the field',
  {
    render: function Again(args) {
      const [isDone, setDone] = useState(true);
      return (
        <InviteUserDialog
          {...args}
          inviting={isDone ? { phase: 'done', outcomes: inviteOutcomes } : { phase: 'asking' }}
          onTryAgain={() => setDone(false)}
        />
      );
    },
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try the others again' }));
    await expect(await findEmailField()).toHaveValue('wes@lund.example');
  },
);

Tests.test('is read by a screen reader', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await expectPhrases(dialog, [
    'dialog, Invite user',
    'banner',
    'heading, Invite user, level 2',
    'button, Close',
    'form, Invite user',
    'Email',
    'textbox, Email, For several people, separate the addresses by commas, spaces or new lines.',
    'For several people, separate the addresses by commas, spaces or new lines.',
    'radiogroup, Role, orientated vertically',
    'radio, User, Makes, edits and publishes products., checked, position 1, set size 2',
    'User',
    'Makes, edits and publishes products.',
    'radio, Admin, As a User, and manages people, the company and billing., not checked, position 2, set size 2',
    'Admin',
    'As a User, and manages people, the company and billing.',
    'contentinfo',
    'button, Cancel',
    'button, Invite',
  ]);
  await findFocusedDialog();
  await expectStops(userEvent, [
    'radio, User, Makes, edits and publishes products., checked, position 1, set size 2',
    'button, Cancel',
    'button, Invite',
    'button, Close',
    'textbox, Email, For several people, separate the addresses by commas, spaces or new lines.',
  ]);
});
