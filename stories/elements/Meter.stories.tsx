import { Meter } from '@hangtag/ui/elements/Meter';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Meter.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Meter',
  component: Meter,
  parameters: { usage },
  args: { label: 'Products', value: 9, max: 10, valueText: '9 of 10', mark: 7 },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Products' });
    await expect(meter).toHaveAttribute('aria-valuetext', '9 of 10');
  },
});

export const Full = meta.story({
  tags: ['picture'],
  args: { value: 10, valueText: '10 of 10', mark: undefined },
});

Full.test(
  'is empty at nothing',
  { args: { value: 0, valueText: '0 of 10', mark: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(['meter, Products, min value 0, max value 10, current value 9 of 10'], []),
);
