import { fieldMessages } from '@hangtag/contract/wire/messages';
import {
  AssociationForm,
  type AssociationFormProps,
  type AssociationValues,
} from '@hangtag/ui/patterns/AssociationList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { associations } from '../fixtures/platformLists.ts';
import { pictureHref } from '../fixtures/pictures.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const blank: AssociationValues = {
  name: '',
  abbreviation: '',
  url: '',
  logo: null,
  status: 'active',
};
const fairWage: AssociationValues = {
  name: 'Fair Wage Circle',
  abbreviation: 'FWC',
  url: 'https://fairwage.example/members',
  logo: null,
  status: 'active',
};

interface HeldProps extends Omit<AssociationFormProps, 'draft'> {
  values: AssociationValues;
}

/** Holds the values, as a screen would. */
function Held({ values, ...props }: HeldProps) {
  return <AssociationForm {...props} draft={useFormDraft(null, values)} />;
}

const meta = preview.meta({
  title: 'Patterns/Platform/AssociationList/AssociationForm',
  component: Held,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    association: null satisfies AssociationFormProps['association'],
    values: blank,
    isBusy: false,
    problem: null satisfies string | null,
    onChooseLogo: fn(),
    onSave: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const Edited = meta.story({
  tags: ['picture'],
  args: {
    association: associations[1] ?? null,
    values: { ...fairWage, logo: { filesId: 3, fileUrl: pictureHref('label') } },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Inactive/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save association' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Fair Wage Circle',
      abbreviation: 'FWC',
      url: 'https://fairwage.example/members',
      logoFile: { filesId: 3 },
      status: 'inactive',
    });
  },
});

Edited.test('saves without the logo that was removed', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save association' }));
  await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ logoFile: null }));
});

Default.test(
  'A new one is created by keyboard; missing fields are reported on submit',
  async ({ args, userEvent }) => {
    await tabTo(userEvent, screen.getByRole('textbox', { name: 'Name' }));
    await tabTo(userEvent, screen.getByRole('button', { name: 'Create association' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(fieldMessages.required)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Upland Growers');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('upland');
    await userEvent.tab();
    await expect(screen.getByText(fieldMessages.url('https://example.com'))).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Website' }));
    await userEvent.keyboard('https://upland.example');
    await tabTo(userEvent, screen.getByRole('button', { name: 'Create association' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Upland Growers',
      abbreviation: null,
      url: 'https://upland.example',
      logoFile: null,
      status: 'active',
    });
  },
);

Default.test(
  'refused',
  {
    args: {
      association: associations[1] ?? null,
      values: fairWage,
      errors: { name: ['There is an association of this name.'] },
    },
  },
  async () => {
    await expect(screen.getByText('There is an association of this name.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
);

export const NotSaved = meta.story({
  args: {
    association: associations[1] ?? null,
    values: fairWage,
    problem: 'The server could not be reached. Check the connection and try again.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
  },
});

Default.test('busy', { args: { isBusy: true } }, async () => {
  await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

Default.test(
  'is read by a screen reader',
  { args: { association: associations[1] ?? null, values: fairWage } },
  async () => {
    await expectPhrases(screen.getByRole('dialog'), [
      'dialog, Edit Fair Wage Circle',
      'banner',
      'heading, Edit Fair Wage Circle, level 2',
      'button, Close',
      'form, Edit Fair Wage Circle',
      'Name',
      'textbox, Name, Fair Wage Circle',
      'Abbreviation',
      'Optional',
      'textbox, Abbreviation, FWC',
      'Website',
      'Optional',
      'textbox, Website, https://fairwage.example/members',
      'group, Logo',
      'button, Choose logo',
      'A square picture of the platform’s library, shown small on pages.',
      'radiogroup, Status, orientated vertically',
      'radio, Active: companies can take it, checked, position 1, set size 2',
      'Active: companies can take it',
      'radio, Inactive: those that carry it keep it, not checked, position 2, set size 2',
      'Inactive: those that carry it keep it',
      'contentinfo',
      'button, Cancel',
      'button, Save association',
    ]);
  },
);
