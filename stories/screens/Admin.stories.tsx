import type { OverviewAnswer } from '@hangtag/contract/wire/platform';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { overview } from '../fixtures/platform.ts';
import { respondWithServerError, neverRespond } from '../mocks/answers.ts';
import { companyHandlers, platformPath } from '../mocks/companies.ts';
import { companyTagsHandlers, platformHandlers, tokensHandlers } from '../mocks/platform.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Screens/Admin',
  component: AppAtAddress,
  args: { address: '/admin' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin', { companyId: 1 });
    msw.use(
      ...platformHandlers,
      ...companyHandlers(platformPath(7), merrowForPlatform),
      ...companyTagsHandlers(),
      ...tokensHandlers(),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Overview = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  play: async ({ canvas }) => {
    await canvas.findByText('38 active, 3 new in 30 days');
  },
});

Overview.test(
  'The overview of the platform links every figure to its list [F012] [F178]',
  async ({ canvas }) => {
    await expect(await canvas.findByText('38 active, 3 new in 30 days')).toBeVisible();
    const [place, figure] = canvas.getAllByRole('link', { name: 'Companies' });
    await expect(place).toHaveAttribute('href', '/admin/companies');
    await expect(figure).toHaveAttribute('href', '/admin/companies');
  },
);

Overview.test(
  'The overview shows this week beside the last, and which companies are scanned most [F012]',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Scans this week' })).toBeVisible();
    await expect(canvas.getByText('142 more than last week, up to the same hour')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Studio Lund' })).toHaveAttribute(
      'href',
      '/admin/companies/9/details',
    );
  },
);

Overview.test('The overview names what was done last on the platform', async ({ canvas }) => {
  const activity = within(await canvas.findByRole('list', { name: 'Recent activity' }));
  await expect(activity.getAllByRole('listitem')[1]).toHaveTextContent(
    'Tomas Reyes changed Vegan11-20-2026, 15:03',
  );
  await expect(canvas.getAllByRole('link', { name: 'Log' })[1]).toHaveAttribute(
    'href',
    '/admin/log',
  );
});

Overview.test('The overview says so when nothing is worth a look', async ({ canvas }) => {
  await expect(
    await canvas.findByText('Nothing: renewals are paid, and pages and codes lead where they say.'),
  ).toBeVisible();
});

export const OverviewNotices = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/admin/overview', () =>
        HttpResponse.json({
          ...overview,
          notices: [
            { kind: 'renewals', count: 3, companyId: 9, name: 'Studio Lund' },
            { kind: 'dead', count: 41, companyId: 7, name: 'Merrow Goods' },
            { kind: 'links', count: 1, companyId: 7, name: 'Merrow Goods' },
            { kind: 'associations', count: 1, name: 'Organic Growers' },
          ],
        } satisfies OverviewAnswer),
      ),
    ),
});

OverviewNotices.test('lead to where each is dealt with', async ({ canvas }) => {
  await canvas.findByText('The renewal of Studio Lund and 2 other companies failed');
  await expect(canvas.getByText('41 scans of Merrow Goods led nowhere in 28 days')).toBeVisible();
  const [first] = canvas.getAllByRole('link', { name: 'Open company' });
  await expect(first).toHaveAttribute('href', '/admin/companies/9/details');
  await expect(canvas.getByRole('link', { name: 'Fix link' })).toHaveAttribute(
    'href',
    '/admin/sections-and-lists/associations',
  );
});

Overview.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, async ({ canvas }) => {
  await expect(await canvas.findByText('38 active, 3 new in 30 days')).toBeVisible();
});

Tests.test(
  'overview loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', '/api/admin/overview'));
    },
  },
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Platform admin – Overview' }),
    ).toBeVisible();
  },
);

Tests.test(
  'overview failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', '/api/admin/overview'));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('The figures didn’t load')).toBeVisible();
  },
);

Tests.test(
  'An Admin gets Not found (X7)',
  { beforeEach: ({ msw }) => signInAs(msw, 'Admin') },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
);

Tests.test(
  'The platform’s dashboards are shown one after the other [F030]',
  { args: { address: '/admin/quicksight?dashboard=revenue' } },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$5,834.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Quiet companies' }));
    await expect(await canvas.findByRole('link', { name: 'Tidepool' })).toBeVisible();
  },
);

Tests.test(
  'dashboard failed',
  {
    args: { address: '/admin/quicksight' },
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', '/api/admin/dashboards/plans'));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('The figures didn’t load')).toBeVisible();
  },
);

Tests.test(
  'The tags of a company [F034] [D45]',
  { args: { address: '/admin/companies/7/tags' } },
  async ({ canvas, userEvent }) => {
    const food = await canvas.findByRole('row', { name: /Food/ });
    await userEvent.click(within(food).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Food/ })).toBeNull());
  },
);

Tests.test(
  'company tags failed',
  {
    args: { address: '/admin/companies/7/tags' },
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('put', '/api/companies/7/updateTags'));
    },
  },
  async ({ canvas, userEvent }) => {
    const food = await canvas.findByRole('row', { name: /Food/ });
    await userEvent.click(within(food).getByRole('button'));
    await expect(await canvas.findByText('Not saved.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Food/ })).toBeVisible();
  },
);

Tests.test(
  'A token is created, shown once, and revoked [F035] [F240]',
  { args: { address: '/admin/companies/7/tokens' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New token' }));
    const form = within(await screen.findByRole('dialog', { name: 'New token' }));
    await userEvent.type(form.getByLabelText('Name'), 'Label printer');
    const [one] = form.getAllByRole('checkbox');
    if (one) await userEvent.click(one);
    await userEvent.click(form.getByRole('button', { name: /token/i }));
    const made = await screen.findByRole('dialog', { name: 'Copy the token of Label printer' });
    await expect(await within(made).findByText('9|forty-characters')).toBeInTheDocument();
    await userEvent.click(within(made).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByText('2 tokens')).toBeVisible());
  },
);
