import { CheckboxGroup } from '@hangtag/ui/elements/CheckboxGroup';
import { Form } from '@hangtag/ui/elements/Form';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CheckboxGroup.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const options = [
  { value: 'site', label: 'Website' },
  { value: 'shop', label: 'Shop', hint: 'Where people can buy it again.' },
  { value: 'mail', label: 'Letter', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Elements/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { usage },
  args: { label: 'Shown on', options, defaultValue: ['site'], onChange: fn() },
});

export const Example = meta.story();

Example.test('says that it is optional', { args: { labelEnd: 'Optional' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Optional')).toBeVisible();
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  render: () => (
    <Grid columns={3} gap={28}>
      <CheckboxGroup
        label="Shown on"
        options={options}
        defaultValue={['site']}
        hint="At least one of them."
      />
      <CheckboxGroup label="Shown on" labelEnd="Optional" options={options} />
      <Form errors={{ places: 'Choose at least one.' }} onSubmit={() => undefined}>
        <CheckboxGroup label="Shown on" name="places" options={options} />
      </Form>
      <CheckboxGroup label="Shown on" options={options} defaultValue={['site']} isDisabled />
      <CheckboxGroup label="Shown on" options={options} defaultValue={['shop']} isReadOnly />
      <CheckboxGroup
        label="Beside one another"
        options={options.map(({ value, label }) => ({ value, label }))}
        orientation="horizontal"
      />
      <CheckboxGroup
        label="Every place that people may see this product at, however they came to it"
        options={[
          { value: 'a', label: 'In the shop that is printed on the tag of every product we make' },
          { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
        ]}
      />
    </Grid>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Example.test(
  'Space ticks; ticked options are reported in the order of the list',
  { args: { defaultValue: ['shop'] } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Website' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['site', 'shop']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['site']);
    await expect(canvas.getByRole('group', { name: 'Shown on' })).toBeVisible();
  },
);

Example.test(
  'required stops the submit',
  {
    args: { isRequired: true, name: 'places', defaultValue: undefined },
    render: (args) => (
      <Form aria-label="Places" onSubmit={() => undefined}>
        <CheckboxGroup {...args} />
        <button type="submit">Save</button>
      </Form>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('This field is required.')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Website' }));
    await expect(canvas.queryByText('This field is required.')).toBeNull();
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'group, Shown on',
      'checkbox, Website, checked',
      'Website',
      'checkbox, Shop, Where people can buy it again., not checked',
      'Shop',
      'Where people can buy it again.',
      'checkbox, Letter, not checked, disabled',
      'Letter',
    ],
    ['checkbox, Website, checked', 'checkbox, Shop, Where people can buy it again., not checked'],
    [[' ', ['checkbox, Website, not checked']]],
  ),
);
