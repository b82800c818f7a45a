import {
  SectionDefinitionForm,
  type SectionDefinitionFormProps,
} from '@hangtag/ui/patterns/SectionDefinitionForm';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { recycling, assignedSection } from '../fixtures/platformLists.ts';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { startKeyboardDrag } from '../support/startKeyboardDrag.ts';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/SectionDefinitionForm/Keyboard',
  component: SectionDefinitionForm,
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  args: {
    formName: 'section/5',
    section: recycling satisfies SectionDefinitionFormProps['section'],
    onSave: fn(),
    onCancel: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'is read by a screen reader',
  { args: { section: assignedSection(1, { name: 'Story', slug: 'story', icon: 'book-open' }) } },
  async ({ canvasElement }) => {
    await expectPhrases(canvasElement, [
      'form, Definition of Story',
      'Name',
      'textbox, Name, Story, In files it stays “story”.',
      'In files it stays “story”.',
      'Description',
      '0 of 300',
      'textbox, Description',
      'Place',
      'button, Product pages Place, not expanded, has popup listbox',
      'Category',
      'button, Basic: every plan Category, not expanded, has popup listbox',
      'Icon',
      'button, Book open Icon, not expanded, has popup listbox',
      'Status',
      'button, Active Status, not expanded, has popup listbox',
      'At most on one page',
      'Optional',
      'group, not disabled',
      'Number field, At most on one page',
      'GS1 link type',
      'Optional',
      'textbox, GS1 link type, placeholder gs1:recipeInfo',
      'group, Fields',
      'grid, Fields in their order',
      'row, Text, selected',
      'gridcell, Text Paragraphs, column index 1',
      'button, Move Text, Press Enter to start dragging.',
      'Text',
      'Paragraphs',
      'button, Actions for Text, not expanded, has popup menu',
      'group, Field Text',
      'Label',
      'textbox, Label, Text',
      'Key',
      'textbox, Key, text, Stays: pages keep their words under it., read only',
      'Stays: pages keep their words under it.',
      'Kind',
      'button, Paragraphs Kind, not expanded, has popup listbox',
      'Characters at most',
      'Optional',
      'group, not disabled',
      'Number field, Characters at most',
      'checkbox, Required, A page with it empty can’t be published., not checked',
      'Required',
      'A page with it empty can’t be published.',
      'checkbox, Differs by language, checked',
      'Differs by language',
      'button, Add field',
      'status',
      'button, Cancel',
      'button, Save section',
      'region, Preview',
      'heading, Preview, level 2',
      'As editors fill it in. Try it: nothing here is kept.',
      'form, Story',
      'heading, Story, level 2',
      'Title',
      '0 of 120',
      'textbox, Title',
      'Text',
      'Optional',
      'textbox, Text, An empty line starts a new paragraph.',
      'An empty line starts a new paragraph.',
    ]);
  },
);

Tests.test(
  'A field is moved, removed and added by keyboard; the new one is open',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: 'Parts' }));
    await userEvent.keyboard('{ArrowRight}');
    await startKeyboardDrag(userEvent);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Parts is now 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await screen.findByRole('menuitem', { name: 'Remove' });
    await userEvent.keyboard('Rem');
    await expectAnnounced(
      () => userEvent.keyboard('{Enter}'),
      ['polite: Removed Parts.', 'row, Note, not selected'],
    );
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Add field' }));
    await expectAnnounced(
      () => userEvent.keyboard('{Enter}'),
      ['textbox, Label', 'polite: Added a field. It is open.'],
    );
    await userEvent.keyboard('Weight');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Save section' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);
