import { InviteCodeForm } from '@hangtag/ui/patterns/RegisterForm';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/RegisterForm/Invite code',
  component: InviteCodeForm,
  args: { email: 'wes.okafor@studio-lund.example', onSubmit: fn(), onResend: fn() },
});

export const Default = meta.story({ tags: ['picture'] });

Default.test('accepts the code, and sends another', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('This field is required.')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Code'), '123 456{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('123 456');
  await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
  await expect(args.onResend).toHaveBeenCalledOnce();
});

Default.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    'form, Proof of the address',
    'We sent a code to wes.okafor@studio-lund.example, to make sure that the address is yours.',
    'Code',
    'textbox, Code, Six digits from the email.',
    'Six digits from the email.',
    'button, Create the account',
    'button, Send another code',
  ]);
});

export const Wrong = meta.story({
  args: { errors: { code: ['This code is not right, or is too old. Ask for a new one.'] } },
});

export const Busy = meta.story({ args: { isBusy: true } });

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
