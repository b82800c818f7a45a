import { forgetRegistration } from '@hangtag/app/stores/registration';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { signOut, AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { userHandlers } from '../mocks/auth.ts';
import { invite, registeredHandler, registrationHandler } from '../mocks/registration.ts';

const meta = preview.meta({
  title: 'Screens/Register',
  component: AppAtAddress,
  args: { address: '/register' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    forgetRegistration();
    signOut(msw);
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

type Play = (context: StoryContext) => Promise<void>;

const password = 'four quiet olive trees';

const typePassword: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Password'), password);
  await userEvent.type(canvas.getByLabelText('Password again'), password);
};

const acceptInvitation: Play = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('Your name'), 'Wes Okafor');
  await typePassword(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
};

const headed =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible();
  };

export const ByInvitationOnly = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/by invitation/);
  },
});

ByInvitationOnly.test(
  'Without a token it says how to be invited [F003] [D52]',
  async ({ canvas }) => {
    await expect(await canvas.findByText(/by invitation/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
);

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', '/adduser'));
  },
  play: headed('Create an account'),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', '/adduser'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Try again in a moment/)).toBeVisible();
  },
});

Failed.test('tried again', async ({ canvas, msw, userEvent }) => {
  await canvas.findByText(/Try again in a moment/);
  msw.use(registrationHandler());
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(/by invitation/)).toBeVisible();
});

export const Invited = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  args: { address: '/register?token=abc' },
  beforeEach: ({ msw }) => {
    msw.use(registrationHandler({ invite }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Join Merrow Goods' });
  },
});

Invited.test(
  'An invitation names the company, and its address is fixed [F003] [D08]',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Join Merrow Goods' })).toBeVisible();
    await expect(canvas.getByText(/invited as an admin.*11-28-2026/)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(invite.email);
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
);

Invited.test(
  'fits a phone',
  { globals: { viewport: { value: 'phone' } } },
  headed('Join Merrow Goods'),
);

Tests.test(
  'Who accepts an invitation is signed in at once [D08]',
  {
    args: { address: '/register?token=abc' },
    beforeEach: ({ msw }) => {
      msw.use(
        registrationHandler({ invite }),
        registeredHandler('active'),
        ...userHandlers({ ...makeCurrentUser(9001), email: invite.email, name: 'Wes Okafor' }),
        neverRespond('get', '/api/companies/:companyId'),
        neverRespond('get', '/api/companies/:companyId/*'),
      );
    },
  },
  async (context) => {
    await acceptInvitation(context);
    await expect(
      await context.canvas.findByRole('navigation', { name: 'Main' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(context.canvas.queryByText(/You are signed in as/)).toBeNull();
    // The screen loads after its frame.
    await expect(await context.canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

Tests.test(
  "The server's refusal is under its field, and the input stays",
  {
    args: { address: '/register?token=abc' },
    beforeEach: ({ msw }) => {
      const said = 'Is one of the most used passwords. Choose another one.';
      msw.use(
        registrationHandler({ invite }),
        respondWithRefusal('post', '/adduser', 422, {
          message: said,
          errors: { password: [said] },
        }),
      );
    },
  },
  async (context) => {
    await acceptInvitation(context);
    await expect(await context.canvas.findByText(/most used passwords/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Your name')).toHaveValue('Wes Okafor');
  },
);

export const InvitationEnded = meta.story({
  args: { address: '/register?token=used' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This invitation has ended' });
  },
});

InvitationEnded.test(
  'A used or expired invitation states that, with the next step [D08]',
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This invitation has ended' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
);

Tests.test(
  'A signed-in user who opens an invitation can sign out first [D03]',
  {
    args: { address: '/register?token=abc' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw);
      msw.use(registrationHandler({ invite }));
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are signed\u00a0in as Ines Calder' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Merrow Goods is for wes.okafor/)).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out and go on' })).toHaveFocus();
  },
);

Tests.test(
  'After signing out the invitation is there [D03]',
  {
    args: { address: '/register?token=abc' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw);
      msw.use(registrationHandler({ invite }));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out and go on' }));
    await expect(await canvas.findByRole('heading', { name: 'Join Merrow Goods' })).toBeVisible();
  },
);
