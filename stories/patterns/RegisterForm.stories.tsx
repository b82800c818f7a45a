import { fieldMessages } from '@hangtag/contract/wire/messages';
import { passwordMessages } from '@hangtag/contract/rules/password';
import {
  RegisterForm,
  RegisterFormLoading,
  type RegisterFormProps,
} from '@hangtag/ui/patterns/RegisterForm';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/RegisterForm.tsx';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const email = 'wes.okafor@studio-lund.example';
const password = 'four quiet olive trees';

const open: Pick<RegisterFormProps, 'kind'> = { kind: 'open' };

const meta = preview.meta({
  title: 'Patterns/Sign in/RegisterForm',
  component: RegisterForm,
  parameters: { usage },
  args: { ...open, onSubmit: fn(), signInHref: '/login' },
});

export const Open = meta.story({ tags: ['picture'] });

export const Invited = meta.story({
  tags: ['picture'],
  args: { kind: 'invited', defaultEmail: email },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(canvas.queryByLabelText('Company name')).toBeNull();
  },
});

Open.test(
  'holds what was typed before a reload, but no password',
  {
    render: (args) => (
      <StoredForms unsaved={{ name: 'Wes Okafor', password }}>
        <RegisterForm {...args} />
      </StoredForms>
    ),
  },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Wes Okafor');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await expect(storeForm).toHaveBeenLastCalledWith('register/open', {
      name: 'Wes Okafor',
      email,
    });
  },
);

export const Loading = meta.story({ tags: ['picture'], render: () => <RegisterFormLoading /> });

export const Busy = meta.story({ args: { isBusy: true, kind: 'invited', defaultEmail: email } });

export const Failed = meta.story({
  tags: ['picture'],
  /** As on the screen: the input stays. */
  render: function Failing(args) {
    const [failure, setFailure] = useState<string>();
    const fail = () =>
      setFailure('The server could not be reached. Check the connection and try again.');
    return <RegisterForm {...args} failure={failure} onSubmit={fail} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company name'), 'Studio Lund');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Wes Okafor');
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.type(canvas.getByLabelText('Password again'), `${password}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Company name')).toHaveValue('Studio Lund');
  },
});

Open.test(
  'server refuses the password',
  {
    args: { kind: 'invited', defaultEmail: email, errors: { password: [passwordMessages.common] } },
  },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByText(passwordMessages.common)).toBeVisible();
  },
);

Open.test(
  'Everything is required, reported on submit [F203] [F207]',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(fieldMessages.required)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(await canvas.findAllByText(fieldMessages.required)).toHaveLength(5);
    await expect(canvas.getByLabelText('Company name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Open.test(
  'Passwords must match [F205]',
  { args: { kind: 'invited', defaultEmail: email, defaultName: 'Wes Okafor' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.type(canvas.getByLabelText('Password again'), `${password}s{Enter}`);
    await expect(await canvas.findByText(fieldMessages.confirmed)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Open.test(
  'The user’s name is refused as password [D07]',
  { args: { kind: 'invited', defaultEmail: email, defaultName: 'Wes Okafor Lund' } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'wesokaforlund');
    await userEvent.tab();
    await expect(await canvas.findByText(passwordMessages.own)).toBeVisible();
  },
);

Open.test('open by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('Studio Lund');
  await userEvent.tab();
  await userEvent.keyboard(' Wes Okafor ');
  await userEvent.tab();
  await userEvent.keyboard(email);
  await userEvent.tab();
  await userEvent.keyboard(password);
  await userEvent.click(canvas.getByLabelText('Password again'));
  await userEvent.keyboard(`${password}{Enter}`);
  await expect(args.onSubmit).toHaveBeenCalledWith({
    companyName: 'Studio Lund',
    name: 'Wes Okafor',
    email,
    password,
    password_confirmation: password,
  });
});

Open.test(
  'invited names no company',
  { args: { kind: 'invited', defaultEmail: email, defaultName: 'Wes Okafor' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.type(canvas.getByLabelText('Password again'), `${password}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Wes Okafor',
      email,
      password,
      password_confirmation: password,
    });
  },
);

Open.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Create an account',
    'Company name',
    'textbox, Company name',
    'Your name',
    'textbox, Your name',
    'Email',
    'textbox, Email',
    'Password',
    'Password, At least 10 characters. A few words that only you would put together are enough.',
    'button, Show password',
    'At least 10 characters. A few words that only you would put together are enough.',
    'Password again',
    'Password again',
    'button, Show password',
    'button, Create the account',
    'link, Sign in instead',
  ]);
  await expectStops(userEvent, [
    'textbox, Company name',
    'textbox, Your name',
    'textbox, Email',
    'Password, At least 10 characters. A few words that only you would put together are enough.',
    'button, Show password',
    'Password again',
    'button, Show password',
    'button, Create the account',
    'link, Sign in instead',
  ]);
});
