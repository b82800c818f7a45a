import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Checkbox.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/Checkbox',
  component: Checkbox,
  parameters: { usage },
  args: { label: 'Remember me on this computer', onChange: fn() },
});

export const Default = meta.story();

Default.test('is ticked at first', { args: { defaultSelected: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBeChecked();
});

Default.test('can be disabled', { args: { isDisabled: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBeDisabled();
});

Default.test(
  'breaks long text',
  {
    args: {
      label: 'Name of the product as the people who buy it call it when they talk about it',
      hint: 'https://merrow.example/an/address/that/has/no/place/to/break/at/all/and/goes/on',
    },
  },
  fitsItsWidth,
);

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'fit' },
  render: () => (
    <Stack gap={4} align="start">
      <Checkbox label="Remember me" defaultSelected />
      <Checkbox label="Decorative picture" />
      <Checkbox label="Some of them" isIndeterminate />
      <ForcedState states={['hovered']}>
        <Checkbox label="Under the mouse" />
      </ForcedState>
      <ForcedState states={['focus-visible']}>
        <Checkbox label="Keyboard focus" defaultSelected />
      </ForcedState>
      <Checkbox label="Wrong" isInvalid />
      <Checkbox label="Disabled" isDisabled />
      <Checkbox label="Disabled and ticked" isDisabled defaultSelected />
      <Checkbox label="Decorative picture" hint="Screen readers pass over it." defaultSelected />
      <Checkbox label="Only to be read" isReadOnly defaultSelected />
    </Stack>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Default.test('space ticks', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: args.label })).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledWith(true);
});

Default.test(
  'is read by a screen reader',
  screenReaderTest(
    ['checkbox, Remember me on this computer, not checked', 'Remember me on this computer'],
    ['checkbox, Remember me on this computer, not checked'],
    [[' ', ['checkbox, Remember me on this computer, checked']]],
  ),
);
