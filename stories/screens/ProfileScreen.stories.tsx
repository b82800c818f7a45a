import { profileMessages } from '@hangtag/contract/rules/messages';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { otherDevices, thisDevice } from '../fixtures/sessions.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { profileHandler, sessionsHandlers } from '../mocks/profile.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Screens/Profile',
  component: AppAtAddress,
  args: { address: '/profile' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(profileHandler, ...sessionsHandlers([thisDevice, ...oldDevices]));
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Last used long ago, so that the picture is the same every day. */
const oldDevices = otherDevices.map((device) => ({
  ...device,
  lastSeenAt: '2026-11-12T12:00:00Z',
}));

type Play = (context: StoryContext) => Promise<void>;

const rename: Play = async ({ canvas, userEvent }) => {
  const name = await canvas.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ines C. Calder');
  await userEvent.click(canvas.getByRole('radio', { name: 'Blue bot' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
};

export const Ready = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your profile' });
    await canvas.findByText('Safari on iOS');
  },
});

Ready.test('One’s own profile, and where one is signed in [F011]', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(await canvas.findByText('Safari on iOS')).toBeVisible();
});

Ready.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, async ({ canvas }) => {
  await expect(await canvas.findByText('Safari on iOS')).toBeVisible();
});

Ready.test('A saved profile shows in the bar at once [F200]', async (context) => {
  await rename(context);
  await expect(await screen.findByText(profileMessages.saved)).toBeVisible();
  await expect(await context.canvas.findByRole('button', { name: /Ines C. Calder/ })).toBeVisible();
});

Tests.test(
  'A failed save of the profile is reported, and the input stays',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('put', '/api/user/:id'));
    },
  },
  async (context) => {
    await rename(context);
    await expect(await screen.findByText(profileMessages.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Ines C. Calder');
    await expect(context.canvas.getByText(/Try again in a moment/)).toBeVisible();
  },
);

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    const said = 'This is not your password.';
    msw.use(
      respondWithRefusal('put', '/api/user/:id', 422, {
        message: said,
        errors: { currentPassword: [said] },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ic@merrow.example');
    await userEvent.type(canvas.getByLabelText('Current password'), 'not mine{Enter}');
    await canvas.findByText('This is not your password.');
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
  },
});

Refused.test("The server's refusal is under its field [D10]", async ({ canvas }) => {
  const email = await canvas.findByLabelText('Email');
  await expect(await canvas.findByText('This is not your password.')).toBeVisible();
  await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
  await expect(email).toHaveValue('ic@merrow.example');
});

export const SessionsLoading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', '/api/user/sessions'));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Where you are signed in' }),
    ).toBeVisible();
  },
});

export const SessionsFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', '/api/user/sessions'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list of devices didn’t load.')).toBeVisible();
  },
});

SessionsFailed.test('sessions tried again', async ({ canvas, msw, userEvent }) => {
  await canvas.findByText('The list of devices didn’t load.');
  msw.use(...sessionsHandlers([thisDevice]));
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('You are signed in nowhere else.')).toBeVisible();
});

Ready.test('one signed out', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign out of Safari on iOS' }));
  await expect(await screen.findByText('Safari on iOS is signed out.')).toBeVisible();
  await expect(canvas.getByText('Unknown browser')).toBeVisible();
  await waitFor(() =>
    expect(canvas.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus(),
  );
});

Ready.test('all others signed out', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));
  await expect(await canvas.findByText('You are signed in nowhere else.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() =>
    expect(canvas.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus(),
  );
});

Tests.test(
  'signing out failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('delete', '/api/user/sessions/:id'));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out of Safari on iOS' }));
    await expect(await canvas.findByText('Not signed out.')).toBeVisible();
    await expect(canvas.getByText('Safari on iOS')).toBeVisible();
  },
);

Tests.test(
  'The menu’s “Edit profile” opens no second form above the page’s own',
  { args: { address: '/profile?modal=profile' } },
  async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, ' C.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: /Ines/ }));
    const item = await screen.findByRole('menuitem', { name: 'Edit profile' });
    await expect(item).toHaveAttribute('href', '/profile');
    await userEvent.click(item);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ines Calder C.');
  },
);

export const Modal = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') }, picture: 'window' },
  args: { address: '/assets?modal=profile' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your profile' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(await within(dialog).findAllByRole('radio')).toHaveLength(4);
  },
});

Modal.test('The modal above any screen [F062] [F070]', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Your profile' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(await within(dialog).findAllByRole('radio')).toHaveLength(4);
});

Tests.test(
  'the modal fits a phone',
  { globals: { viewport: { value: 'phone' } }, args: { address: '/assets?modal=profile' } },
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your profile' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
);

Tests.test(
  'The modal saves, closes, and the bar has the new name [F062]',
  { args: { address: '/assets?modal=profile' } },
  async ({ userEvent }) => {
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ines C. Calder');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await expect(await screen.findByText(profileMessages.saved)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: /Ines C. Calder/ })).toBeVisible();
  },
);
