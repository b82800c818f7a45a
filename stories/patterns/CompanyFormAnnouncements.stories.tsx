import { CompanyForm } from '@hangtag/ui/patterns/CompanyForm';
import preview from '../../.storybook/preview.tsx';
import { StatefulCompanyForm, companyFormArgs } from '../support/companyFormFixture.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const hint =
  'Admins enter a code from an app after their password. Those without one set it up when they next sign in.';

const meta = preview.meta({
  title: 'Patterns/Company/CompanyForm/Announcements',
  component: CompanyForm,
  tags: ['!autodocs'],
  render: (args) => <StatefulCompanyForm {...args} />,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: companyFormArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Company details',
    'group, Logo',
    'button, Replace the logo',
    'button, Remove the logo',
    'SVG or PNG, at least 400 px wide. Shown at the top of every page.',
    'Name',
    'textbox, Name, Merrow Goods, required',
    'Industry',
    'group',
    'combobox, Industry, Manufacturing, has popup listbox, not expanded, autocomplete in list, required',
    'button, Show suggestions Industry, not expanded, has popup listbox',
    'Website',
    'textbox, Website, https://merrow.example, required',
    'Email',
    'textbox, Email, hello@merrow.example, required',
    'Phone',
    'textbox, Phone, 207-555-0142, required',
    'Street address 1',
    'textbox, Street address 1, 14 Quay Street, required',
    'Street address 2',
    'Optional',
    'textbox, Street address 2',
    'City',
    'Optional',
    'textbox, City, Portland',
    'Country',
    'button, United States Country, required, not expanded, has popup listbox',
    'State',
    'button, Maine State, required, not expanded, has popup listbox',
    'Zip',
    'Optional',
    'textbox, Zip, 04101',
    'Language of your pages',
    'button, English Language of your pages, What you write them in. Phones read them aloud and break their lines by it., not expanded, has popup listbox',
    'What you write them in. Phones read them aloud and break their lines by it.',
    'Time zone',
    'group',
    'combobox, Time zone, Europe/Zurich, Days begin and end by this clock., has popup listbox, not expanded, autocomplete in list',
    'button, Show suggestions Time zone, not expanded, has popup listbox',
    'Days begin and end by this clock.',
    `checkbox, Admins use two-step sign-in, ${hint}, not checked`,
    'Admins use two-step sign-in',
    hint,
    'status',
    'button, Save company',
  ]);
  await expectStops(userEvent, [
    'button, Replace the logo',
    'button, Remove the logo',
    'textbox, Name, Merrow Goods, required',
    'combobox, Industry, Manufacturing, has popup listbox, not expanded, autocomplete in list, required',
    'textbox, Website, https://merrow.example, required',
    'textbox, Email, hello@merrow.example, required',
    'textbox, Phone, 207-555-0142, required',
    'textbox, Street address 1, 14 Quay Street, required',
    'textbox, Street address 2',
    'textbox, City, Portland',
    'button, United States Country, required, not expanded, has popup listbox',
    'button, Maine State, required, not expanded, has popup listbox',
    'textbox, Zip, 04101',
    'button, English Language of your pages, What you write them in. Phones read them aloud and break their lines by it., not expanded, has popup listbox',
    'combobox, Time zone, Europe/Zurich, Days begin and end by this clock., has popup listbox, not expanded, autocomplete in list',
    `checkbox, Admins use two-step sign-in, ${hint}, not checked`,
    'button, Save company',
  ]);
});
