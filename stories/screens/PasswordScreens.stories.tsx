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

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'The answer is the same for every address [F004] [D06]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/If ines@merrow.example has an account/)).toBeVisible();
  },
);

Tests.test(
  'asking failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', '/api/user/password-reset'));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again/);
    await expect(canvas.getByLabelText('Email')).toHaveValue('ines@merrow.example');
  },
);

Tests.test(
  'The link sets a new password and leads to sign in [F006] [F222]',
  { args: { address: '/password/reset/abc?email=ines%40merrow.example' } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four quiet olive trees');
    await userEvent.type(canvas.getByLabelText('New password again'), 'four quiet olive trees');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ines@merrow.example');
  },
);

Tests.test(
  'link was used',
  {
    args: { address: '/password/reset/abc?email=ines%40merrow.example' },
    beforeEach: ({ msw }) => {
      const said = 'This link was used or is too old.';
      msw.use(
        respondWithRefusal('post', '/email/reset', 422, {
          message: said,
          errors: { email: [said] },
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four quiet olive trees');
    await userEvent.type(canvas.getByLabelText('New password again'), 'four quiet olive trees');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link was used');
  },
);

Tests.test(
  'setting failed',
  {
    args: { address: '/password/reset/abc?email=ines%40merrow.example' },
    beforeEach: ({ msw }) => msw.use(respondWithServerError('post', '/email/reset')),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'four quiet olive trees');
    await userEvent.type(canvas.getByLabelText('New password again'), 'four quiet olive trees');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again/);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

Tests.test(
  '/password/reset shows the sign-in screen [F005]',
  { args: { address: '/password/reset' } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);
