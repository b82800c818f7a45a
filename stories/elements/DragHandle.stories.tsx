import { DragHandle } from '@hangtag/ui/elements/DragHandle';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/DragHandle.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { spokenAs } from '../support/spokenAs.ts';

const meta = preview.meta({
  title: 'Elements/DragHandle',
  component: DragHandle,
  args: { 'aria-label': 'Move Facts' },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move Facts' })).toHaveFocus();
  },
});

export const EveryState = meta.story({
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

export const InHighContrast = EveryState.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});

export const Spoken = meta.story(spokenAs(['button, Move Facts'], ['button, Move Facts']));
