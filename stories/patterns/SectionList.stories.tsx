import { SectionList, type SectionListProps } from '@hangtag/ui/patterns/SectionList';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { someOffers, someSections } from '../fixtures/sections.ts';

/** Keeps order and choice, as an editor would. */
function Held(props: SectionListProps) {
  const [sections, setSections] = useState(props.sections);
  const [selected, setSelected] = useState(props.selected);
  return (
    <SectionList
      {...props}
      sections={sections}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        props.onSelect(id);
      }}
      onMove={(id, place) => {
        props.onMove(id, place);
        setSections((now) => {
          const rest = now.filter((section) => section.id !== id);
          return rest.toSpliced(place, 0, ...now.filter((section) => section.id === id));
        });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/SectionList',
  component: SectionList,
  render: (args) => (
    <div style={{ width: 304 }}>
      <Held {...args} />
    </div>
  ),
  args: {
    sections: someSections(7),
    selected: 'section-1',
    limit: '7, unlimited on Business',
    offers: someOffers,
    onSelect: fn(),
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onVisibilityChange: fn(),
  },
  parameters: { frame: 'fit' },
});

export const Many = meta.story({ tags: ['picture'] });

export const Empty = meta.story({
  tags: ['picture'],
  args: { sections: [], selected: null, limit: '0 of 3 on Basic' },
});

export const One = meta.story({
  args: { sections: someSections(1), limit: '1 of 3 on Basic' },
});

export const LongText = meta.story({
  tags: ['picture'],
  args: {
    sections: someSections(2).map((section) => ({
      ...section,
      name: `${section.name} from the terraces above the old mill`,
    })),
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Editing is closed until the company has a plan.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add section' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
  },
});

export const HiddenSection = meta.story({
  args: { sections: someSections(3).map((s, i) => (i === 1 ? { ...s, isHidden: true } : s)) },
});

export const MovesFromTheMenu = meta.story({
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Facts' }));
    const body = canvasElement.ownerDocument.body;
    const item = [...body.querySelectorAll('[role=menuitem]')].find(
      (each) => each.textContent === 'Move down',
    );
    await userEvent.click(item as HTMLElement);
    await expect(args.onMove).toHaveBeenCalledWith('section-2', 2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Facts is now 3 of 7.');
  },
});

export const MovesByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Move Facts/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith('section-2', expect.any(Number));
  },
});

export const ChoosesByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenCalledWith('section-2');
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Introduction' }));
    const body = canvasElement.ownerDocument.body;
    const item = [...body.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (each) => each.textContent === 'Move to bottom',
    );
    if (item) await userEvent.click(item);
    await expect(args.onMove).toHaveBeenCalledWith('section-1', 6);
  },
});
