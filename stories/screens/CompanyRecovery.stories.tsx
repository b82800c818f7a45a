import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  availableAssociations,
  merrowBadges,
  merrowContent,
  merrowWithContent,
  reportsAnswer,
} from '../fixtures/companyContent.ts';
import { pictures } from '../fixtures/files.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { storeUnsavedInput } from '../support/storeUnsavedInput.ts';
import { badgesHandlers, contentHandlers, reportsHandlers } from '../mocks/companyContent.ts';
import { companyHandler, filesHandler } from '../mocks/products.ts';

const meta = preview.meta({
  title: 'Screens/Company content/Draft recovery',
  component: AppAtAddress,
  args: { address: '/company/signature' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(
      ...contentHandlers(merrowContent),
      ...reportsHandlers(reportsAnswer()),
      ...badgesHandlers({
        associations: merrowBadges,
        available: availableAssociations,
        version: 1,
      }),
      companyHandler(merrowWithContent),
      filesHandler(pictures(12)),
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const { unpublishedContent: base } = merrowContent;
const draft = {
  ...base,
  signature: base.signature.map((section, at) =>
    at === 0
      ? { ...section, values: { ...section.values, text: 'The mill stands still.' } }
      : section,
  ),
};

export const Signature = meta.story({
  beforeEach: () =>
    storeUnsavedInput('companyContent/7', { base, draft, at: Date.UTC(2026, 10, 21, 14, 20) }),
  play: async ({ canvas }) => {
    await canvas.findByText('We kept what you typed.');
    await expect(await canvas.findByRole('textbox', { name: /Text/ })).toHaveValue(
      'The mill stands still.',
    );
  },
});

Signature.test('Input from before the session ended is offered [X10]', async ({ canvas }) => {
  await expect(await canvas.findByText('We kept what you typed.')).toBeVisible();
  await expect(await canvas.findByRole('textbox', { name: /Text/ })).toHaveValue(
    'The mill stands still.',
  );
});

Signature.test('Taken as one’s own it is saved', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(canvas.queryByText('We kept what you typed.')).toBeNull());
  await expect(await canvas.findByRole('textbox', { name: /Text/ })).toHaveValue(
    'The mill stands still.',
  );
});

const report = {
  title: 'Ten years of terraces',
  year: 2025,
  kind: 'annual',
  at: 'address',
  file: null,
  url: 'https://merrow.example/terraces',
  isShown: true,
};

export const Report = meta.story({
  parameters: { picture: 'window' },
  args: { address: '/company/annual-report' },
  beforeEach: () => storeUnsavedInput('form/report/new', report),
  play: async () => {
    const found = await screen.findByRole('dialog', { name: 'Add report' });
    await waitFor(() => expect(found).toBeVisible());
  },
});

Report.test('An unfinished report is in its form again', async () => {
  const found = await screen.findByRole('dialog', { name: 'Add report' });
  const dialog = within(found);
  await waitFor(() => expect(found).toBeVisible());
  await expect(dialog.getByText('Not saved yet.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(report.title);
});

Report.test(
  'Once saved it is in the list, and no longer stored as unsaved',
  async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add report' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add report' }));
    await expect(await canvas.findByRole('row', { name: /Ten years/ })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(Object.values(sessionStorage).join()).not.toContain(report.title);
  },
);

Report.test('Given up, the form is empty', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add report' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await expect(dialog.queryByText('Not saved yet.')).toBeNull();
});

const badges = merrowBadges.map(({ association, validFrom, validTo, evidenceFile: evidence }) => ({
  association,
  certificateNumber: 'TYPED-77',
  validFrom,
  validTo,
  evidence,
}));

Tests.test(
  'Badges are as before, and can be discarded',
  {
    args: { address: '/company/associations' },
    beforeEach: () => storeUnsavedInput('form/associations', { badges }),
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not saved yet.')).toBeVisible();
    const [number] = canvas.getAllByRole('textbox', { name: 'Certificate number' });
    await expect(number).toHaveValue('TYPED-77');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(number).toHaveValue('US-ORG-204');
    await expect(canvas.queryByText('Not saved yet.')).toBeNull();
  },
);
