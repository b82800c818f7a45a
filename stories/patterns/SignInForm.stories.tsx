import { loginFailed, resetRequired } from '@hangtag/contract/rules/messages';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { Link } from '@hangtag/ui/elements/Link';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { SignInForm } from '@hangtag/ui/patterns/SignInForm';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SignInForm.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/SignInForm',
  component: SignInForm,
  parameters: { usage },
  args: {
    onSubmit: fn(),
    forgotHref: (email: string) => `/forgot-password?email=${encodeURIComponent(email)}`,
  },
});

export const Empty = meta.story({ tags: ['picture'] });

const framed: typeof SignInForm = (props) => (
  <AuthFrame
    title="Sign in"
    lead="Your products, and the pages people see when they scan them."
    picture={
      <SignInIllustration>Harvest Olive Oil and Low Tide Mug, Merrow Goods</SignInIllustration>
    }
    footer={
      <>
        <Link href="/terms" tone="quiet" display="alone">
          Terms
        </Link>
        <Link href="/privacy" tone="quiet" display="alone">
          Privacy
        </Link>
      </>
    }
  >
    <SignInForm {...props} />
  </AuthFrame>
);

export const InItsFrame = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') }, frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  args: { defaultEmail: 'ines@merrow.example' },
  render: framed,
});

InItsFrame.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

/** As on the screen: the input stays visible while it is sent. */
export const Busy = meta.story({
  args: { defaultEmail: 'ines@merrow.example' },
  render: function Sending(args) {
    const [isBusy, setBusy] = useState(false);
    return <SignInForm {...args} isBusy={isBusy} onSubmit={() => setBusy(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a fine long one{Enter}');
    await expect(await canvas.findByRole('button', { name: /Sign in/ })).toHaveAttribute(
      'data-pending',
      'true',
    );
  },
});

export const Refused = meta.story({
  tags: ['picture'],

  args: { refusal: { kind: 'credentials' as const }, defaultEmail: 'ines@merrow.example' },
});

Refused.test('A refusal focuses the summary [D05]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveFocus();
  await expect(canvas.getByRole('alert')).toHaveTextContent(loginFailed);
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(loginFailed);
});

export const ResetRequired = meta.story({
  tags: ['picture'],

  args: { refusal: { kind: 'resetRequired' as const }, defaultEmail: 'ines@merrow.example' },
});

ResetRequired.test('A new password precedes the sign-in [D04]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(resetRequired);
  await expect(canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    '/forgot-password?email=ines%40merrow.example',
  );
});

export const Welcomed = meta.story({
  tags: ['picture'],
  args: {
    defaultEmail: 'wes.okafor@studio-lund.example',
    notice: 'Your email is confirmed. Sign in with the password you chose.',
    registerHref: '/register',
  },
});

Welcomed.test(
  'The previous step shows its message, and a refusal replaces it',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible();
  },
);

export const Throttled = meta.story({
  args: { refusal: { kind: 'other' as const, message: 'Too many tries. Wait 42 seconds.' } },
});

Throttled.test(
  'An open notice is shown beside a refusal and takes no focus',
  {
    args: {
      warning:
        'Signing out has not reached the server yet. Leave this page open until this notice is gone; it is tried again by itself.',
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('has not reached the server');
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
);

Empty.test('signs in by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('ines@merrow.example');
  await userEvent.tab();
  await userEvent.keyboard('a fine long one');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox')).toBeChecked();
  await userEvent.click(canvas.getByLabelText('Password'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    email: 'ines@merrow.example',
    password: 'a fine long one',
    remember: true,
  });
});

Empty.test(
  'Both fields are required, reported on submit [F203] [F207]',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(fieldMessages.required)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findAllByText(fieldMessages.required)).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Empty.test('A wrong email is reported on change [F204]', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@merrow');
  await userEvent.tab();
  await expect(await canvas.findByText(fieldMessages.email)).toBeVisible();
});

Empty.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Sign in',
    'Email',
    'textbox, Email',
    'Password',
    'Password',
    'button, Show password',
    'checkbox, Remember me on this computer, not checked',
    'Remember me on this computer',
    'link, Forgot password?',
    'button, Sign in',
  ]);
  await expectStops(userEvent, [
    'textbox, Email',
    'Password',
    'button, Show password',
    'checkbox, Remember me on this computer, not checked',
    'link, Forgot password?',
    'button, Sign in',
  ]);
});
