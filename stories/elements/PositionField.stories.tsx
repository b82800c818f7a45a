import {
  type Point,
  PositionField,
  type PositionFieldProps,
} from '@hangtag/ui/elements/PositionField';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PositionField.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

function Held(props: PositionFieldProps) {
  const [value, setValue] = useState<Point>(props.value);
  return (
    <PositionField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/PositionField',
  component: PositionField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Focus point',
    value: { x: 0.5, y: 0.5 },
    onChange: fn(),
    isDisabled: false,
  },
  parameters: { usage, frame: 'fit' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(9);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Middle' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.5, y: 1 });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Bottom left' })).toBeChecked();
  },
});

Tests.test(
  'Left is left in every language, as in the picture',
  { globals: { direction: 'rtl' } },
  async ({ args, canvas, userEvent }) => {
    const at = (name: string) =>
      canvas.getByRole('radio', { name }).closest('label')?.getBoundingClientRect().x ?? 0;
    await expect(at('Top left')).toBeLessThan(at('Top right'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 1, y: 0.5 });
    await expect(at('Right')).toBeGreaterThan(at('Middle'));
  },
);

export const Disabled = meta.story({
  tags: ['picture'],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Middle' })).toBeDisabled();
  },
});

Tests.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'radiogroup, Focus point, orientated vertically',
      'radio, Top left, not checked, position 1, set size 9',
      'radio, Top, not checked, position 2, set size 9',
      'radio, Top right, not checked, position 3, set size 9',
      'radio, Left, not checked, position 4, set size 9',
      'radio, Middle, checked, position 5, set size 9',
      'radio, Right, not checked, position 6, set size 9',
      'radio, Bottom left, not checked, position 7, set size 9',
      'radio, Bottom, not checked, position 8, set size 9',
      'radio, Bottom right, not checked, position 9, set size 9',
    ],
    ['radio, Middle, checked, position 5, set size 9'],
    [['{ArrowDown}', ['radio, Bottom, checked, position 8, set size 9']]],
  ),
);
