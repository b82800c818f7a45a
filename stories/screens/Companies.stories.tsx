import { companyMessages } from '@hangtag/contract/rules/messages';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { companiesAnswer } from '../fixtures/companyRows.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { companySectionsHandlers } from '../mocks/platformLists.ts';
import {
  companiesPath,
  companiesHandlers,
  companyHandlers,
  placesHandlers,
  platformPath,
} from '../mocks/companies.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Screens/Companies',
  component: AppAtAddress,
  args: { address: '/admin/companies' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin', { companyId: 1 });
    msw.use(
      ...companiesHandlers,
      ...companyHandlers(platformPath(7), merrowForPlatform),
      ...companySectionsHandlers(),
      ...placesHandlers,
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const details = { address: '/admin/companies/7/details' };

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('6 companies, 4 active');
  },
});

Ready.test('Every company is listed, with a file of the same list [F031]', async ({ canvas }) => {
  await expect(await canvas.findByText('6 companies, 4 active')).toBeVisible();
  const file = canvas.getByRole('link', { name: 'Download as CSV' });
  await expect(file).toHaveAttribute('href', '/api/admin/companies.csv?sort=alpha');
});

Ready.test('Typing filters the list, its address and its file', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'tide');
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  const file = canvas.getByRole('link', { name: 'Download as CSV' });
  await waitFor(() =>
    expect(file).toHaveAttribute('href', '/api/admin/companies.csv?sort=alpha&search=tide'),
  );
});

Tests.test(
  'The search, the plan and the status are cleared in one step',
  { args: { address: '/admin/companies?search=quill&type=pro&status=Active' } },
  async ({ canvas, userEvent }) => {
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
);

Tests.test(
  'A new company opens its details [F234]',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.post(companiesPath, () => HttpResponse.json(merrowForPlatform, { status: 201 })),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Merrow Goods');
    await userEvent.click(dialog.getByRole('button', { name: 'Create company' }));
    await expect(await canvas.findByRole('heading', { name: 'Merrow Goods' })).toBeVisible();
  },
);

let late = Promise.withResolvers<undefined>();

Tests.test(
  'A late answer after closing opens nothing',
  {
    beforeEach: ({ msw }) => {
      late = Promise.withResolvers();
      msw.use(
        http.post(companiesPath, async () => {
          await late.promise;
          return HttpResponse.json(merrowForPlatform, { status: 201 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Merrow Goods');
    await userEvent.click(dialog.getByRole('button', { name: 'Create company' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    late.resolve(undefined);
    // The answer to a later request has arrived.
    await userEvent.type(await canvas.findByRole('searchbox'), 'tide');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { name: 'Platform admin – Companies' })).toBeVisible();
  },
);

Tests.test(
  'empty',
  {
    beforeEach: ({ msw }) => {
      msw.use(http.get(companiesPath, () => HttpResponse.json(companiesAnswer([]))));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /compan/i, level: 2 })).toBeVisible();
  },
);

Tests.test(
  'loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', companiesPath));
    },
  },
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Platform admin – Companies' }),
    ).toBeVisible();
  },
);

Tests.test(
  'failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', companiesPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /again|Retry/ })).toBeVisible();
  },
);

Tests.test(
  'An Admin finds nothing here (X7)',
  { beforeEach: ({ msw }) => signInAs(msw, 'Admin') },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
);

Tests.test(
  'A company’s details, with what only the platform sets [F032]',
  { args: details },
  async ({ canvas, userEvent }) => {
    const rep = await canvas.findByLabelText('Sales rep');
    await expect(await canvas.findByRole('button', { name: /Maine/ })).toBeVisible();
    await userEvent.clear(rep);
    await userEvent.type(rep, 'Sam Ode');
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(await screen.findByText(companyMessages.saved('Merrow Goods'))).toBeVisible();
  },
);

export const Details = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  args: details,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Sales rep')).toBeVisible();
  },
});

Details.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Tests.test(
  'details not there',
  {
    args: details,
    beforeEach: ({ msw }) => {
      msw.use(respondWithRefusal('get', platformPath(7), 404, { message: 'Not found.' }));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
);

Tests.test(
  'details failed',
  {
    args: details,
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', platformPath(7)));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /again/ })).toBeVisible();
  },
);

Tests.test(
  'What a company is given is switched and ordered on its details [F161] [F163]',
  { args: details },
  async ({ canvas, userEvent }) => {
    const row = () => within(canvas.getByRole('row', { name: 'Recycling' }));
    await canvas.findByRole('row', { name: 'Recycling' });
    await userEvent.click(row().getByRole('switch', { name: 'Offered' }));
    await waitFor(() => expect(row().getByRole('switch', { name: 'Offered' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Harvest diary' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Harvest diary'));
  },
);
