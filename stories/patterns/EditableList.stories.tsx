import { EditableList, type EditableListProps } from '@hangtag/ui/patterns/EditableList';
import { expect, fn, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/EditableList.tsx';
import { startKeyboardDrag } from '../support/startKeyboardDrag.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { tabTo } from '../support/tabTo.ts';
import { axeOnly } from '../support/axeOnly.ts';

interface Season {
  readonly id: string;
  readonly name: string;
  readonly months: string;
  readonly uses: string;
}

const spring: Season = { id: '1', name: 'Spring', months: 'March to May', uses: '4 products' };
const summer: Season = { id: '2', name: 'Summer', months: 'June to August', uses: 'Not used' };

const ready = (items: readonly Season[]): EditableListProps<Season>['content'] => ({
  phase: 'ready',
  items,
});

const meta = preview.meta({
  title: 'Patterns/Platform/EditableList',
  component: EditableList<Season>,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    words: {
      list: 'Seasons',
      one: 'season',
      many: 'seasons',
      none: 'No seasons yet',
      purpose: 'A season groups the products that are sold in it.',
    },
    lossOf: () => 'Nothing is sold in it, or it can’t be deleted.',
    content: ready([spring, summer]),
    busy: null satisfies number | null,
    onMove: undefined satisfies EditableListProps<Season>['onMove'],
    entryOf: ({ id, name, months, uses }: Season) => ({
      id,
      name,
      note: '',
      facts: [months, uses] as const,
    }),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies EditableListProps<Season>['onDelete'],
    onRetry: fn(),
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test(
  'A sorted list is moved by keyboard, and announces the new position',
  { args: { onMove: fn() } },
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: 'Spring' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Move Spring' })).toHaveFocus();
    await startKeyboardDrag(userEvent);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(spring, 1));
    await expect(canvas.getByText('Spring is now 2 of 2.')).toBeInTheDocument();
  },
);

export const Empty = meta.story({
  tags: ['picture'],
  args: { content: ready([]) },
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      '2 seasons',
      'button, New season',
      'grid, Seasons',
      'row, Spring',
      'gridcell, Spring March to May 4 products, column index 1',
      'button, Actions for Spring, not expanded, has popup menu',
      'row, Summer',
      'gridcell, Summer June to August Not used, column index 1',
      'button, Actions for Summer, not expanded, has popup menu',
      'status',
    ],
    [
      'button, New season',
      'row, Spring',
      'button, Actions for Spring, not expanded, has popup menu',
      'button, Actions for Summer, not expanded, has popup menu',
    ],
  ),
);
