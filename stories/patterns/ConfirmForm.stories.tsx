import { fieldMessages } from '@hangtag/contract/wire/messages';
import { ConfirmForm } from '@hangtag/ui/patterns/RegisterForm';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const password = 'four quiet olive trees';
const notTheTyped =
  'This is not the password that was typed when registering. Register again to choose a new one.';

const meta = preview.meta({
  title: 'Patterns/Billing/ConfirmForm',
  component: ConfirmForm,
  args: { onSubmit: fn(), registerHref: '/register' },
});

export const Empty = meta.story({ tags: ['picture'] });

export const Busy = meta.story({ args: { isBusy: true } });

export const WrongPassword = meta.story({
  tags: ['picture'],
  args: { errors: { password: [notTheTyped] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(notTheTyped);
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { failure: 'The server could not be reached. Check the connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});

Empty.test(
  'The password is required, reported on submit [F203] [F207]',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(fieldMessages.required)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and sign in' }));
    await expect(await canvas.findByText(fieldMessages.required)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Empty.test('by keyboard', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(`${password}{Enter}`);
  await expect(args.onSubmit).toHaveBeenCalledWith(password);
});
