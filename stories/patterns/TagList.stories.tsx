import { TagForm, TagList, type TagListProps } from '@hangtag/ui/patterns/TagList';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TagList.tsx';
import { platformTag, platformTags } from '../fixtures/platformLists.ts';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (items: typeof platformTags) => ({ phase: 'ready', items }) as const;

const meta = preview.meta({
  title: 'Patterns/Platform/TagList',
  component: TagList,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(platformTags) satisfies TagListProps['content'],
    busy: null satisfies number | null,
    problem: null satisfies string | null,
    refusal: null satisfies TagListProps['refusal'],
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies TagListProps['onDelete'],
    onRetry: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'Each tag shows name, colour, purpose and uses',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Used 41 times')).toBeVisible();
    await expect(canvas.getByText('Not used')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
    await userEvent.click(canvas.getByRole('row', { name: 'Organic' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const LongText = meta.story({
  args: {
    content: ready([
      platformTag(1, { name: 'Made by people who mend what they sell, and say so', uses: 12_345 }),
    ]),
  },
});

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

LongText.test(
  'failed',
  { args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Default.test(
  'A colour is typed or chosen, and may be empty',
  {
    parameters: { frame: 'screen', picture: 'window' },
    render: () => <TagForm tag={platformTags[1] ?? null} onSave={saved} onClose={fn()} />,
  },
  async ({ userEvent }) => {
    await userEvent.clear(screen.getByRole('textbox', { name: 'Color' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Color' }), '#8A5A2B');
    await userEvent.click(screen.getByRole('radio', { name: 'For products' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save tag' }));
    await expect(saved).toHaveBeenCalledWith({
      name: 'Organic',
      color: '#8a5a2b',
      kind: 'product',
    });
  },
);

const saved = fn();

Default.test(
  'A taken name is reported at the name',
  {
    parameters: { frame: 'screen' },
    render: () => (
      <TagForm
        tag={null}
        errors={{ name: ['There is a tag of this name.'] }}
        onSave={fn()}
        onClose={fn()}
      />
    ),
  },
  async () => {
    await expect(screen.getByText('There is a tag of this name.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Create tag' })).toBeEnabled();
  },
);

Default.test(
  'form is read by a screen reader',
  {
    parameters: { frame: 'screen' },
    render: () => <TagForm tag={platformTags[1] ?? null} onSave={fn()} onClose={fn()} />,
  },
  async () => {
    await expectPhrases(screen.getByRole('dialog'), [
      'dialog, Edit Organic',
      'banner',
      'heading, Edit Organic, level 2',
      'button, Close',
      'form, Edit Organic',
      'Name',
      'textbox, Name, Organic',
      'Color',
      'Optional',
      'button, Color: open the picker, not expanded',
      'textbox, Color, #2F6B46, Stands beside the name, which says the same.',
      'Stands beside the name, which says the same.',
      'radiogroup, Kind, orientated vertically',
      'radio, For companies, not checked, position 1, set size 3',
      'For companies',
      'radio, For products, not checked, position 2, set size 3',
      'For products',
      'radio, For both, checked, position 3, set size 3',
      'For both',
      'contentinfo',
      'button, Cancel',
      'button, Save tag',
    ]);
  },
);

LongText.test(
  'is read by a screen reader',
  { args: { content: ready(platformTags.slice(0, 2)) } },
  async ({ canvasElement }) => {
    await expectPhrases(canvasElement, [
      '2 tags',
      'button, New tag',
      'grid, Tags',
      'row, Family-run',
      'gridcell, Family-run For companies Used 14 times, column index 1',
      'button, Actions for Family-run, not expanded, has popup menu',
      'row, Organic',
      'gridcell, Organic For both Used 41 times, column index 1',
      'button, Actions for Organic, not expanded, has popup menu',
      'status',
    ]);
  },
);

Default.test('Deleting asks first, by keyboard', async ({ args, canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('row', { name: 'Family-run' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('menuitem', { name: 'Delete' });
  await userEvent.keyboard('{End}');
  await expectAnnounced(
    () => userEvent.keyboard('{Enter}'),
    ['alertdialog, Delete Family-run?', 'assertive: Delete Family-run?'],
  );
  await tabTo(userEvent, screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }));
});
