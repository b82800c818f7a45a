import { startSession } from '@hangtag/app/stores/session';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppAtAddress, signOut, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError } from '../mocks/answers.ts';
import { platformListsHandlers } from '../mocks/platformLists.ts';

const meta = preview.meta({
  title: 'Screens/Other',
  component: AppAtAddress,
  args: { address: '/404' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => signInAs(msw),
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

type Play = (context: StoryContext) => Promise<void>;

const notFound: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('There is no page at this address')).toBeVisible();
};

export const NotFound = meta.story({
  args: { address: '/404' },
});

NotFound.test('/404 [F007]', async (context) => {
  await notFound(context);
  await expect(context.canvas.getByRole('link', { name: 'Go to home' })).toBeVisible();
  await expect(context.canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

Tests.test(
  'An unknown address redirects to /404 [F008]',
  { args: { address: '/no/such/place' }, beforeEach: ({ msw }) => signOut(msw) },
  async (context) => {
    await notFound(context);
    await expect(context.canvas.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
    await expect(context.canvas.queryByRole('navigation')).toBeNull();
  },
);

Tests.test(
  'Those without the permission see the /404 screen in the admin area [X7]',
  { args: { address: '/admin' } },
  notFound,
);

Tests.test(
  '/sections-lists leads to the associations [F009]',
  {
    args: { address: '/sections-lists' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Superadmin');
      msw.use(...platformListsHandlers());
    },
  },
  async ({ canvas }) => {
    const tab = await canvas.findByRole('link', { name: 'Associations' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('row', { name: 'Fair Wage Circle' })).toBeVisible();
  },
);

export const ServerAway = meta.story({
  args: { address: '/analytics' },
  beforeEach: async ({ msw }) => {
    msw.use(respondWithServerError('get', '/api/user'));
    await startSession();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});

ServerAway.test('A returning user whose server does not answer', async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { level: 1 });
  await expect(title).toHaveTextContent('Hangtag could not be reached');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

Tests.test(
  'A guest at a protected address is asked to sign in',
  { args: { address: '/product?search=oil' }, beforeEach: ({ msw }) => signOut(msw) },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);
