import { Switch } from '@hangtag/ui/elements/Switch';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Forced } from '../support/Forced.tsx';

const meta = preview.meta({
  title: 'Elements/Switch',
  component: Switch,
  args: { label: 'E-label mode', onChange: fn() },
});

export const Example = meta.story({ args: { defaultSelected: true } });

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { frame: 'fit' },
  render: () => (
    <Stack gap={4} align="start">
      <Switch label="E-label mode" defaultSelected />
      <Switch label="Weekly summary" />
      <Forced states={['focus-visible']}>
        <Switch label="Keyboard focus" defaultSelected />
      </Forced>
      <Switch label="Disabled" isDisabled />
      <Switch label="Disabled and on" isDisabled defaultSelected />
    </Stack>
  ),
});

export const SpaceSwitches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'E-label mode' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const InHighContrast = EveryState.extend({
  tags: ['!picture', 'picture-once'],
  globals: { theme: 'high contrast' },
});
