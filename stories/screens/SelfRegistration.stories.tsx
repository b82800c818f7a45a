import { forgetRegistration } from '@hangtag/app/stores/registration';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signOut, AppAtAddress } from '../support/AppAtAddress.tsx';
import { respondWithServerError } from '../mocks/answers.ts';
import { invite, registeredHandler, registrationHandler } from '../mocks/registration.ts';

const meta = preview.meta({
  title: 'Screens/Self-registration',
  component: AppAtAddress,
  args: { address: '/register' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    forgetRegistration();
    signOut(msw);
    msw.use(registrationHandler({ isOpen: true }));
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

type Play = (context: StoryContext) => Promise<void>;

const password = 'four quiet olive trees';

const fillOpen: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Company name'), 'Studio Lund');
  await userEvent.type(canvas.getByLabelText('Your name'), 'Wes Okafor');
  await userEvent.type(canvas.getByLabelText('Email'), invite.email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.type(canvas.getByLabelText('Password again'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
};

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Company name')).toBeVisible();
  },
});

Tests.test(
  'An open registration says the same for every address [D08]',
  {
    beforeEach: ({ msw }) => {
      msw.use(registeredHandler('confirm'));
    },
  },
  async (context) => {
    const { canvas } = context;
    await fillOpen(context);
    const heading = await canvas.findByRole('heading', { name: 'Check your mail' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(/on its way to wes.okafor@studio-lund.example/)).toBeVisible();
  },
);

Tests.test(
  'Returning from the email keeps the input, but no password',
  {
    beforeEach: ({ msw }) => {
      msw.use(registeredHandler('confirm'));
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await fillOpen(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the form' }));
    await expect(await canvas.findByLabelText('Company name')).toHaveValue('Studio Lund');
    await expect(canvas.getByLabelText('Email')).toHaveValue(invite.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
);

Tests.test(
  'open failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', '/adduser'));
    },
  },
  async (context) => {
    await fillOpen(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Try again/);
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(password);
  },
);

Tests.test(
  'Sign-in offers an account while registration is open [D52]',
  { args: { address: '/login' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Create an account' }));
    await expect(await canvas.findByLabelText('Company name')).toBeVisible();
  },
);

Tests.test(
  'not offered while closed',
  {
    args: { address: '/login' },
    beforeEach: ({ msw }) => {
      msw.use(registrationHandler());
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
);
