import { forgetRegistration } from '@hangtag/app/stores/registration';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { signOut, AppAtAddress } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { userHandlers } from '../mocks/auth.ts';
import { confirmedHandler, invite, registrationHandler } from '../mocks/registration.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Screens/Confirm email',
  component: AppAtAddress,
  args: { address: '/register?confirm=abc' },
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

const headed =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible();
  };

const confirmEmail: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm and sign in' }));
};

/** The emailed link asks for the password of the registration. */
export const Confirm = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  play: headed('Confirm your email'),
});

Confirm.test(
  'fits a phone',
  { globals: { viewport: { value: 'phone' } } },
  headed('Confirm your email'),
);

Tests.test(
  'The right password confirms, signs in and lands on the dashboard [D08]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        confirmedHandler(invite.email),
        ...userHandlers({ ...makeCurrentUser(8301), email: invite.email, name: 'Wes Okafor' }),
        neverRespond('get', '/api/companies/:companyId'),
        neverRespond('get', '/api/companies/:companyId/*'),
      );
    },
  },
  async (context) => {
    await confirmEmail(context);
    await expect(
      await context.canvas.findByRole('navigation', { name: 'Main' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(context.canvas.queryByText(/You are signed in as/)).toBeNull();
    // The screen loads after its frame.
    await expect(await context.canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

Tests.test(
  'A confirmed address that can’t sign in at once leads to sign-in, filled in and with a notice [D08]',
  {
    beforeEach: ({ msw }) => {
      msw.use(confirmedHandler(invite.email), respondWithServerError('post', '/login'));
    },
  },
  async (context) => {
    const { canvas } = context;
    await confirmEmail(context);
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(invite.email);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your email is confirmed/);
  },
);

Tests.test(
  'confirming',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('post', '/adduser/confirm'));
    },
  },
  async (context) => {
    await confirmEmail(context);
    const button = context.canvas.getByRole('button', { name: /Confirm and sign in/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
);

Tests.test(
  'Another password is refused under its field, and the way to a new one stays [D08]',
  {
    beforeEach: ({ msw }) => {
      const said =
        'This is not the password that was typed when registering. Register again to choose a new one.';
      const body = { message: said, errors: { password: [said] } };
      msw.use(respondWithRefusal('post', '/adduser/confirm', 422, body));
    },
  },
  async (context) => {
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
);

Tests.test(
  'link has ended',
  {
    beforeEach: ({ msw }) => {
      const said = 'This link is not valid any more. Register again to get a new one.';
      msw.use(
        respondWithRefusal('post', '/adduser/confirm', 422, {
          message: said,
          errors: { token: [said] },
        }),
      );
    },
  },
  async (context) => {
    await confirmEmail(context);
    const heading = await context.canvas.findByRole('heading', { name: 'This link has ended' });
    await expect(heading).toHaveFocus();
  },
);

Tests.test(
  'A failed confirmation keeps the input, and can be sent again',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', '/adduser/confirm'));
    },
  },
  async (context) => {
    const { canvas, msw, userEvent } = context;
    await confirmEmail(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again/);
    await expect(canvas.getByLabelText('Password')).toHaveValue(password);
    msw.use(confirmedHandler(invite.email), respondWithServerError('post', '/login'));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);
