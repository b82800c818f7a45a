import { Form } from '@hangtag/ui/elements/Form';
import { NumberField } from '@hangtag/ui/elements/NumberField';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NumberField.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/NumberField',
  component: NumberField,
  parameters: { usage },
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

Example.test('says that it is optional', { args: { labelEnd: 'Optional' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Optional')).toBeVisible();
});

Example.test(
  'breaks long text',
  {
    args: {
      label: 'Name of the product as the people who buy it call it when they talk about it',
      hint: 'https://merrow.example/an/address/that/has/no/place/to/break/at/all/and/goes/on',
    },
  },
  fitsItsWidth,
);

Example.test('Stays between its limits [F216]', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Additional products' });
  await userEvent.tripleClick(input);
  await userEvent.keyboard('250');
  await userEvent.tab();
  await expect(input).toHaveValue('100');
  await userEvent.click(input);
  await userEvent.keyboard('{Home}');
  await expect(input).toHaveValue('0');
  await expect(canvas.getByRole('button', { name: /decrease/i })).toBeDisabled();
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  render: () => (
    <Grid columns={4} gap={28}>
      <NumberField label="Products" defaultValue={3} hint="$20.00 each, per month" />
      <NumberField label="Products" defaultValue={0} minValue={0} labelEnd="Optional" />
      <Form errors={{ count: 'Must be 100 or less.' }} onSubmit={() => undefined}>
        <NumberField label="Products" name="count" defaultValue={140} />
      </Form>
      <NumberField label="Products" defaultValue={3} isDisabled />
      <NumberField label="Products" defaultValue={3} isReadOnly />
      <NumberField label="Weight in grams" shows="figure" defaultValue={12_500} />
      <NumberField label="Weight in grams" shows="figure" defaultValue={12_500} isDisabled />
      <NumberField label="Weight in grams" shows="figure" labelEnd="Optional" />
    </Grid>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'Additional products',
      'group',
      'button, Decrease Additional products, 1 control',
      'Number field, Additional products, 3, $20.00 each, per month',
      'button, Increase Additional products, 1 control',
      '$20.00 each, per month',
    ],
    ['Number field, Additional products, 3, $20.00 each, per month'],
    [
      [
        '{ArrowUp}',
        ['Number field, Additional products, 4, $20.00 each, per month', 'assertive: 4'],
      ],
      [
        '{End}',
        ['Number field, Additional products, 100, $20.00 each, per month', 'assertive: 100'],
      ],
    ],
  ),
);
