import { TileButton } from '@hangtag/ui/elements/TileButton';
import { Upload } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TileButton.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { spokenAs } from '../support/spokenAs.ts';

const meta = preview.meta({
  title: 'Elements/TileButton',
  component: TileButton,
  args: { icon: Upload, title: 'Upload images', children: 'or drop them here', onPress: fn() },
  parameters: { usage, frame: 'fit' },
  decorators: [
    (Story) => (
      <div style={{ minWidth: 140 }}>
        <Story />
      </div>
    ),
  ],
});

export const Example = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Upload images/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const EveryState = meta.story({
  tags: ['picture'],
  render: (args) => {
    const tile = (isDisabled = false) => (
      <div style={{ width: 140 }}>
        <TileButton {...args} isDisabled={isDisabled} />
      </div>
    );
    return (
      <Matrix
        rows={[
          {
            name: 'Tile',
            cells: {
              Rest: tile(),
              Hover: <ForcedState states={['hovered']}>{tile()}</ForcedState>,
              Pressed: <ForcedState states={['pressed']}>{tile()}</ForcedState>,
              Focus: <ForcedState states={['focus-visible']}>{tile()}</ForcedState>,
              Disabled: tile(true),
            },
          },
        ]}
      />
    );
  },
});

export const InHighContrast = EveryState.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});

export const Spoken = meta.story(
  spokenAs(
    ['button, Upload images or drop them here'],
    ['button, Upload images or drop them here'],
  ),
);
