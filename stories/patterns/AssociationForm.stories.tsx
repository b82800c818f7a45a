import { fieldMessages } from '@hangtag/contract/wire/messages';
import { AssociationForm, type AssociationFormProps } from '@hangtag/ui/patterns/AssociationList';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { associations } from '../fixtures/platformLists.ts';
import { pictureHref } from '../fixtures/pictures.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/AssociationList/AssociationForm',
  component: AssociationForm,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    association: null satisfies AssociationFormProps['association'],
    logo: null satisfies AssociationFormProps['logo'],
    isBusy: false,
    problem: null satisfies string | null,
    onChooseLogo: fn(),
    onRemoveLogo: fn(),
    onSave: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

export const Edited = meta.story({
  tags: ['picture'],
  args: {
    association: associations[1] ?? null,
    logo: { filesId: 3, fileUrl: pictureHref('label') },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Inactive/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
    await expect(args.onRemoveLogo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Save association' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Fair Wage Circle',
      abbreviation: 'FWC',
      url: 'https://fairwage.example/members',
      status: 'inactive',
    });
  },
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
      status: 'active',
    });
  },
);

Default.test(
  'refused',
  {
    args: {
      association: associations[1] ?? null,
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
  { args: { association: associations[1] ?? null } },
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
