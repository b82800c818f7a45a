import { companyMessages } from '@hangtag/contract/rules/messages';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { companiesAnswer } from '../fixtures/companyRows.ts';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { companySectionsHandlers } from '../mocks/platformLists.ts';
import {
  companiesPath,
  companiesHandlers,
  companyHandlers,
  placesHandlers,
  platformPath,
} from '../mocks/companies.ts';

const meta = preview.meta({
  title: 'Screens/Companies',
  component: AppAtAddress,
  args: { address: '/admin/companies' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(
      ...companiesHandlers,
      ...companyHandlers(platformPath(7), merrowForPlatform),
      ...companySectionsHandlers(),
      ...placesHandlers,
    );
  },
});

const details = { address: '/admin/companies/7/details' };

export const Ready = meta.story({
  name: '[F031] Every company, with a file of the same list',
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 companies, 4 active')).toBeVisible();
    const file = canvas.getByRole('link', { name: 'Download as CSV' });
    await expect(file).toHaveAttribute('href', '/api/admin/companies.csv?sort=alpha');
  },
});

export const Searched = meta.story({
  name: 'What is typed narrows the list, its address and its file',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'tide');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    const file = canvas.getByRole('link', { name: 'Download as CSV' });
    await waitFor(() =>
      expect(file).toHaveAttribute('href', '/api/admin/companies.csv?sort=alpha&search=tide'),
    );
  },
});

export const Widened = meta.story({
  name: 'Every narrowing goes in one step: the search, the plan and the status',
  args: { address: '/admin/companies?search=quill&type=pro&status=Active' },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await expect(search).toHaveValue('quill');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
    await expect(search).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /All plans/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /All statuses/ })).toBeVisible();
    const file = canvas.getByRole('link', { name: 'Download as CSV' });
    await expect(file).toHaveAttribute('href', '/api/admin/companies.csv?sort=alpha');
  },
});

export const Created = meta.story({
  name: '[F234] A new company leads to its details',
  beforeEach: ({ msw }) => {
    msw.use(http.post(companiesPath, () => HttpResponse.json(merrowForPlatform, { status: 201 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Merrow Goods');
    await userEvent.click(dialog.getByRole('button', { name: 'Create company' }));
    await expect(await canvas.findByRole('heading', { name: 'Merrow Goods' })).toBeVisible();
  },
});

let late = Promise.withResolvers<undefined>();

export const LeftBeforeTheAnswer = meta.story({
  name: 'An answer that comes after the question was closed leads nowhere',
  beforeEach: ({ msw }) => {
    late = Promise.withResolvers();
    msw.use(
      http.post(companiesPath, async () => {
        await late.promise;
        return HttpResponse.json(merrowForPlatform, { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Merrow Goods');
    await userEvent.click(dialog.getByRole('button', { name: 'Create company' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    late.resolve(undefined);
    // Another answer, asked for later, is there.
    await userEvent.type(await canvas.findByRole('searchbox'), 'tide');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { name: 'Admin – Companies' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(companiesPath, () => HttpResponse.json(companiesAnswer([]))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /compan/i, level: 2 })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', companiesPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Admin – Companies' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', companiesPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /again|Retry/ })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'An Admin finds nothing here (X7)',
  beforeEach: ({ msw }) => signedIn(msw, 'Admin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
});

export const Details = meta.story({
  name: '[F032] A company’s details, with what only the platform sets',
  tags: ['picture'],
  args: details,
  play: async ({ canvas, userEvent }) => {
    const rep = await canvas.findByLabelText('Sales rep');
    await expect(await canvas.findByRole('button', { name: /Maine/ })).toBeVisible();
    await userEvent.clear(rep);
    await userEvent.type(rep, 'Sam Ode');
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(await screen.findByText(companyMessages.saved('Merrow Goods'))).toBeVisible();
  },
});

export const DetailsOnAPhone = meta.story({
  tags: ['picture-once'],
  args: details,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Sales rep')).toBeVisible();
  },
});

export const DetailsNotThere = meta.story({
  args: details,
  beforeEach: ({ msw }) => {
    msw.use(respondWithRefusal('get', platformPath(7), 404, { message: 'Not found.' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
});

export const DetailsFailed = meta.story({
  args: details,
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', platformPath(7)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /again/ })).toBeVisible();
  },
});

export const DetailsSections = meta.story({
  name: '[F161] [F163] What a company is given is switched and ordered on its details',
  args: details,
  play: async ({ canvas, userEvent }) => {
    const row = () => within(canvas.getByRole('row', { name: 'Recycling' }));
    await canvas.findByRole('row', { name: 'Recycling' });
    await userEvent.click(row().getByRole('switch', { name: 'Offered' }));
    await waitFor(() => expect(row().getByRole('switch', { name: 'Offered' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Harvest diary' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Harvest diary'));
  },
});
