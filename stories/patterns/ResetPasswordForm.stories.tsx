import { fieldMessages } from '@hangtag/contract/wire/messages';
import { passwordMessages } from '@hangtag/contract/rules/password';
import { ResetPasswordForm } from '@hangtag/ui/patterns/ResetPasswordForm';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ResetPasswordForm.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/ResetPasswordForm',
  component: ResetPasswordForm,
  parameters: { usage },
  args: { email: 'ines@merrow.example', onSubmit: fn(), forgotHref: '/forgot-password' },
});

export const Empty = meta.story({ tags: ['picture'] });

export const Busy = meta.story({ args: { isBusy: true } });

export const LinkIsOld = meta.story({
  tags: ['picture'],
  args: { failure: 'This link was used or is older than 60 minutes.' },
});

export const LinkIsCutOff = meta.story({ args: { email: '' } });

LinkIsCutOff.test('leads to another link, and asks for nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Ask for another link' })).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

Empty.test(
  'server refuses the password',
  { args: { errors: { password: [passwordMessages.common] } } },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByText(passwordMessages.common)).toBeVisible();
  },
);

Empty.test('Passwords must match [F205]', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New password'), 'olive grove at noon');
  await userEvent.type(canvas.getByLabelText('New password again'), 'olive grove at nine{Enter}');
  await expect(await canvas.findByText(fieldMessages.confirmed)).toBeVisible();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Empty.test('sends both', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New password'), 'olive grove at noon');
  await userEvent.type(canvas.getByLabelText('New password again'), 'olive grove at noon{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    password: 'olive grove at noon',
    password_confirmation: 'olive grove at noon',
  });
});

Empty.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Set a new password',
    'Email',
    'textbox, Email, ines@merrow.example, read only',
    'New password',
    'New password, At least 10 characters. A few words that only you would put together are enough.',
    'button, Show password',
    'At least 10 characters. A few words that only you would put together are enough.',
    'New password again',
    'New password again',
    'button, Show password',
    'button, Set the password',
  ]);
  await expectStops(userEvent, [
    'textbox, Email, ines@merrow.example, read only',
    'New password, At least 10 characters. A few words that only you would put together are enough.',
    'button, Show password',
    'New password again',
    'button, Show password',
    'button, Set the password',
  ]);
});
