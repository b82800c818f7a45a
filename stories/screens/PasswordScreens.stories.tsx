import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signOut, AppAtAddress } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal } from '../mocks/answers.ts';

const meta = preview.meta({
  title: 'Screens/Password',
  component: AppAtAddress,
  args: { address: '/forgot-password?email=ines%40merrow.example' },
  parameters: { frame: 'screen' },
  beforeEach: ({ msw }) => signOut(msw),
});

export const AskForALink = meta.story({
  name: '[F004] [D06] The answer is the same for every address',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/If ines@merrow.example has an account/)).toBeVisible();
  },
});

export const AskingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('post', '/api/user/password-reset'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again/);
    await expect(canvas.getByLabelText('Email')).toHaveValue('ines@merrow.example');
  },
});

export const SetThePassword = meta.story({
  name: '[F006] [F222] The link sets a new password and leads to sign in',
  args: { address: '/password/reset/abc?email=ines%40merrow.example' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four quiet olive trees');
    await userEvent.type(canvas.getByLabelText('New password again'), 'four quiet olive trees');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ines@merrow.example');
  },
});

export const LinkWasUsed = meta.story({
  args: { address: '/password/reset/abc?email=ines%40merrow.example' },
  beforeEach: ({ msw }) => {
    const said = 'This link was used or is too old.';
    msw.use(
      respondWithRefusal('post', '/email/reset', 422, { message: said, errors: { email: [said] } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four quiet olive trees');
    await userEvent.type(canvas.getByLabelText('New password again'), 'four quiet olive trees');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link was used');
  },
});

export const SettingFailed = meta.story({
  args: { address: '/password/reset/abc?email=ines%40merrow.example' },
  beforeEach: ({ msw }) => msw.use(respondWithServerError('post', '/email/reset')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four quiet olive trees');
    await userEvent.type(canvas.getByLabelText('New password again'), 'four quiet olive trees');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again/);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const ResetWithoutATokenIsSignIn = meta.story({
  name: '[F005] /password/reset shows the sign-in screen',
  args: { address: '/password/reset' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});
