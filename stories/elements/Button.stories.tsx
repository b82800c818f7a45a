import { Button, type ButtonSize, type ButtonTone } from '@hangtag/ui/elements/Button';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { everyMode } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Button.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/Button',
  component: Button,
  args: { children: 'Publish', onPress: fn() },
  parameters: { usage, frame: 'fit' },
});

export const Default = meta.story();

const tones: readonly (readonly [string, ButtonTone, string])[] = [
  ['Primary', 'primary', 'Publish'],
  ['Outline', 'outline', 'Preview'],
  ['Quiet', 'quiet', 'Go back'],
  ['Danger', 'danger', 'Delete'],
  ['Danger, quiet', 'dangerQuiet', 'Cancel plan'],
];

export const AllVariants = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: everyMode } },
  render: () => (
    <Matrix
      rows={tones.map(([name, tone, word]) => {
        const part = <Button tone={tone}>{word}</Button>;
        const cells = {
          Rest: part,
          Hover: <ForcedState states={['hovered']}>{part}</ForcedState>,
          Pressed: <ForcedState states={['pressed']}>{part}</ForcedState>,
          Focus: <ForcedState states={['focus-visible']}>{part}</ForcedState>,
          Disabled: (
            <Button tone={tone} isDisabled>
              {word}
            </Button>
          ),
          Busy: (
            <Button tone={tone} isPending>
              {word}
            </Button>
          ),
        };
        return { name, cells };
      })}
    />
  ),
});

const sized = (size: ButtonSize) => (
  <Button tone="primary" size={size} icon={Plus}>
    New product
  </Button>
);

export const Sizes = meta.story({
  tags: ['picture'],
  render: () => (
    <Matrix
      rows={[
        {
          name: 'Primary',
          cells: {
            'Large, 44': sized('large'),
            'Medium, 36': sized('medium'),
            'Small, 32': sized('small'),
          },
        },
      ]}
    />
  ),
});

export const Confirmed = meta.story({
  tags: ['picture'],
  args: { isConfirmed: true, children: 'Changes confirmed' },
});

export const FillsItsColumn = meta.story({
  args: { tone: 'primary', size: 'large', width: 'fill', children: 'Sign in' },
  parameters: { frame: 'column' },
});

Default.test('runs by mouse and keyboard', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Publish' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(3);
});

Default.test(
  'busy keeps focus and refuses',
  { args: { isPending: true } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
);

Default.test(
  'fits a phone with long words',
  {
    args: { children: 'Publish the page of the product with the longest name in the catalogue' },
    parameters: { frame: 'column' },
    globals: { viewport: { value: 'phone' } },
  },
  fitsItsWidth,
);

Default.test(
  'is read by a screen reader',
  { args: { tone: 'primary' } },
  screenReaderTest(['button, Publish'], ['button, Publish']),
);
