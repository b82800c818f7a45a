import { NumberField } from '@hangtag/ui/elements/NumberField';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Elements/NumberField',
  component: NumberField,
  args: {
    label: 'Additional products',
    hint: '$20.00 each, per month',
    minValue: 0,
    maxValue: 100,
    defaultValue: 3,
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const AtItsLimit = meta.story({ tags: ['picture'], args: { defaultValue: 100 } });

export const FigureAlone = meta.story({
  tags: ['picture'],
  args: {
    shows: 'figure',
    label: 'Weight in grams',
    hint: undefined,
    maxValue: 90_000,
    defaultValue: 12_500,
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const StaysBetweenItsLimits = meta.story({
  name: 'Stays between its limits [F216]',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Additional products' });
    await userEvent.tripleClick(input);
    await userEvent.keyboard('250');
    await userEvent.tab();
    await expect(input).toHaveValue('100');
    await userEvent.click(input);
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: /decrease/i })).toBeDisabled();
  },
});
