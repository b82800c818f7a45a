import {
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
} from '@hangtag/ui/patterns/TwoStep';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import preview from '../../.storybook/preview.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const byPassword: Pick<ConfirmIdentityDialogProps, 'by'> = { by: 'password' };

const meta = preview.meta({
  title: 'Patterns/Sign in/TwoStep/Confirm identity',
  component: ConfirmIdentityDialog,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: { ...byPassword, onConfirm: fn(), onClose: fn() },
});

export const Password = meta.story({ tags: ['picture'] });

Password.test('is asked and answered by keyboard', async ({ args, userEvent }) => {
  const inside = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  const field = inside.getByLabelText('Current password');
  await waitFor(() => expect(field).toHaveFocus());
  const confirm = inside.getByRole('button', { name: 'Confirm' });
  await tabTo(userEvent, confirm);
  await userEvent.keyboard('{Enter}');
  await expect(await inside.findByText(fieldMessages.required)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('a fine long one');
  await tabTo(userEvent, confirm);
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).toHaveBeenCalledWith('a fine long one');
});

Password.test('is read by a screen reader', async () => {
  const box = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await waitFor(() => expect(within(box).getByLabelText('Current password')).toHaveFocus());
  await expectPhrases(box, [
    'dialog, Confirm that it is you',
    'banner',
    'heading, Confirm that it is you, level 2',
    'button, Close',
    'form, Confirmation',
    'This change needs it once more. You are not asked again for ten minutes.',
    'Current password',
    'Current password',
    'button, Show password',
    'contentinfo',
    'button, Cancel',
    'button, Confirm',
  ]);
});

export const Code = meta.story({ args: { by: 'code' } });

Code.test('closes without a change', async ({ args, userEvent }) => {
  const inside = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await waitFor(() => expect(inside.getByLabelText('Code')).toHaveFocus());
  await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Refused = meta.story({
  args: { errors: { password: ['This is not your password.'] } },
  play: async () => {
    await expect(await screen.findByText('This is not your password.')).toBeVisible();
  },
});

export const Busy = meta.story({ args: { isBusy: true } });
