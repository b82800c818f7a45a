import { ForgotPasswordForm } from '@hangtag/ui/patterns/ForgotPasswordForm';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ForgotPasswordForm.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/ForgotPasswordForm',
  component: ForgotPasswordForm,
  parameters: { usage },
  args: { onSubmit: fn(), signInHref: '/login' },
});

export const Empty = meta.story({ tags: ['picture'] });

export const Busy = meta.story({ args: { isBusy: true, defaultEmail: 'ines@merrow.example' } });

export const Sent = meta.story({
  tags: ['picture'],
  args: { sentTo: 'ines@merrow.example', defaultEmail: 'ines@merrow.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    failure: 'The link was not sent. Hangtag did not answer. Try again in a minute.',
    defaultEmail: 'ines@merrow.example',
  },
});

Empty.test('sends by enter', async ({ args, canvas, userEvent }) => {
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Email' }),
    'ines@merrow.example{Enter}',
  );
  await expect(args.onSubmit).toHaveBeenCalledWith('ines@merrow.example');
});

Empty.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Ask for a new password',
    'Email',
    'textbox, Email',
    'button, Send the link',
    'link, Back to sign in',
  ]);
  await expectStops(userEvent, [
    'textbox, Email',
    'button, Send the link',
    'link, Back to sign in',
  ]);
});
