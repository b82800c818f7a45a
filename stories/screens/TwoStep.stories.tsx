import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { thisDevice } from '../fixtures/sessions.ts';
import { signOut, AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { userHandlers } from '../mocks/auth.ts';
import { profileHandler, sessionsHandlers } from '../mocks/profile.ts';
import { codeHandler, validProof, twoStepHandlers } from '../mocks/twoStep.ts';

const meta = preview.meta({
  title: 'Screens/Two-step sign-in',
  component: AppAtAddress,
  args: { address: '/profile' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(profileHandler, ...sessionsHandlers([thisDevice]), ...twoStepHandlers);
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

type Play = (context: StoryContext) => Promise<void>;

const signIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'ines@merrow.example');
  await userEvent.type(canvas.getByLabelText('Password'), validProof.password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

const signedOut = {
  args: { address: '/login?redirect=%2Fprofile' },
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => {
    signOut(msw);
    msw.use(codeHandler, ...userHandlers({ ...makeCurrentUser(900), hasTwoStep: true }));
  },
};

export const Ready = meta.story({
  ...signedOut,

  play: async (context) => {
    await signIn(context);
    const { canvas } = context;
    await canvas.findByRole('heading', { name: 'Enter your code' });
  },
});

Ready.test('After a right password the code is asked for, on the same screen', async (context) => {
  const { canvas } = context;
  await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

Tests.test(
  'A wrong code is reported, and a right one opens the requested screen',
  { ...signedOut },
  async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context);
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '654321{Enter}');
    await expect(await canvas.findByText(/was used already/)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await userEvent.paste('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  },
);

Tests.test(
  'The way back keeps the email, and forgets the password',
  { ...signedOut },
  async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: /Back to email/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveValue('ines@merrow.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
);

Tests.test('Too many codes are reported above the field', { ...signedOut }, async (context) => {
  const { canvas, msw, userEvent } = context;
  await signIn(context);
  const code = await canvas.findByRole('textbox', { name: 'Code' });
  msw.use(
    respondWithRefusal('post', '/login', 429, {
      message: 'Too many codes. Try again in 14 minutes.',
    }),
  );
  await userEvent.type(code, '654321');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many codes.');
  await expect(canvas.getByRole('textbox', { name: 'Code' })).toBeVisible();
});

const setUp: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
  await userEvent.type(await screen.findByLabelText('Current password'), validProof.password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

Tests.test('Set up in the profile: password, code, recovery codes', async (context) => {
  const { canvas, userEvent } = context;
  await setUp(context);
  await userEvent.type(await screen.findByLabelText('Code'), validProof.code);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Two-step sign-in is on' }));
  await expect(codes.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(codes.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Turn off' })).toBeVisible();
});

Tests.test('A wrong password and a wrong code are reported under their fields', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
  const password = await screen.findByLabelText('Current password');
  await userEvent.type(password, 'not mine{Enter}');
  await expect(await screen.findByText('This is not your password.')).toBeVisible();
  await userEvent.clear(password);
  await userEvent.type(password, validProof.password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText('Code'), '654321{Enter}');
  await expect(await screen.findByText(/was used already/)).toBeVisible();
});

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('post', '/api/user/twoStep'));
    },
  },
  async (context) => {
    await setUp(context);
    const next = await screen.findByRole('button', { name: /Continue/ });
    await waitFor(() => expect(next).toHaveAttribute('data-pending'));
  },
);

Tests.test(
  'failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', '/api/user/twoStep'));
    },
  },
  async (context) => {
    await setUp(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not done.');
  },
);

Tests.test(
  'A User’s profile does not offer it',
  { beforeEach: ({ msw }) => signInAs(msw, 'User') },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your profile' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Two-step sign-in' })).toBeNull();
  },
);

const on = {
  beforeEach: async ({ msw }: Pick<StoryContext, 'msw'>) => {
    await signInAs(msw, 'Admin', { hasTwoStep: true });
    msw.use(profileHandler, ...sessionsHandlers([thisDevice]), ...twoStepHandlers);
  },
};

Tests.test('Turned off by password and code', { ...on }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
  await userEvent.type(await screen.findByLabelText('Current password'), validProof.password);
  await userEvent.type(screen.getByLabelText('Code'), validProof.code);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Set up' })).toBeVisible();
});

Tests.test('New recovery codes, by password and code', { ...on }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
  await userEvent.type(await screen.findByLabelText('Current password'), validProof.password);
  await userEvent.type(screen.getByLabelText('Code'), validProof.code);
  await userEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  const made = await screen.findByRole('dialog', { name: 'Your new recovery codes' });
  await expect(within(made).getAllByRole('listitem')).toHaveLength(10);
});
