import { Switch } from '@hangtag/ui/elements/Switch';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Switch.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/Switch',
  component: Switch,
  parameters: { usage },
  args: { label: 'E-label mode', onChange: fn() },
});

export const Default = meta.story();

Default.test('is on at first', { args: { defaultSelected: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('switch')).toBeChecked();
});

Default.test('can be disabled', { args: { isDisabled: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('switch')).toBeDisabled();
});

Default.test(
  'breaks long text',
  {
    args: { label: 'Name of the product as the people who buy it call it when they talk about it' },
  },
  fitsItsWidth,
);

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'fit' },
  render: () => (
    <Stack gap={4} align="start">
      <Switch label="E-label mode" defaultSelected />
      <Switch label="Weekly summary" />
      <ForcedState states={['focus-visible']}>
        <Switch label="Keyboard focus" defaultSelected />
      </ForcedState>
      <Switch label="Disabled" isDisabled />
      <Switch label="Disabled and on" isDisabled defaultSelected />
      <Switch label="Only to be read" isReadOnly defaultSelected />
    </Stack>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Default.test('space switches', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('switch', { name: 'E-label mode' })).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledWith(true);
});

Default.test(
  'is read by a screen reader',
  screenReaderTest(
    ['switch, E-label mode, not checked', 'E-label mode'],
    ['switch, E-label mode, not checked'],
    [[' ', ['switch, E-label mode, checked']]],
  ),
);
