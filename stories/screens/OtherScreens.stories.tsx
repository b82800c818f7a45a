import { startSession } from '@hangtag/app/stores/session';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppAtAddress, signOut, signedIn } from '../support/AppAtAddress.tsx';
import { respondWithServerError } from '../mocks/answers.ts';
import { platformListsHandlers } from '../mocks/platformLists.ts';

const meta = preview.meta({
  title: 'Screens/Other',
  component: AppAtAddress,
  args: { address: '/analytics' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => signedIn(msw),
});

type Play = (context: StoryContext) => Promise<void>;

const notFound: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('There is no page at this address')).toBeVisible();
};

const isLater =
  (title: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(canvas.getByText('Not available yet')).toBeVisible();
  };

export const ComesLater = meta.story({
  name: 'Analytics comes later',
  tags: ['picture'],
  play: isLater('Analytics'),
});

export const NotFound = meta.story({
  name: '[F007] /404',
  tags: ['picture'],
  args: { address: '/404' },
  play: async (context) => {
    await notFound(context);
    await expect(context.canvas.getByRole('link', { name: 'Go to home' })).toBeVisible();
    await expect(context.canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

export const UnknownAddress = meta.story({
  name: '[F008] An unknown address goes to /404',
  tags: ['picture-once'],
  args: { address: '/no/such/place' },
  beforeEach: ({ msw }) => signOut(msw),
  play: async (context) => {
    await notFound(context);
    await expect(context.canvas.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
    await expect(context.canvas.queryByRole('navigation')).toBeNull();
  },
});

export const AdminIsForSuperadmins = meta.story({
  name: '[X7] Those without the permission see the /404 screen in the admin area',
  args: { address: '/admin' },
  play: notFound,
});

export const SectionsLists = meta.story({
  name: '[F009] /sections-lists leads to the associations',
  args: { address: '/sections-lists' },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(...platformListsHandlers());
  },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('link', { name: 'Associations' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('row', { name: 'Fair Wage Circle' })).toBeVisible();
  },
});

export const ServerAway = meta.story({
  name: 'Whoever was signed in, and the server does not answer',
  tags: ['picture-once'],
  beforeEach: async ({ msw }) => {
    msw.use(respondWithServerError('get', '/api/user'));
    await startSession();
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Hangtag could not be reached');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ProtectedForAGuest = meta.story({
  name: '[F013] A guest at a protected address is asked to sign in',
  args: { address: '/product?search=oil' },
  beforeEach: ({ msw }) => signOut(msw),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});
