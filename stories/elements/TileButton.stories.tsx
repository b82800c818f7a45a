import { TileButton } from '@hangtag/ui/elements/TileButton';
import { Upload } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TileButton.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

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

export const Default = meta.story();

Default.test('example', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Upload images/ }));
  await expect(args.onPress).toHaveBeenCalledOnce();
});

export const EveryState = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
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

Default.test(
  'is read by a screen reader',
  screenReaderTest(
    ['button, Upload images or drop them here'],
    ['button, Upload images or drop them here'],
  ),
);
