import { fieldMessages } from '@hangtag/contract/rules/messages';
import { passwordMessages } from '@hangtag/contract/rules/password';
import { ResetPasswordForm } from '@hangtag/ui/patterns/ResetPasswordForm';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { email: 'ines@merrow.example', onSubmit: fn(), forgotHref: '/forgot-password' },
});

export const Empty = meta.story({ tags: ['picture'] });

export const Busy = meta.story({ args: { isBusy: true } });

export const LinkIsOld = meta.story({
  tags: ['picture'],
  args: { failure: 'This link was used or is older than 60 minutes.' },
});

export const ServerRefusesThePassword = meta.story({
  args: { errors: { password: [passwordMessages.common] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByText(passwordMessages.common)).toBeVisible();
  },
});

export const PasswordsMustMatch = meta.story({
  tags: ['picture'],
  name: 'Passwords must match [F205]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'olive grove at noon');
    await userEvent.type(canvas.getByLabelText('New password again'), 'olive grove at nine{Enter}');
    await expect(await canvas.findByText(fieldMessages.confirmed)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SendsBoth = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'olive grove at noon');
    await userEvent.type(canvas.getByLabelText('New password again'), 'olive grove at noon{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'olive grove at noon',
      password_confirmation: 'olive grove at noon',
    });
  },
});
