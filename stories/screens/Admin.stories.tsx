import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
import { respondWithServerError, neverRespond } from '../mocks/answers.ts';
import { companyHandlers, platformPath } from '../mocks/companies.ts';
import { companyTagsHandlers, platformHandlers, tokensHandlers } from '../mocks/platform.ts';

const meta = preview.meta({
  title: 'Screens/Admin',
  component: AppAtAddress,
  args: { address: '/admin' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(
      ...platformHandlers,
      ...companyHandlers(platformPath(7), merrowForPlatform),
      ...companyTagsHandlers(),
      ...tokensHandlers(),
    );
  },
});

export const Overview = meta.story({
  name: '[F012] [F178] What there is on the platform; every figure leads to what it counts',
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 active, 3 new in 30 days')).toBeVisible();
    const [place, figure] = canvas.getAllByRole('link', { name: 'Companies' });
    await expect(place).toHaveAttribute('href', '/admin/companies');
    await expect(figure).toHaveAttribute('href', '/admin/companies');
  },
});

export const OverviewOnAPhone = meta.story({
  tags: ['picture-once'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 active, 3 new in 30 days')).toBeVisible();
  },
});

export const OverviewLoading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', '/api/admin/overview'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Admin – Overview' })).toBeVisible();
  },
});

export const OverviewFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', '/api/admin/overview'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures didn’t load.')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'An Admin finds nothing here (X7)',
  beforeEach: ({ msw }) => signedIn(msw, 'Admin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
});

export const Dashboards = meta.story({
  name: '[F030] The platform’s dashboards, one after the other',
  tags: ['picture'],
  args: { address: '/admin/quicksight?dashboard=revenue' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$5,834.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Quiet companies' }));
    await expect(await canvas.findByRole('link', { name: 'Tidepool' })).toBeVisible();
  },
});

export const DashboardFailed = meta.story({
  args: { address: '/admin/quicksight' },
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', '/api/admin/dashboards/plans'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures didn’t load')).toBeVisible();
  },
});

export const CompanyTags = meta.story({
  name: '[F034] [D45] The tags of a company',
  tags: ['picture-once'],
  args: { address: '/admin/companies/7/tags' },
  play: async ({ canvas, userEvent }) => {
    const food = await canvas.findByRole('row', { name: /Food/ });
    await userEvent.click(within(food).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Food/ })).toBeNull());
  },
});

export const CompanyTagsFailed = meta.story({
  args: { address: '/admin/companies/7/tags' },
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('put', '/api/companies/7/updateTags'));
  },
  play: async ({ canvas, userEvent }) => {
    const food = await canvas.findByRole('row', { name: /Food/ });
    await userEvent.click(within(food).getByRole('button'));
    await expect(await canvas.findByText('Not saved.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Food/ })).toBeVisible();
  },
});

export const CompanyTokens = meta.story({
  name: '[F035] [F240] A token is made, shown once, and revoked',
  tags: ['picture-once'],
  args: { address: '/admin/companies/7/tokens' },
  play: async ({ canvas, userEvent }) => {
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
});
