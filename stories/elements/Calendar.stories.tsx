import { Calendar } from '@hangtag/ui/elements/Calendar';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Calendar.tsx';

const meta = preview.meta({
  title: 'Elements/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Renewal day', defaultValue: '2024-02-14', onChange: fn() },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({ tags: ['picture'] });

export const WithLimits = meta.story({
  tags: ['picture'],
  args: {
    minValue: '2024-02-05',
    maxValue: '2024-03-10',
    isDateUnavailable: (day: string) => day.endsWith('-22'),
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const InHighContrast = WithLimits.extend({
  tags: ['!picture', 'picture-once'],
  globals: { theme: 'high contrast' },
});

export const RightToLeft = WithLimits.extend({
  tags: ['!picture', 'picture-once'],
  globals: { direction: 'rtl' },
});

export const KeysTurnTheMonth = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /February 14/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-01-01');
    await expect(canvas.getByRole('grid', { name: /January 2024/ })).toBeVisible();
  },
});
