import { fieldMessages } from '@hangtag/contract/wire/messages';
import {
  SectionDefinitionForm,
  type SectionDefinitionFormProps,
} from '@hangtag/ui/patterns/SectionDefinitionForm';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SectionDefinitionForm.tsx';
import { recycling, assignedSection } from '../fixtures/platformLists.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/SectionDefinitionForm',
  component: SectionDefinitionForm,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    formName: 'section/5',
    section: recycling satisfies SectionDefinitionFormProps['section'],
    isBusy: false,
    problem: null satisfies SectionDefinitionFormProps['problem'],
    onSave: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'The definition and its fields are beside the preview for editors',
  async ({ canvas, userEvent }) => {
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByRole('heading', { name: 'Recycling' })).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Add row' }));
    await userEvent.type(preview.getByRole('textbox', { name: 'Part, row 1' }), 'Bottle');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label' }), ' and bins');
    await expect(preview.getByText('Parts and bins')).toBeVisible();
    // Input in the preview stays while the definition changes.
    await expect(preview.getByRole('textbox', { name: 'Part, row 1' })).toHaveValue('Bottle');
  },
);

Default.test(
  'A refusal opens its field',
  { args: { errors: { 'fields.1.options': ['Names one twice.'], 'fields.1.key': ['Is taken.'] } } },
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('group', { name: 'Field Picture of the label' }),
    ).toBeVisible();
    await expect(canvas.getByText('Is taken.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Picture of the label' })).toHaveTextContent(
      'Needs attention',
    );
  },
);

Default.test(
  'A kind has its own options: choices, a length, accepted types',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Picture of the label' }));
    await expect(await canvas.findByRole('group', { name: 'Accepts' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Most (characters|entries)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^One file/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Choice' }));
    await expect(await canvas.findByRole('textbox', { name: 'Choices' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Accepts' })).toBeNull();
  },
);

export const NotSaved = meta.story({
  args: {
    problem: {
      sentence:
        '2 products hold this section. Pages say something in a field that would be lost. Empty it there first.',
      uses: ['Harvest Olive Oil, Merrow Goods (draft and page)', 'Sea Salt, Tidepool (draft)'],
    },
  },
});

NotSaved.test(
  'A change that removes content from pages is refused, naming the pages',
  async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  },
);

Default.test('busy', { args: { isBusy: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

export const LongText = meta.story({
  args: {
    section: assignedSection(8, {
      name: 'Everything that must be said about packaging and nothing that need not be said',
      description: 'A sentence that is as long as it may be. '.repeat(7),
    }),
  },
});

LongText.test(
  'A new section starts with one field; missing values are reported in place',
  { args: { section: null } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create section' }));
    await expect((await canvas.findAllByText(fieldMessages.required)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByRole('row', { name: 'New field' })).toHaveTextContent(
      'Needs attention',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Upkeep');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label' }), 'Best before');
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue('bestBefore');
    await expect(canvas.queryByText('Needs attention')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create section' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Upkeep',
        fields: [
          {
            key: 'bestBefore',
            label: 'Best before',
            kind: 'text',
            required: false,
            translatable: true,
          },
        ],
      }),
    );
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
