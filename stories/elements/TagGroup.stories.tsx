import { TagGroup, type TagGroupProps } from '@hangtag/ui/elements/TagGroup';
import { Stack } from '@hangtag/ui/layout/Stack';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TagGroup.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const words = ['Olive oil', 'Koroneiki', 'Early harvest', 'Unfiltered'];
const tags = words.map((label) => ({ id: label, label }));
const long = 'Cold pressed on the night of the harvest in the mill beside the grove';

/** Keeps the tags and the selection, as a screen does. */
function Held({ items, selected = [], onRemove, onSelect, ...rest }: TagGroupProps) {
  const [left, setLeft] = useState(items);
  const [chosen, setChosen] = useState(selected);
  return (
    <TagGroup
      {...rest}
      items={left}
      selected={chosen}
      onSelect={(ids) => {
        setChosen(ids);
        onSelect?.(ids);
      }}
      onRemove={
        onRemove &&
        ((ids) => {
          setLeft(left.filter(({ id }) => !ids.includes(id)));
          onRemove(ids);
        })
      }
    />
  );
}

const meta = preview.meta({
  title: 'Elements/TagGroup',
  component: TagGroup,
  parameters: { usage },
  args: { label: 'Keywords', items: tags },
  render: (args) => <Held {...args} />,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({ args: { onRemove: fn() } });

Tests.test('says that it is empty', { args: { items: [] } }, async ({ canvas }) => {
  await expect(canvas.getByText('None')).toBeVisible();
});

export const EveryState = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') } },
  tags: ['picture'],
  render: () => (
    <Stack gap={28}>
      <TagGroup label="To be read" items={tags} />
      <TagGroup
        label="To be taken away"
        labelEnd="4 of 10"
        hint="What people search for."
        items={tags}
        onRemove={() => undefined}
      />
      <TagGroup
        label="To choose from"
        items={[...tags, { id: 'closed', label: 'Closed for now', isDisabled: true }]}
        selectionMode="multiple"
        selected={['Koroneiki', 'Unfiltered']}
      />
      <TagGroup label="None yet" items={[]} emptyWords="No keywords yet" />
      <TagGroup
        label="Long words"
        items={[{ id: 'long', label: long }, ...tags]}
        onRemove={() => undefined}
      />
    </Stack>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

export const ManyPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    onRemove: fn(),
    items: [long, ...words, 'Crete', 'Family mill', 'Tin', '500 ml', 'Harvest 2026'].map(
      (label) => ({
        id: label,
        label,
      }),
    ),
  },
});

Example.test('delete removes', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('row', { name: 'Olive oil' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  await expect(args.onRemove).toHaveBeenLastCalledWith(['Koroneiki']);
  await waitFor(() => expect(canvas.getByRole('row', { name: 'Early harvest' })).toHaveFocus());
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect(await canvas.findByText('None')).toBeVisible();
});

Example.test('cross removes', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Early harvest' }));
  await expect(args.onRemove).toHaveBeenLastCalledWith(['Early harvest']);
  await expect(canvas.queryByRole('row', { name: 'Early harvest' })).toBeNull();
});

Tests.test(
  'space chooses',
  { args: { selectionMode: 'multiple', onSelect: fn() } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} {ArrowLeft} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(['Olive oil', 'Koroneiki']);
    await expect(canvas.getByRole('row', { name: 'Koroneiki' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

Tests.test(
  'shows a truncated tag in full',
  {
    globals: { viewport: { value: 'phone' } },
    args: { items: [{ id: 'long', label: long }, ...tags] },
  },
  async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip).toHaveTextContent(long);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
);

Example.test(
  'is read by a screen reader',
  {
    beforeEach: async ({ userEvent }) => {
      await userEvent.keyboard('{Escape}');
    },
  },
  screenReaderTest(
    [
      'Keywords',
      'grid, Keywords',
      'row, Olive oil, Press Delete to remove tag.',
      'gridcell, Olive oil Remove Olive oil, column index 1',
      'button, Remove Olive oil',
      'row, Koroneiki, Press Delete to remove tag.',
      'gridcell, Koroneiki Remove Koroneiki, column index 1',
      'button, Remove Koroneiki',
      'row, Early harvest, Press Delete to remove tag.',
      'gridcell, Early harvest Remove Early harvest, column index 1',
      'button, Remove Early harvest',
      'row, Unfiltered, Press Delete to remove tag.',
      'gridcell, Unfiltered Remove Unfiltered, column index 1',
      'button, Remove Unfiltered',
    ],
    [
      'row, Olive oil, Press Delete to remove tag.',
      'button, Remove Olive oil',
      'button, Remove Koroneiki',
      'button, Remove Early harvest',
      'button, Remove Unfiltered',
    ],
    [
      ['{ArrowRight}', ['row, Koroneiki, Press Delete to remove tag.']],
      ['{Delete}', ['row, Early harvest, Press Delete to remove tag.']],
    ],
  ),
);
