import { Form } from '@hangtag/ui/elements/Form';
import { RadioGroup } from '@hangtag/ui/elements/RadioGroup';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/RadioGroup.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const types = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
  { value: 'pdf', label: 'PDF', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Elements/RadioGroup',
  component: RadioGroup,
  parameters: { usage },
  args: {
    label: 'Type',
    options: types,
    defaultValue: 'image',
    onChange: fn(),
  },
});

export const Example = meta.story();

Example.test(
  'stands beside one another',
  { args: { orientation: 'horizontal' } },
  async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
);

export const WithDescriptions = meta.story({
  tags: ['picture'],
  args: {
    options: [
      { value: 'image', label: 'Image', description: 'Stands still at the top of the page.' },
      { value: 'video', label: 'Video', description: 'Plays without sound until it is pressed.' },
    ],
  },
});

WithDescriptions.test(
  'A sentence under a choice is its description, not part of its name',
  async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('radio', { name: 'Image' });
    await expect(image).toHaveAccessibleDescription('Stands still at the top of the page.');
    await expectPhrases(canvasElement, [
      'radiogroup, Type, orientated vertically',
      'radio, Image, Stands still at the top of the page., checked, position 1, set size 2',
      'Image',
      'Stands still at the top of the page.',
      'radio, Video, Plays without sound until it is pressed., not checked, position 2, set size 2',
      'Video',
      'Plays without sound until it is pressed.',
    ]);
  },
);

Example.test('says that it is optional', { args: { labelEnd: 'Optional' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Optional')).toBeVisible();
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  render: () => (
    <Grid columns={4} gap={28}>
      <RadioGroup label="Type" options={types} defaultValue="image" hint="Of the first file." />
      <RadioGroup label="Type" options={types} labelEnd="Optional" />
      <Form errors={{ type: 'Choose one of them.' }} onSubmit={() => undefined}>
        <RadioGroup label="Type" name="type" options={types} />
      </Form>
      <RadioGroup label="Type" options={types} defaultValue="video" isDisabled />
      <RadioGroup label="Type" options={types} defaultValue="video" isReadOnly />
      <RadioGroup label="Type" options={types} orientation="horizontal" />
      <RadioGroup
        label="Type of the file that stands first on the page of every product"
        options={[
          { value: 'a', label: 'A picture of the product as it stands on the table at home' },
          { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
        ]}
      />
    </Grid>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Example.test('arrows choose', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Image' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith('video');
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith('image');
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'radiogroup, Type, orientated vertically',
      'radio, Image, checked, position 1, set size 3',
      'Image',
      'radio, Video, not checked, position 2, set size 3',
      'Video',
      'radio, PDF, not checked, disabled, position 3, set size 3',
      'PDF',
    ],
    ['radio, Image, checked, position 1, set size 3'],
    [['{ArrowDown}', ['radio, Video, checked, position 2, set size 3']]],
  ),
);
