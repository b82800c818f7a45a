import { SegmentedControl } from '@hangtag/ui/elements/SegmentedControl';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SegmentedControl.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const options = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'desktop', label: 'Desktop' },
] as const;

const meta = preview.meta({
  title: 'Elements/SegmentedControl',
  component: SegmentedControl,
  args: { 'aria-label': 'Device', options, value: 'phone', onChange: fn() },
  parameters: { usage, frame: 'fit' },
  render: function Chosen({ value, onChange, ...rest }) {
    const [chosen, choose] = useState(value);
    return (
      <SegmentedControl
        {...rest}
        value={chosen}
        onChange={(next) => {
          choose(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
});

export const OneIsClosed = meta.story({
  tags: ['picture'],
  args: {
    options: options.map((each) => ({ ...each, isDisabled: each.value === 'desktop' })),
  },
});

export const KeyboardFocus = meta.story({
  tags: ['picture'],
  args: { value: 'tablet' },
  decorators: [
    (Story) => (
      <ForcedState states={['focus-visible']}>
        <Story />
      </ForcedState>
    ),
  ],
});

Example.test('arrows choose', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Phone' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Tablet' })).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledWith('tablet');
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'radiogroup, Device, orientated horizontally',
      'radio, Phone, checked, position 1, set size 3',
      'Phone',
      'radio, Tablet, not checked, position 2, set size 3',
      'Tablet',
      'radio, Desktop, not checked, position 3, set size 3',
      'Desktop',
    ],
    ['radio, Phone, checked, position 1, set size 3'],
    [['{ArrowRight}', ['radio, Tablet, checked, position 2, set size 3']]],
  ),
);
