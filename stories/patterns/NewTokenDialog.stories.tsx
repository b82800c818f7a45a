import { fieldMessages } from '@hangtag/contract/wire/messages';
import { NewTokenDialog, type NewTokenDialogProps } from '@hangtag/ui/patterns/ApiTokenList';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { newTokenSecret } from '../fixtures/apiTokens.ts';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Company/ApiTokenList/NewTokenDialog',
  component: NewTokenDialog,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    companyId: 7,
    state: { phase: 'asking' } satisfies NewTokenDialogProps['state'],
    onCreate: fn(),
    onCopy: fn(() => Promise.resolve()) satisfies NewTokenDialogProps['onCopy'],
    onClose: fn(),
    now: Date.parse('2026-11-21T12:00:00Z'),
  },
});

export const Default = meta.story();

const made = { phase: 'made', name: 'Web shop', token: newTokenSecret } as const;

Default.test('Name, abilities and expiry are entered by keyboard', async ({ args, userEvent }) => {
  await tabTo(userEvent, screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('Web shop');
  await tabTo(userEvent, screen.getByRole('checkbox', { name: 'Read products' }));
  await userEvent.keyboard(' ');
  await tabTo(userEvent, screen.getByRole('checkbox', { name: 'Issue codes' }));
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Until it is revoked' });
  await userEvent.keyboard('Until{Enter}');
  await expect(await screen.findByText('It has no end of its own.')).toBeVisible();
  await tabTo(userEvent, screen.getByRole('button', { name: 'Make token' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onCreate).toHaveBeenCalledWith({
    name: 'Web shop',
    abilities: ['products:read', 'codes:issue'],
    expiresAt: null,
  });
});

Default.test(
  'its input is stored for its company alone [X10]',
  {
    render: (args) => (
      <StoredForms>
        <NewTokenDialog {...args} />
      </StoredForms>
    ),
  },
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Web');
    await expect(storeForm).toHaveBeenLastCalledWith('newToken/7', { name: 'Web' });
  },
);

Default.test(
  'A token needs a name and an ability, reported on submit',
  async ({ args, userEvent }) => {
    await expect(screen.getByText('Until 02-19-2027.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
    await expect(await screen.findByText(fieldMessages.required)).toBeVisible();
    await expect(screen.getByText('Choose at least one ability.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
);

Default.test(
  'The token is shown once, takes focus and can be copied [D43]',
  { args: { state: made } },
  async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('it will not be shown again');
    await waitFor(() => expect(alert).toHaveFocus());
    await tabTo(userEvent, screen.getByRole('button', { name: 'Copy token' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(newTokenSecret);
    await expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
);

Default.test(
  'The token can be selected by hand where the browser does not copy',
  { args: { state: made, onCopy: fn(() => Promise.reject(new Error('refused'))) } },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy token' }));
    await expect(await screen.findByText(/copy it by hand/)).toBeVisible();
  },
);

export const Shown = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  args: { state: made },
});

Shown.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Default.test('busy', { args: { state: { phase: 'busy' } } }, async () => {
  await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

export const NotMade = meta.story({
  tags: ['picture'],
  /** As on the screen: the form was sent and stays unchanged. */
  render: function Failing(args) {
    const [state, setState] = useState(args.state);
    const failure = 'The server could not be reached. No token was made.';
    return (
      <NewTokenDialog
        {...args}
        state={state}
        onCreate={() => setState({ phase: 'asking', failure })}
      />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Web shop');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read products' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not made.');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Web shop');
  },
});
