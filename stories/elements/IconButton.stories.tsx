import { IconButton } from '@hangtag/ui/elements/IconButton';
import { Copy } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/IconButton.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/IconButton',
  component: IconButton,
  args: { icon: Copy, 'aria-label': 'Copy product', onPress: fn() },
  parameters: { usage, frame: 'fit' },
});

export const Default = meta.story();

Default.test('example', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy product' }));
  await expect(args.onPress).toHaveBeenCalledOnce();
});

export const AllVariants = meta.story({
  tags: ['picture'],
  render: (args) => (
    <Matrix
      rows={(
        [
          ['Outline', 'outline'],
          ['Quiet', 'quiet'],
          ['Danger, quiet', 'dangerQuiet'],
        ] as const
      ).map(([name, tone]) => {
        const part = <IconButton {...args} tone={tone} />;
        const cells = {
          Large: <IconButton {...args} tone={tone} size="large" />,
          Medium: part,
          Small: <IconButton {...args} tone={tone} size="small" />,
          Hover: <ForcedState states={['hovered']}>{part}</ForcedState>,
          Pressed: <ForcedState states={['pressed']}>{part}</ForcedState>,
          Focus: <ForcedState states={['focus-visible']}>{part}</ForcedState>,
          Disabled: <IconButton {...args} tone={tone} isDisabled />,
          Busy: <IconButton {...args} tone={tone} isPending />,
        };
        return { name, cells };
      })}
    />
  ),
});

Default.test(
  'is read by a screen reader',
  screenReaderTest(['button, Copy product'], ['button, Copy product']),
);
