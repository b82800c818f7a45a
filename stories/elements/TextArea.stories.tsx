import { Form } from '@hangtag/ui/elements/Form';
import { TextArea } from '@hangtag/ui/elements/TextArea';
import { Grid } from '@hangtag/ui/layout/Grid';
import { modesNamed } from '../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { usage } from '../docs/usage/TextArea.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const lead = 'Picked green in one October week and pressed the same night.';

const meta = preview.meta({
  title: 'Elements/TextArea',
  component: TextArea,
  parameters: { usage },
  args: {
    label: 'Lead',
    labelEnd: '58 of 240',
    rows: 2,
    defaultValue: lead,
  },
});

export const Example = meta.story();

Example.test(
  'says that it is optional',
  { args: { defaultValue: '', labelEnd: 'Optional', placeholder: 'One or two sentences' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Optional')).toBeVisible();
  },
);

Example.test(
  'breaks long text',
  {
    args: {
      label: 'Name of the product as the people who buy it call it when they talk about it',
      hint: 'https://merrow.example/an/address/that/has/no/place/to/break/at/all/and/goes/on',
      defaultValue: 'Picked green in one October week. '.repeat(12),
    },
  },
  fitsItsWidth,
);

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  render: () => (
    <Grid columns={4} gap={28}>
      <TextArea label="Lead" rows={2} labelEnd="58 of 240" defaultValue={lead} />
      <TextArea label="Lead" rows={2} labelEnd="Optional" placeholder="One or two sentences" />
      <ForcedState states={['focused']}>
        <TextArea label="Lead" rows={2} defaultValue={lead} hint="Shown under the name." />
      </ForcedState>
      <Form errors={{ lead: 'Must be at most 240 characters.' }} onSubmit={() => undefined}>
        <TextArea label="Lead" rows={2} name="lead" defaultValue={lead} />
      </Form>
      <TextArea label="Lead" rows={2} defaultValue={lead} isDisabled />
      <TextArea label="Lead" rows={2} defaultValue={lead} isReadOnly />
    </Grid>
  ),
});

Example.test('is at least as high as its rows', { args: { rows: 4 } }, async ({ canvas }) => {
  const area = canvas.getByRole('textbox');
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
  const inside = area.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  await expect(inside / parseFloat(lineHeight)).toBe(4);
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'Lead',
      '58 of 240',
      'textbox, Lead',
      'Picked green in one October week and pressed the same night.',
    ],
    ['textbox, Lead'],
  ),
);
