import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  availableAssociations,
  merrowBadges,
  merrowWithContent,
  reportsAnswer,
} from '../fixtures/companyContent.ts';
import { pictures } from '../fixtures/files.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import {
  badgesPath,
  badgesHandlers,
  reportsPath,
  reportsHandlers,
} from '../mocks/companyContent.ts';
import { companyHandler, filesHandler } from '../mocks/products.ts';

const meta = preview.meta({
  title: 'Screens/Company reports and associations',
  component: AppAtAddress,
  args: { address: '/company/annual-report' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(
      companyHandler(merrowWithContent),
      filesHandler(pictures(12)),
      ...reportsHandlers(reportsAnswer()),
      ...badgesHandlers({
        associations: merrowBadges,
        available: availableAssociations,
        version: 1,
      }),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Reports = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /What the grove/ });
  },
});

Reports.test('The annual reports [F017] [D40]', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /What the grove/ })).toBeVisible();
});

Reports.test('An added report is in the list', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add report' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Ten years of terraces');
  await userEvent.click(dialog.getByRole('radio', { name: 'An address elsewhere' }));
  const address = await dialog.findByRole('textbox', { name: 'Address' });
  await userEvent.type(address, 'https://merrow.example/terraces');
  await userEvent.click(dialog.getByRole('button', { name: 'Add report' }));
  await expect(await canvas.findByRole('row', { name: /Ten years/ })).toBeVisible();
});

export const NoReports = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...reportsHandlers(reportsAnswer([])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reports yet')).toBeVisible();
  },
});

Tests.test(
  'reports loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', reportsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Loading reports')).toBeInTheDocument();
  },
);

Tests.test(
  'Refused: a User reads them',
  {
    beforeEach: ({ msw }) => {
      const locked = 'Only Admins change what the company says on its pages.';
      msw.use(...reportsHandlers(reportsAnswer(undefined, locked)));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Only Admins/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add report' })).toBeNull();
  },
);

Tests.test(
  'reports failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', reportsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('The reports didn’t load')).toBeVisible();
  },
);

Tests.test(
  'The badges, with certificate and validity',
  { args: { address: '/company/associations' } },
  async ({ canvas, userEvent }) => {
    const [number] = await canvas.findAllByRole('textbox', { name: 'Certificate number' });
    if (!number) throw new Error('There is no certificate number.');
    await expect(number).toHaveValue('US-ORG-204');
    await userEvent.type(number, '-B');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The associations are saved.')).toBeInTheDocument();
  },
);

Tests.test(
  'no associations',
  {
    args: { address: '/company/associations' },
    beforeEach: ({ msw }) => {
      msw.use(
        ...badgesHandlers({ associations: [], available: availableAssociations, version: 1 }),
      );
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No badges yet')).toBeVisible();
  },
);

Tests.test(
  'associations loading',
  {
    args: { address: '/company/associations' },
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', badgesPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Loading associations')).toBeInTheDocument();
  },
);

Tests.test(
  'associations refused',
  {
    args: { address: '/company/associations' },
    beforeEach: ({ msw }) => {
      msw.use(respondWithForbidden('get', badgesPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t open this')).toBeVisible();
  },
);

Tests.test(
  'associations failed',
  {
    args: { address: '/company/associations' },
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', badgesPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('The associations didn’t load')).toBeVisible();
  },
);
