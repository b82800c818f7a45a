import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signOut, AppAtAddress } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Screens/Sign in',
  component: AppAtAddress,
  args: { address: '/login' },
  parameters: { frame: 'screen' },
  beforeEach: ({ msw }) => signOut(msw),
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

type Play = (context: StoryContext) => Promise<void>;

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'ines@merrow.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'not the password');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const Ready = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

Ready.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

export const SessionEnded = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    sessionStorage.setItem('hangtag.typed.7.product/5', '{}');
    return () => sessionStorage.removeItem('hangtag.typed.7.product/5');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You were signed out. What you typed is kept and offered after you sign in.',
    );
  },
});

SessionEnded.test(
  'A user who was signed out reads that, and that their input is stored [X10]',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You were signed out. What you typed is kept and offered after you sign in.',
    );
  },
);

Tests.test(
  'A wrong password is reported under its field and in the summary [D05]',
  {
    beforeEach: ({ msw }) => {
      const said = 'These credentials do not match our records.';
      msw.use(
        respondWithRefusal('post', '/login', 422, { message: said, errors: { email: [said] } }),
      );
    },
  },
  async (context) => {
    await submit(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Email or password is incorrect.');
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('ines@merrow.example');
  },
);

Tests.test(
  'After a refused login the account may have to set a new password [F219] [D04]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        respondWithRefusal('post', '/login', 422, { message: 'No.', errors: { email: ['No.'] } }),
        respondWithRefusal('post', '/api/userReset', 200, { status: true }),
      );
    },
  },
  async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'You need to set a new password before you can sign in.',
    );
    await expect(context.canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/forgot-password?email=ines%40merrow.example',
    );
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Set a new password' }));
    await expect(
      await context.canvas.findByRole('heading', { name: 'Forgot password' }),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('ines@merrow.example');
  },
);

Tests.test(
  'failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', '/login'));
    },
  },
  async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Try again/);
  },
);

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('post', '/login'));
    },
  },
  async (context) => {
    await submit(context);
    await expect(context.canvas.getByRole('button', { name: /Sign in/ })).toHaveAttribute(
      'data-pending',
    );
  },
);
