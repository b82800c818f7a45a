import { DragHandle } from '@hangtag/ui/elements/DragHandle';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/DragHandle.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/DragHandle',
  component: DragHandle,
  args: { 'aria-label': 'Move Facts' },
  parameters: { usage, frame: 'fit' },
});

export const Default = meta.story();

Default.test('example', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Move Facts' })).toHaveFocus();
});

export const EveryState = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  render: (args) => (
    <Matrix
      rows={[
        {
          name: 'handle',
          cells: {
            Rest: <DragHandle {...args} />,
            Hover: (
              <ForcedState states={['hovered']}>
                <DragHandle {...args} />
              </ForcedState>
            ),
            Focus: (
              <ForcedState states={['focus-visible']}>
                <DragHandle {...args} />
              </ForcedState>
            ),
          },
        },
      ]}
    />
  ),
});

Default.test(
  'is read by a screen reader',
  screenReaderTest(['button, Move Facts'], ['button, Move Facts']),
);
