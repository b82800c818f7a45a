import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError } from '../mocks/answers.ts';
import { companyHandlers, placesHandlers, platformPath } from '../mocks/companies.ts';
import { companySectionsHandlers } from '../mocks/platformLists.ts';
import { filesHandler } from '../mocks/products.ts';

/** Another user in every story, so that no store keeps what the last one loaded. */
let id = 700;
const path = `${platformPath(7)}/viewAs`;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const root = (): CurrentUser => ({
  ...makeCurrentUser(id, 'Superadmin'),
  name: 'Noor Haddad',
  companyId: 1,
  company: { ...makeCurrentUser(id).company, companyId: 1, companyName: 'Hangtag' },
});
const viewer = (endsAt: string): CurrentUser => ({
  ...makeCurrentUser(id, 'Admin'),
  name: 'Noor Haddad',
  viewingAs: { companyId: 7, companyName: 'Merrow Goods', endsAt },
});

let isViewing = false;
let endsAt = '';

const meta = preview.meta({
  title: 'Screens/View as company',
  component: AppAtAddress,
  args: { address: '/admin/companies/7/details' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    id += 1;
    isViewing = false;
    endsAt = later(29.5);
    const answer = () => HttpResponse.json(isViewing ? viewer(endsAt) : root());
    await signInAs(msw, 'Superadmin', root());
    msw.use(
      ...companyHandlers(platformPath(7), merrowForPlatform),
      ...placesHandlers,
      ...companySectionsHandlers(),
      http.get('/api/user', answer),
      http.post(path, () => {
        isViewing = true;
        return answer();
      }),
      http.delete('/api/admin/viewAs', () => {
        isViewing = false;
        return answer();
      }),
      http.get('/api/companies/:id/dashboard', () =>
        HttpResponse.json({ message: 'No.' }, { status: 500 }),
      ),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'A Superadmin begins at the company’s page, sees it as its Admin, and stops',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View as company' }));
    await expect(await canvas.findByText(/You see Merrow Goods as its Admin does/)).toBeVisible();
    await expect(canvas.getByText(/30 minutes left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop viewing' }));
    await expect(await canvas.findByText(/You no longer view Merrow Goods/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Merrow Goods' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(/You no longer view/)).toBeNull());
  },
);

export const Viewing = meta.story({
  args: { address: '/assets' },
  beforeEach: async ({ msw }) => {
    isViewing = true;
    await signInAs(msw, 'Admin', viewer(later(29.5)));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/30 minutes left/);
    await canvas.findByRole('heading', { level: 1 });
  },
});

Viewing.test('The banner stays on every screen', async ({ canvas }) => {
  await expect(await canvas.findByText(/30 minutes left/)).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
});

Tests.test(
  'Its end is said, and leads back to the company’s page',
  {
    args: { address: '/assets' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Admin', viewer(later(-1)));
      // The view has expired on the server.
      msw.use(
        http.get('/api/user', () => HttpResponse.json(root())),
        filesHandler([], '/api/companies/1/files'),
      );
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/A view ends after 30 minutes/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Merrow Goods' })).toBeVisible();
  },
);

Tests.test(
  'A view that failed to begin shows the reason',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', path));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View as company' }));
    await expect(await canvas.findByText(/Try again in a moment/)).toBeVisible();
  },
);

Tests.test(
  'One’s own company is not viewed',
  {
    args: { address: '/admin/companies/1/details' },
    beforeEach: ({ msw }) => {
      const own = { ...merrowForPlatform, companyId: 1, companyName: 'Hangtag' };
      msw.use(
        ...companyHandlers(platformPath(1), own),
        http.get(`${platformPath(1)}/sections`, () => HttpResponse.json({ sections: [] })),
      );
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hangtag' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'View as company' })).toBeNull();
  },
);
