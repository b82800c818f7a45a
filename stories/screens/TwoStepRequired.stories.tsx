import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { thisDevice } from '../fixtures/sessions.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithRefusal } from '../mocks/answers.ts';
import { profileHandler, sessionsHandlers } from '../mocks/profile.ts';
import { validProof, twoStepHandlers } from '../mocks/twoStep.ts';

const meta = preview.meta({
  title: 'Screens/Two-step sign-in/Required',
  component: AppAtAddress,
  args: { address: '/product' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Admin', { mustSetUpTwoStep: true });
    msw.use(profileHandler, ...sessionsHandlers([thisDevice]), ...twoStepHandlers);
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Required = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Set up two-step sign-in' });
  },
});

Required.test(
  'Where the company requires it, setting it up precedes everything else',
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Set up two-step sign-in' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Merrow Goods asks its admins/)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const start = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().x;
    await expect(start('Log out')).toBeCloseTo(start('Continue'), 0);
    const field = canvas.getByLabelText('Current password').parentElement;
    const { height } = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect();
    await expect(field?.getBoundingClientRect().height).toBe(height);
  },
);

Tests.test(
  'The same on a phone, at the picture',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), validProof.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Connect your authenticator app' })).toHaveFocus(),
    );
  },
);

Tests.test(
  'After setting it up, the requested screen is there',
  { args: { address: '/profile' } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), validProof.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('Code'), validProof.code);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to Hangtag' }));
    await expect(await canvas.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  },
);

Tests.test(
  'A session that becomes subject to it must set it up too',
  { args: { address: '/profile' }, beforeEach: ({ msw }) => signInAs(msw, 'Admin', { id: 901 }) },
  async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your profile' })).toBeVisible();
    msw.use(
      respondWithRefusal('put', '/api/user/:id', 403, {
        message: 'No.',
        code: 'must_set_up_two_step',
      }),
      http.get('/api/user', () =>
        HttpResponse.json({ ...makeCurrentUser(901), mustSetUpTwoStep: true }),
      ),
    );
    await userEvent.type(canvas.getByLabelText('Name'), ' C.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Set up two-step sign-in' }),
    ).toBeVisible();
  },
);
