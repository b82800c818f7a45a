import { forgetRegistration } from '@hangtag/app/stores/registration';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { person } from '../fixtures/session.ts';
import { signOut, AppAtAddress } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { userHandlers } from '../mocks/auth.ts';
import { confirmedHandler, invite, registrationHandler } from '../mocks/registration.ts';

const meta = preview.meta({
  title: 'Screens/Confirm email',
  component: AppAtAddress,
  args: { address: '/register?confirm=abc' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    forgetRegistration();
    await signOut(msw);
    msw.use(registrationHandler({ isOpen: true }));
  },
});

type Play = (context: StoryContext) => Promise<void>;

const password = 'four quiet olive trees';

const headed =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible();
  };

const confirmEmail: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm and sign in' }));
};

export const Confirm = meta.story({
  name: '[D08] The letter’s link asks for the password typed when registering',
  tags: ['picture'],
  play: headed('Confirm your email'),
});

export const ConfirmOnAPhone = meta.story({
  tags: ['picture-once'],
  globals: { viewport: { value: 'phone' } },
  play: headed('Confirm your email'),
});

export const ConfirmedGoesIn = meta.story({
  name: '[D08] The right password confirms, signs in and lands on the dashboard',
  beforeEach: ({ msw }) => {
    msw.use(
      confirmedHandler(invite.email),
      ...userHandlers({ ...person(8301), email: invite.email, name: 'Wes Okafor' }),
      neverRespond('get', '/api/companies/:companyId'),
      neverRespond('get', '/api/companies/:companyId/*'),
    );
  },
  play: async (context) => {
    await confirmEmail(context);
    await expect(
      await context.canvas.findByRole('navigation', { name: 'Main' }, { timeout: 8000 }),
    ).toBeVisible();
    await expect(context.canvas.queryByText(/You are signed in as/)).toBeNull();
    // The screen comes after its frame.
    await expect(await context.canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const ConfirmedButNotSignedIn = meta.story({
  name: '[D08] A confirmed address that can’t sign in at once leads to sign-in, filled in and with a notice',
  tags: ['picture-once'],
  beforeEach: ({ msw }) => {
    msw.use(confirmedHandler(invite.email), respondWithServerError('post', '/login'));
  },
  play: async (context) => {
    const { canvas } = context;
    await confirmEmail(context);
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(invite.email);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your email is confirmed/);
  },
});

export const Confirming = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('post', '/adduser/confirm'));
  },
  play: async (context) => {
    await confirmEmail(context);
    const button = context.canvas.getByRole('button', { name: /Confirm and sign in/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const WrongPassword = meta.story({
  name: '[D08] Another password is refused under its field, and the way to a new one stays',
  tags: ['picture-once'],
  beforeEach: ({ msw }) => {
    const said =
      'This is not the password that was typed when registering. Register again to choose a new one.';
    const body = { message: said, errors: { password: [said] } };
    msw.use(respondWithRefusal('post', '/adduser/confirm', 422, body));
  },
  play: async (context) => {
    const { canvas } = context;
    await confirmEmail(context);
    await expect(await canvas.findByText(/^This is not the password/)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue(password);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Register again' })).toHaveAttribute(
      'href',
      '/register',
    );
  },
});

export const LinkHasEnded = meta.story({
  tags: ['picture-once'],
  beforeEach: ({ msw }) => {
    const said = 'This link is not valid any more. Register again to get a new one.';
    msw.use(
      respondWithRefusal('post', '/adduser/confirm', 422, {
        message: said,
        errors: { token: [said] },
      }),
    );
  },
  play: async (context) => {
    await confirmEmail(context);
    const heading = await context.canvas.findByRole('heading', { name: 'This link has ended' });
    await expect(heading).toHaveFocus();
  },
});

export const ConfirmingFailed = meta.story({
  name: 'A confirmation that failed keeps what was typed, and is sent again',
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('post', '/adduser/confirm'));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await confirmEmail(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again/);
    await expect(canvas.getByLabelText('Password')).toHaveValue(password);
    msw.use(confirmedHandler(invite.email), respondWithServerError('post', '/login'));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});
