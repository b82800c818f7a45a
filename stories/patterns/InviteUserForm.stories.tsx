import { InviteUserDialog } from '@hangtag/ui/patterns/InviteUserForm';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/InviteUserForm.tsx';
import {
  RejectedInvites,
  findEmailField,
  inviteArgs,
  waitForDialog,
  inviteOutcomes,
  emailTakenErrors,
} from '../support/RejectedInvites.tsx';

const meta = preview.meta({
  title: 'Patterns/People/InviteUserForm',
  component: InviteUserDialog,
  parameters: { usage, frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: inviteArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Empty = meta.story({
  tags: ['picture'],
  play: async () => {
    await waitFor(async () => expect(await findEmailField()).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'User' })).toHaveAccessibleDescription(
      'Makes, edits and publishes products.',
    );
    await expect(screen.getByRole('radio', { name: 'Admin' })).toHaveAccessibleDescription(
      'As a User, and manages people, the company and billing.',
    );
  },
});

Empty.test(
  'One address is invited as a User by default [F069] [F209]',
  async ({ args, userEvent }) => {
    const address = await findEmailField();
    await waitFor(() => expect(address).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'User' })).toBeChecked();
    await userEvent.keyboard('wes.okafor@studio-lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledWith(['wes.okafor@studio-lund.example'], 'User');
  },
);

Empty.test('A wrong address is named and nothing is sent [F209]', async ({ args, userEvent }) => {
  await userEvent.type(await findEmailField(), 'wes@');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await expect(await screen.findByText('Please provide a valid email')).toBeVisible();
  await expect(args.onInvite).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  tags: ['picture'],
  render: (args) => <RejectedInvites {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await findEmailField(), 'mia@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(emailTakenErrors.email)).toBeVisible();
    await expect(await findEmailField()).toHaveValue('mia@lund.example');
  },
});

/** As on the screen: the addresses stay visible while they are invited. */
export const Busy = meta.story({
  render: function Sending(args) {
    const [inviting, setInviting] = useState(args.inviting);
    const onInvite = () => setInviting({ phase: 'busy', done: 1, total: 4 });
    return <InviteUserDialog {...args} inviting={inviting} onInvite={onInvite} />;
  },
  play: async ({ userEvent }) => {
    await findEmailField();
    await userEvent.paste('wes@lund.example, mia@lund.example, ola@lund.example, ada@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(/2 of 4/)).toBeVisible();
    await expect(await findEmailField()).toHaveAttribute('readonly');
    await expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
  },
});

Tests.test(
  'Several addresses report their results',
  { args: { inviting: { phase: 'done', outcomes: inviteOutcomes } } },
  async ({ args, userEvent }) => {
    await waitForDialog();
    await expect(screen.getAllByText('2 of 3 people are invited.')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Copy link for ola/ }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(inviteOutcomes[1].link);
    const said = await screen.findByText('Link copied.');
    await expect(said).toHaveAttribute('role', 'status');
    await expect(said.closest('button')).toBeNull();
  },
);

const longAddress =
  'wilhelmina.konstanze.von.und.zu.hohenlohe@donaudampfschifffahrtsgesellschaft.international-partners.example';

export const LongText = meta.story({
  args: {
    inviting: {
      phase: 'done',
      outcomes: [
        { kind: 'sent', email: longAddress, link: 'https://hangtag.example/register?token=a' },
        {
          kind: 'failed',
          email: `not.${longAddress}`,
          reason: `This address has an account already, at ${'another'.repeat(12)}.example, which another company invited.`,
        },
      ],
    },
  },
  play: async () => {
    await waitForDialog();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

Tests.test(
  'On a phone',
  {
    args: { inviting: { phase: 'done', outcomes: inviteOutcomes } },
    globals: { viewport: { value: 'phone' } },
  },
  async ({ args, userEvent }) => {
    await waitForDialog();
    await expect(screen.getAllByText('2 of 3 people are invited.')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Copy link for ola/ }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(inviteOutcomes[1].link);
    const said = await screen.findByText('Link copied.');
    await expect(said).toHaveAttribute('role', 'status');
    await expect(said.closest('button')).toBeNull();
  },
);
