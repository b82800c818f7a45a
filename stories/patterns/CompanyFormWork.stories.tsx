import { companyMessages } from '@hangtag/contract/rules/messages';
import { CompanyForm } from '@hangtag/ui/patterns/CompanyForm';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow, merrowLogo } from '../fixtures/companies.ts';
import { tabTo } from '../support/tabTo.ts';
import {
  StatefulCompanyForm,
  choiceRequests,
  companyFormChoices,
  companyFormArgs,
} from '../support/companyFormFixture.tsx';

const meta = preview.meta({
  title: 'Patterns/Company/CompanyForm/Saving',
  component: CompanyForm,
  render: (args) => <StatefulCompanyForm {...args} />,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: companyFormArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Busy = meta.story({
  args: { saving: { phase: 'busy' } },

  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save company/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    // The answer would overwrite text typed now.
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: /Country/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Replace the logo' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove the logo' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { saving: { phase: 'failed' } },
});

Failed.test('A failed save shows the specified message [M07]', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(companyMessages.failed);
});

Failed.test(
  'A refused value is shown under its field and takes focus',
  { args: { saving: { phase: 'refused', errors: { email: ['This domain receives no mail.'] } } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('This domain receives no mail.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(await canvas.findByText('1 field needs attention')).toBeVisible();
  },
);

Failed.test(
  'A save by another user shows the fields, and whose value wins where both changed one',
  {
    args: {
      saving: {
        phase: 'stale',
        serverVersion: {
          ...merrow,
          version: 5,
          telephone: '207-555-0100',
          url: 'https://merrow-goods.example',
        },
      },
    },
  },
  async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Changed there: Website and Phone.');
    await expect(canvas.getByRole('button', { name: 'Take the changes in' })).toBeVisible();
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '207-555-0177');
    await expect(alert).toHaveTextContent('You changed Phone too.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith(expect.objectContaining({ version: 5 }));
    await expect(phone).toHaveValue('207-555-0177');
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(phone).toHaveValue('207-555-0100');
    await userEvent.clear(phone);
    await userEvent.type(phone, '207-555-0177');
  },
);

export const LogoUploading = meta.story({
  tags: ['picture'],
  args: { logo: { phase: 'sending', fileName: 'merrow-mark.svg', share: 0.64 } },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Uploading merrow-mark.svg' });
    await expect(progress).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.queryByRole('button', { name: /logo/ })).toBeNull();
  },
});

export const LogoRefused = meta.story({
  tags: ['picture'],
  args: { logo: { phase: 'failed', url: merrowLogo, reason: 'The file is larger than 20 MB.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('larger than 20 MB');
    await expect(canvas.getByRole('button', { name: 'Replace the logo' })).toBeEnabled();
  },
});

Tests.test(
  'A refused logo is reported at the logo, and counts as a wrong field',
  { args: { saving: { phase: 'refused', errors: { logoFile: ['Choose a picture.'] } } } },
  async ({ canvas }) => {
    await canvas.findByText('1 field needs attention');
    const logo = within(canvas.getByRole('group', { name: 'Logo' }));
    await expect(logo.getByRole('alert')).toHaveTextContent('Choose a picture.');
    await expect(logo.getByRole('button', { name: 'Replace the logo' })).toBeEnabled();
    await expect(await canvas.findByText('1 field needs attention')).toBeVisible();
  },
);

export const StatesFailed = meta.story({
  render: (args) => <CompanyForm {...args} />,
  args: { choices: { ...companyFormChoices, states: { phase: 'failed' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(choiceRequests.country).toHaveBeenLastCalledWith('US');
  },
});

Tests.test(
  'industry search failed',
  {
    args: { choices: { ...companyFormChoices, industries: { found: [], phase: 'failed' } } },
    render: (args) => <CompanyForm {...args} />,
  },
  async ({ canvas, userEvent }) => {
    const industry = canvas.getByRole('combobox', { name: 'Industry' });
    await userEvent.clear(industry);
    await userEvent.type(industry, 'oil');
    await expect(choiceRequests.industry).toHaveBeenLastCalledWith('oil');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choiceRequests.industry).toHaveBeenCalledTimes(4 + 1);
    await userEvent.keyboard('{Escape}');
  },
);

Tests.test(
  'An Admin requires two-step sign-in for the company’s Admins, by keyboard',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('checkbox', { name: 'Admins use two-step sign-in' }));
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ requiresTwoStep: true }),
    );
  },
);
