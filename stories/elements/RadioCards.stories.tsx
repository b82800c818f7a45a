import { RadioCards } from '@hangtag/ui/elements/RadioCards';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/RadioCards.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

interface ChoosingProps {
  first: 'mine' | 'theirs' | null;
}

function Choosing({ first }: ChoosingProps) {
  const [value, setValue] = useState(first);
  return (
    <RadioCards
      aria-label="Size"
      value={value}
      onChange={setValue}
      options={[
        { value: 'mine', title: 'Mine', content: '500 ml' },
        { value: 'theirs', title: 'Theirs', content: '500 ml, in dark glass' },
      ]}
    />
  );
}

const args: ChoosingProps = { first: 'theirs' };

const meta = preview.meta({
  title: 'Elements/RadioCards',
  component: Choosing,
  parameters: { usage },
  args,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('radio', { name: 'Mine' });
    await expect(first).toHaveAccessibleDescription('500 ml');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
    await userEvent.click(canvas.getByText('500 ml, in dark glass'));
    await expect(canvas.getByRole('radio', { name: 'Theirs' })).toBeChecked();
  },
});

export const NothingChosen = meta.story({ tags: ['picture'], args: { first: null } });

Tests.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'radiogroup, Size, orientated vertically',
      'radio, Mine, 500 ml, not checked, position 1, set size 2',
      'Mine',
      '500 ml',
      'radio, Theirs, 500 ml, in dark glass, checked, position 2, set size 2',
      'Theirs',
      '500 ml, in dark glass',
    ],
    ['radio, Theirs, 500 ml, in dark glass, checked, position 2, set size 2'],
    [['{ArrowUp}', ['radio, Mine, 500 ml, checked, position 1, set size 2']]],
  ),
);
