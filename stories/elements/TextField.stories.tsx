import { Badge } from '@hangtag/ui/elements/Badge';
import { Form } from '@hangtag/ui/elements/Form';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect, fn, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TextField.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const website =
  'This value must be a valid URL (please add http or https protocol, e.g.: https://merrow.example)';

const meta = preview.meta({
  title: 'Elements/TextField',
  component: TextField,
  parameters: { usage },
  args: {
    label: 'Name',
    defaultValue: 'Harvest Olive Oil',
    hint: 'Shown on the page and in lists.',
  },
});

export const Example = meta.story();

Example.test('says that it is optional', { args: { labelEnd: 'Optional' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Optional')).toBeVisible();
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  render: () => (
    <Grid columns={4} gap={28}>
      <TextField
        label="Name"
        defaultValue="Harvest Olive Oil"
        hint="Shown on the page and in lists."
      />
      <ForcedState states={['focused']}>
        <TextField label="Name" defaultValue="Harvest" hint="Shown on the page and in lists." />
      </ForcedState>
      <Form errors={{ url: website }} onSubmit={() => undefined}>
        <TextField name="url" label="Website" defaultValue="merrow.example" />
      </Form>
      <TextField
        label="Model"
        defaultValue="OL-500"
        hint="Fixed after the first code is printed."
        isDisabled
      />
      <TextField label="Phone" labelEnd="Optional" placeholder="xxx-xxx-xxxx" />
      <TextField
        label="Title"
        labelEnd="17 of 60"
        badge={<Badge tone="caution">Changed</Badge>}
        defaultValue="Harvest Olive Oil"
      />
      <TextField aria-label="Fact" size="small" defaultValue="Origin" />
      <TextField label="Email" size="large" defaultValue="ines@merrow.example" />
      <TextField
        label="Code"
        defaultValue="OL-500-2026"
        hint="Printed; it stays as it is."
        isReadOnly
      />
    </Grid>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Example.test(
  'Errors appear after a change [F207]',
  {
    args: {
      label: 'Website',
      defaultValue: '',
      hint: 'With https.',
      validate: (value: string) => (value.startsWith('https://') ? null : website),
      onChange: fn(),
    },
  },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Website' });
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, 'merrow');
    await expect(canvas.queryByText(website)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(website)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(website));
  },
);

Example.test(
  'An error appears on change and disappears with the key that corrects it [F207]',
  { args: { label: 'Product name', defaultValue: 'Oil', isRequired: true } },
  async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Product name' });
    await userEvent.clear(name);
    await expect(canvas.queryByText('This field is required.')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('This field is required.')).toBeVisible();
    await userEvent.type(name, 'T');
    await waitFor(() => expect(canvas.queryByText('This field is required.')).toBeNull());
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await expect(canvas.queryByText('This field is required.')).toBeNull();
  },
);

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Name of the product as the people who buy it call it when they talk about it',
    labelEnd: '17 of 120',
    hint: 'https://merrow.example/a/very/long/address/that/has/no/place/to/break/at/all/and/goes/on',
  },
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'Name',
      'textbox, Name, Harvest Olive Oil, Shown on the page and in lists.',
      'Shown on the page and in lists.',
    ],
    ['textbox, Name, Harvest Olive Oil, Shown on the page and in lists.'],
  ),
);
