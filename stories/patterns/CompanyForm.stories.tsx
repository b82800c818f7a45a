import { fieldMessages } from '@hangtag/contract/wire/messages';
import { CompanyForm } from '@hangtag/ui/patterns/CompanyForm';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { everyMode } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CompanyForm.tsx';
import { merrow } from '../fixtures/companies.ts';
import {
  StatefulCompanyForm,
  choiceRequests,
  companyFormArgs,
  exampleUrl,
} from '../support/companyFormFixture.tsx';
import { storeForm } from '../support/formRecovery.tsx';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Company/CompanyForm',
  component: CompanyForm,
  render: (args) => <StatefulCompanyForm {...args} />,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: companyFormArgs,
});

export const Default = meta.story({});

const inDialog = { place: 'dialog' as const, onClose: fn() };
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A company right after registration: a name, and nothing else. */
const bare = {
  ...merrow,
  logoFile: null,
  industry: null,
  industryName: null,
  url: '',
  email: '',
  telephone: '',
  streetAddress: '',
  city: null,
  country: '',
  state: null,
  postcode: null,
};

export const Complete = meta.story({
  tags: ['picture', 'picture-modes'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ args, canvas, userEvent }) => {
    for (const [label, value] of [
      ['Name', 'Merrow Goods'],
      ['Website', 'https://merrow.example'],
      ['Email', 'hello@merrow.example'],
      ['Phone', '207-555-0142'],
      ['Street address 1', '14 Quay Street'],
      ['Street address 2', ''],
      ['City', 'Portland'],
      ['Zip', '04101'],
    ] as const)
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(value);
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('Manufacturing');
    await expect(canvas.getByRole('button', { name: /Maine State/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the logo' }));
    await expect(args.onChooseLogo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the logo' }));
  },
});

Complete.test(
  'Every field of a company is shown, with its logo beside them [F073, F074, F075, F076, F077, F078, F079, F080, F081, F083]',
  async ({ args }) => {
    await expect(args.onRemoveLogo).toHaveBeenCalledOnce();
  },
);

Default.test(
  'Four kinds of error are shown at once, each under its field, and counted at the end [F206] [F208] [F212]',
  {
    args: {
      ...inDialog,
      company: {
        ...merrow,
        industry: null,
        industryName: null,
        url: 'merrow.example',
        email: 'hello@merrow',
        state: null,
      },
    },
    parameters: { picture: 'window' },
  },
  async ({ args, userEvent }) => {
    await expect(screen.queryByText(fieldMessages.required)).toBeNull();
    await userEvent.click(button('Save company'));
    await expect(await screen.findByText(/attention/)).toHaveTextContent('4 fields need attention');
    await expect(screen.getByText(fieldMessages.url(exampleUrl))).toBeVisible();
    await expect(screen.getByText(fieldMessages.email)).toBeVisible();
    await expect(screen.getByText(fieldMessages.required)).toBeVisible();
    await expect(screen.getByText(fieldMessages.requiredBrief)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Default.test(
  'Required and optional fields of an Admin [F211] [F212] [F213] [F214]',
  { args: { company: bare, logo: { phase: 'none' } } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /United States Country/ })).toBeVisible();
    await expect(canvas.queryByText(fieldMessages.required)).toBeNull();
    for (const name of ['Name', 'Website', 'Email', 'Phone', 'Street address 1'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toBeRequired();
    for (const name of [/Country$/, /State$/])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('required');
    for (const name of ['Street address 2', 'City', 'Zip'])
      await expect(canvas.getByRole('textbox', { name })).not.toBeRequired();
    await expect(canvas.getAllByText('Optional')).toHaveLength(3);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    // Name, industry, website, email, phone, street; and the state, in brief.
    await expect(await canvas.findByText(/attention/)).toHaveTextContent('7 fields need attention');
    await expect(canvas.getAllByText(fieldMessages.required)).toHaveLength(6);
    await expect(canvas.getAllByText(fieldMessages.requiredBrief)).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose logo' }));
    await expect(args.onChooseLogo).toHaveBeenCalledOnce();
  },
);

Default.test(
  'An error appears on change and disappears with the key that corrects it [F207]',
  async ({ canvas, userEvent }) => {
    const website = canvas.getByRole('textbox', { name: 'Website' });
    await userEvent.clear(website);
    await userEvent.type(website, 'merrow.example');
    await expect(canvas.queryByText(fieldMessages.url(exampleUrl))).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(fieldMessages.url(exampleUrl))).toBeVisible();
    await expect(await canvas.findByText('1 field needs attention')).toBeVisible();
    await userEvent.clear(website);
    await userEvent.type(website, 'https://merrow.example');
    await waitFor(() => expect(canvas.queryByText(/attention/)).toBeNull());
  },
);

Default.test('Enter saves; an emptied field is cleared', async ({ args, canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('textbox', { name: 'Phone' }));
  await userEvent.keyboard('207-555-0199');
  await tabTo(userEvent, canvas.getByRole('textbox', { name: 'Zip' }));
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect(args.onSave).toHaveBeenCalledWith({
    companyName: 'Merrow Goods',
    industry: 31,
    url: 'https://merrow.example',
    email: 'hello@merrow.example',
    telephone: '207-555-0199',
    streetAddress: '14 Quay Street',
    streetAddress2: null,
    city: 'Portland',
    country: 'US',
    state: 'US-ME',
    postcode: null,
    language: 'en',
    timeZone: 'Europe/Zurich',
    requiresTwoStep: false,
  });
  await expect(storeForm).toHaveBeenLastCalledWith(
    'company/7',
    expect.objectContaining({ telephone: '207-555-0199', postcode: '' }),
  );
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Discard changes' }));
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('textbox', { name: 'Zip' })).toHaveValue('04101');
  await expect(storeForm).toHaveBeenLastCalledWith('company/7', null);
});

Default.test(
  'The United States is first; another country has other states, or none [F059] [F080] [F082] [D48]',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: /Country/ }));
    await userEvent.keyboard('{Enter}');
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(names[0]).toBe('United States');
    await expect(names.slice(1)).toEqual(names.slice(1).toSorted());
    await userEvent.keyboard('Can{Enter}');
    await expect(choiceRequests.country).toHaveBeenLastCalledWith('CA');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Choose State/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Nova Scotia' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('button', { name: /Quebec State/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Mon{Enter}');
    await expect(await canvas.findByText('Not used in Monaco')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /State/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ country: 'MC', state: null }),
    );
  },
);
