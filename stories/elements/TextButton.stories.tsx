import { TextButton } from '@hangtag/ui/elements/TextButton';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TextButton.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/TextButton',
  component: TextButton,
  args: { children: '3 changes since 11-02-2026', onPress: fn() },
  parameters: { usage, frame: 'fit' },
});

export const Default = meta.story();

Default.test('example', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

export const EveryState = meta.story({
  tags: ['picture'],
  render: (args) => {
    const part = <TextButton {...args} />;
    return (
      <Matrix
        rows={[
          {
            name: 'Words',
            cells: {
              Rest: part,
              Hover: <ForcedState states={['hovered']}>{part}</ForcedState>,
              Focus: <ForcedState states={['focus-visible']}>{part}</ForcedState>,
              Disabled: <TextButton {...args} isDisabled />,
            },
          },
        ]}
      />
    );
  },
});

Default.test(
  'is read by a screen reader',
  screenReaderTest(['button, 3 changes since 11-02-2026'], ['button, 3 changes since 11-02-2026']),
);
