import { TwoStepCodeForm } from '@hangtag/ui/patterns/TwoStepCode';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TwoStepCode.tsx';
import { expectAnnounced, expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/TwoStepCode',
  component: TwoStepCodeForm,
  parameters: { usage },
  args: { onSubmit: fn(), onBack: fn() },
});

export const Empty = meta.story({
  tags: ['picture'],
});

Empty.test('The code field has focus as soon as it is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
});

Empty.test('A code pasted with spaces is accepted', async ({ args, userEvent }) => {
  await userEvent.paste(' 123 456 ');
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('123 456');
});

Empty.test('An invalid code is not sent', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('12345{Enter}');
  await expect(await canvas.findByText('The code has six digits.')).toBeVisible();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Empty.test('A recovery code replaces it, by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('123');
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.keyboard('{Enter}');
  const field = canvas.getByRole('textbox', { name: 'Recovery code' });
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue('');
  await userEvent.keyboard('K7DM-2XQP-9BHT-4VWC{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('K7DM-2XQP-9BHT-4VWC');
});

export const Wrong = meta.story({
  tags: ['picture'],
  args: {
    refusal: {
      kind: 'wrong' as const,
      message: 'This code is not right, or was used already. Wait for the next one and try again.',
    },
  },
});

Wrong.test('A wrong code is reported under its field, which has focus', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveAccessibleDescription(/was used already/);
  await expect(field).toHaveFocus();
});

export const Throttled = meta.story({
  tags: ['picture'],
  args: {
    refusal: { kind: 'other' as const, message: 'Too many codes. Try again in 14 minutes.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many codes.');
  },
});

export const Busy = meta.story({ args: { isBusy: true } });

Empty.test('is read by a screen reader', async ({ args, canvas, canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Second step',
    'Code',
    'textbox, Code, Six digits from your authenticator app.',
    'Six digits from your authenticator app.',
    'button, Sign in',
    'button, Use a recovery code',
    'button, Back to email and password',
  ]);
  await expectStops(userEvent, [
    'button, Sign in',
    'button, Use a recovery code',
    'button, Back to email and password',
  ]);
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Use a recovery code' }));
  await expectAnnounced(
    () => userEvent.keyboard('{Enter}'),
    ['textbox, Recovery code, One of those you kept. Each works once.'],
  );
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Back to email and password' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onBack).toHaveBeenCalledOnce();
});
