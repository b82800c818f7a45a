import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { auditLogAnswer } from '../fixtures/auditLog.ts';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { auditLogPath, auditLogHandlers } from '../mocks/auditLog.ts';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import { companyHandlers, platformPath } from '../mocks/companies.ts';

const meta = preview.meta({
  title: 'Screens/Log',
  component: AppAtAddress,
  args: { address: '/company/log' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...auditLogHandlers());
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: /View as company started/ }),
    ).toBeVisible();
    await expect(canvas.getByText('1,284 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check the log' }));
    await expect(
      (await canvas.findAllByText('All 1,284 entries are as they were written.'))[0],
    ).toBeVisible();
  },
});

Ready.test('An Admin reads who viewed the company, and who changed what', async ({ canvas }) => {
  await expect(
    (await canvas.findAllByText('All 1,284 entries are as they were written.'))[0],
  ).toBeVisible();
});

Tests.test('Typing filters the log and its file', async ({ canvas, userEvent }) => {
  await canvas.findByRole('rowheader', { name: /User changed/ });
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'harvest');
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  await expect(canvas.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/companies/7/auditLog.csv?search=harvest',
  );
});

export const OfACompany = meta.story({
  args: { address: '/admin/companies/7/log?action=user' },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin');
    msw.use(...companyHandlers(platformPath(7), merrowForPlatform));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Merrow Goods' });
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
});

OfACompany.test('Superadmins read the log of any company', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Merrow Goods' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Log', current: 'page' })).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  await expect(canvas.getByRole('button', { name: /Action/ })).toHaveTextContent('People: all');
  await expect(canvas.getByText('1 of 1,284 entries')).toBeVisible();
});

Tests.test(
  'Superadmins read their changes to the platform',
  {
    args: { address: '/admin/log' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Superadmin', { companyId: 1 });
      msw.use(...auditLogHandlers(1));
    },
  },
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Platform admin – Log' }),
    ).toBeVisible();
    const places = within(canvas.getByRole('navigation', { name: 'Platform admin' }));
    await expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/companies',
      '/admin/sections-and-lists/associations',
      '/admin/quicksight',
      '/admin/log',
      '/admin/system',
    ]);
    await expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Log');
    await expect(await canvas.findByRole('rowheader', { name: /User changed/ })).toBeVisible();
  },
);

Tests.test(
  'A Superadmin of another company finds no log of the platform, nor its tab',
  {
    args: { address: '/admin/log' },
    beforeEach: ({ msw }) => signInAs(msw, 'Superadmin'),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
);

Tests.test(
  'An Admin gets Not found for the platform’s log (X7)',
  { args: { address: '/admin/log' } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
);

Tests.test(
  'empty',
  {
    beforeEach: ({ msw }) => {
      msw.use(http.get(auditLogPath(), () => HttpResponse.json(auditLogAnswer([]))));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible();
  },
);

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', auditLogPath()));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Company log' })).toBeVisible();
  },
);

Tests.test(
  'A User reads that their role does not include it',
  {
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'User');
      msw.use(respondWithForbidden('get', auditLogPath()));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this')).toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: 'Search' })).toBeNull();
  },
);

Tests.test(
  'failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', auditLogPath()));
    },
  },
  async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('The log didn’t load')).toBeVisible();
    msw.use(...auditLogHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('rowheader', { name: /User changed/ })).toBeVisible();
  },
);
