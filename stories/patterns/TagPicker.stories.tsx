import type { Tag } from '@hangtag/contract/wire/tag';
import { TagPicker, type TagPickerProps } from '@hangtag/ui/patterns/TagPicker';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TagPicker.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { companyTags, tagsNamed } from '../fixtures/tags.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

/** Keeps the tags, as a screen does after its calls. */
function Held(props: TagPickerProps) {
  const [tags, setTags] = useState(props.tags);
  const change = (verb: (tag: Tag) => void, next: (tag: Tag) => readonly Tag[]) => (tag: Tag) => {
    verb(tag);
    setTags(next(tag));
  };
  return (
    <TagPicker
      {...props}
      tags={tags}
      onAdd={change(props.onAdd, (tag) => [...tags, tag])}
      onRemove={change(props.onRemove, (tag) => tags.filter(({ id }) => id !== tag.id))}
    />
  );
}

const some = tagsNamed('Food and drink', 'Organic', 'Sold in Europe');

const meta = preview.meta({
  title: 'Patterns/Company/TagPicker',
  component: TagPicker,
  render: (args) => <Held {...args} />,
  parameters: { usage, frame: 'form' },
  args: {
    name: 'Merrow Goods',
    tags: some,
    available: companyTags,
    work: {} satisfies TagPickerProps['work'],
    problem: null satisfies string | null,
    lockedReason: null satisfies string | null,
    onAdd: fn(),
    onRemove: fn(),
  },
});

const names = (grid: HTMLElement) =>
  [...grid.querySelectorAll('[role=row]')].map((row) => row.textContent);

export const Many = meta.story({ tags: ['picture'] });

Many.test(
  'A tag is found by typing and added with Enter; it is last and no longer offered',
  async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Add a tag' });
    await tabTo(userEvent, search);
    await userEvent.keyboard('te');
    const offered = (await screen.findAllByRole('option')).map((each) => each.textContent);
    await expect(offered).toEqual(['Textiles']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Textiles' }));
    const grid = await canvas.findByRole('grid', { name: 'Tags of Merrow Goods' });
    await waitFor(() =>
      expect(names(grid)).toEqual(['Food and drink', 'Organic', 'Sold in Europe', 'Textiles']),
    );
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('te');
    await expect(await screen.findByText(/^Nothing found for “te”./)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
);

Many.test(
  'Delete removes a tag, the others keep their positions',
  async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Tags of Merrow Goods' });
    await tabTo(userEvent, canvas.getByRole('row', { name: 'Food and drink' }));
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Organic' }));
    await waitFor(() => expect(names(grid)).toEqual(['Food and drink', 'Sold in Europe']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Removing Organic.');
    await expect(grid).toContainElement(document.activeElement as HTMLElement);
  },
);

export const Empty = meta.story({
  tags: ['picture'],
  args: { tags: [] },
});

export const One = meta.story({ args: { tags: tagsNamed('Organic') } });

export const Busy = meta.story({
  args: { work: { 6: 'removing', 10: 'adding' } },
});

Busy.test('Each tag being saved is marked, and only it is disabled', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Organic, removing' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(canvas.getByRole('row', { name: 'Textiles, adding' })).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Food and drink' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    problem:
      'Textiles was not added. The server could not be reached. Check the connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Textiles was not added.');
  },
});

export const EveryTag = meta.story({
  tags: ['picture'],
  args: { tags: companyTags },
});

EveryTag.test('Nothing can be added when every tag is set', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Add a tag' })).toBeDisabled();
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Only a Superadmin can change the tags.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongTextPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Merrow Goods and Provisions of the Upper Kennebec Valley',
    tags: [
      ...some,
      {
        id: 90,
        name: 'Sold in shops that take empty bottles back and return them to us',
        slug: 'long',
        color: null,
        kind: 'company',
      },
    ],
  },
  play: fitsItsWidth,
});

One.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'Tags of Merrow Goods',
    'grid, Tags of Merrow Goods',
    'row, Organic, Press Delete to remove tag.',
    'gridcell, Organic Remove Organic, column index 1',
    'button, Remove Organic',
    'Add a tag',
    'group',
    'combobox, Add a tag, has popup listbox, not expanded, autocomplete in list',
    'button, Show suggestions Add a tag, not expanded, has popup listbox',
    'status',
  ]);
  await expectStops(userEvent, [
    'row, Organic, Press Delete to remove tag.',
    'button, Remove Organic',
    'combobox, Add a tag, has popup listbox, not expanded, autocomplete in list',
  ]);
});
