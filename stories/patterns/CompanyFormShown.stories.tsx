import { CompanyForm } from '@hangtag/ui/patterns/CompanyForm';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow } from '../fixtures/companies.ts';
import { StatefulCompanyForm, companyFormArgs } from '../support/companyFormFixture.tsx';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Company/CompanyForm/Display',
  component: CompanyForm,
  render: (args) => <StatefulCompanyForm {...args} />,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: companyFormArgs,
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Only an Admin of Merrow Goods can change this.' },
});

Locked.test('Everything is readable and nothing editable without the right', async ({ canvas }) => {
  await expect(canvas.getByText('Only an Admin of Merrow Goods can change this.')).toBeVisible();
  for (const field of canvas.getAllByRole('textbox'))
    await expect(field).toHaveAttribute('readonly');
  await expect(canvas.getByRole('textbox', { name: 'Country' })).toHaveValue('United States');
  await expect(canvas.getByRole('textbox', { name: 'Industry' })).toHaveValue('Manufacturing');
  await expect(canvas.queryByRole('button', { name: /Save|logo/ })).toBeNull();
});

export const LongText = meta.story({
  tags: ['picture'],
  args: {
    company: {
      ...merrow,
      companyName:
        'Merrow Goods and Provisions of the Upper Kennebec Valley Cooperative Association, Incorporated',
      industry: 311_225,
      industryName: 'Fats and Oils Refining and Blending',
      url: 'https://the-whole-catalogue.merrow-goods-and-provisions.example/about/the/company',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue(
      'Fats and Oils Refining and Blending',
    );
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: fitsItsWidth,
});

export const RtlPhone = meta.story({
  tags: ['picture'],
  args: { company: { ...merrow, url: 'merrow.example' } },
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(await canvas.findByText('1 field needs attention')).toBeVisible();
  },
});

export const InHighContrast = meta.story({
  tags: ['picture'],
  globals: { theme: 'high contrast' },
});
