import { InviteUserDialog, type InviteUserDialogProps } from '@hangtag/ui/patterns/InviteUserForm';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { expectPhrases, expectStops } from '../support/phrases.ts';

const meta = preview.meta({
  title: 'Patterns/InviteUserForm',
  component: InviteUserDialog,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    inviting: { phase: 'asking' } as InviteUserDialogProps['inviting'],
    roles: ['User', 'Admin'] as InviteUserDialogProps['roles'],
    onInvite: fn(),
    onCopyLink: fn(() => Promise.resolve()) as InviteUserDialogProps['onCopyLink'],
    onTryAgain: fn(),
    onClose: fn(),
  },
});

const open = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};
const field = async () => {
  await open();
  return screen.findByLabelText('Email');
};

export const Empty = meta.story({
  tags: ['picture'],
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'User' })).toHaveAccessibleDescription(
      'Makes, edits and publishes products.',
    );
    await expect(screen.getByRole('radio', { name: 'Admin' })).toHaveAccessibleDescription(
      'As a User, and manages people, the company and billing.',
    );
  },
});

export const One = meta.story({
  name: '[F069] [F209] One address is invited as a User unless said otherwise',
  play: async ({ args, userEvent }) => {
    const address = await field();
    await waitFor(() => expect(address).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'User' })).toBeChecked();
    await userEvent.keyboard('wes.okafor@studio-lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledWith(['wes.okafor@studio-lund.example'], 'User');
  },
});

export const Many = meta.story({
  name: '[F209] A pasted list, by keyboard, as Admins',
  play: async ({ args, userEvent }) => {
    await field();
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
  },
});

export const Wrong = meta.story({
  name: '[F209] A wrong address is named and nothing is sent',
  tags: ['picture-once'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'wes@');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText('Please provide a valid email')).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

const taken = { email: 'This address has an account already.' };

/** As its screen has it: the server refuses what was typed. */
function Refusing(args: InviteUserDialogProps) {
  const [inviting, setInviting] = useState(args.inviting);
  const onInvite = () => setInviting({ phase: 'asking', errors: taken });
  return <InviteUserDialog {...args} inviting={inviting} onInvite={onInvite} />;
}

export const Failed = meta.story({
  tags: ['picture-once'],
  render: (args) => <Refusing {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'mia@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(taken.email)).toBeVisible();
    await expect(await field()).toHaveValue('mia@lund.example');
  },
});

export const TypedAnew = Failed.extend({
  name: 'A refusal goes when something else is typed',
  tags: ['!picture-once'],
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'mia@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(taken.email)).toBeVisible();
    await userEvent.type(await field(), '.uk');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(taken.email)).toBeNull());
  },
});

/** As its screen has it: the addresses stand there while they are invited. */
export const Busy = meta.story({
  tags: ['picture-once'],
  render: function Sending(args) {
    const [inviting, setInviting] = useState(args.inviting);
    const onInvite = () => setInviting({ phase: 'busy', done: 1, total: 4 });
    return <InviteUserDialog {...args} inviting={inviting} onInvite={onInvite} />;
  },
  play: async ({ userEvent }) => {
    await field();
    await userEvent.paste('wes@lund.example, mia@lund.example, ola@lund.example, ada@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(/2 of 4/)).toBeVisible();
    await expect(await field()).toHaveAttribute('readonly');
    await expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
  },
});

const outcomes = [
  { kind: 'sent', email: 'mia@lund.example', link: 'https://hangtag.example/register?token=a' },
  { kind: 'resent', email: 'ola@lund.example', link: 'https://hangtag.example/register?token=b' },
  { kind: 'failed', email: 'wes@lund.example', reason: 'This address has an account already.' },
] as const;

export const Outcomes = meta.story({
  name: 'Of several, every one says what came of it',
  tags: ['picture'],
  args: { inviting: { phase: 'done', outcomes } },
  play: async ({ args, userEvent }) => {
    await open();
    await expect(screen.getAllByText('2 of 3 people are invited.')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Copy link for ola/ }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(outcomes[1].link);
    const said = await screen.findByText('Link copied.');
    await expect(said).toHaveAttribute('role', 'status');
    await expect(said.closest('button')).toBeNull();
  },
});

const longAddress =
  'wilhelmina.konstanze.von.und.zu.hohenlohe@donaudampfschifffahrtsgesellschaft.international-partners.example';

export const LongText = meta.story({
  tags: ['picture-once'],
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
    await open();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** As its screen has it: the way back leads to the form. */
export const TriedAgain = meta.story({
  name: 'Who was not invited stands in the field again',
  render: function Again(args) {
    const [isDone, setDone] = useState(true);
    return (
      <InviteUserDialog
        {...args}
        inviting={isDone ? { phase: 'done', outcomes } : { phase: 'asking' }}
        onTryAgain={() => setDone(false)}
      />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try the others again' }));
    await expect(await field()).toHaveValue('wes@lund.example');
  },
});

export const OnAPhone = Outcomes.extend({
  name: 'On a phone',
  tags: ['picture-once', '!picture'],
  globals: { viewport: { value: 'phone' } },
});

export const Spoken = Empty.extend({
  name: 'Spoken',
  tags: ['!picture', '!picture-once'],
  play: async ({ userEvent }) => {
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
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expectStops(userEvent, [
      'radio, User, Makes, edits and publishes products., checked, position 1, set size 2',
      'button, Cancel',
      'button, Invite',
      'button, Close',
      'textbox, Email, For several people, separate the addresses by commas, spaces or new lines.',
    ]);
  },
});
