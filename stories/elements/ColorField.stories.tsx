import { ColorField, type ColorFieldProps } from '@hangtag/ui/elements/ColorField';
import { Form } from '@hangtag/ui/elements/Form';
import { Grid } from '@hangtag/ui/layout/Grid';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ColorField.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const paper = { colour: '#f5f3ee', name: 'paper' };

/** Keeps the colour, as a screen does. */
function Held({ value, onChange, ...rest }: ColorFieldProps) {
  const [now, setNow] = useState(value);
  return (
    <ColorField
      {...rest}
      value={now}
      onChange={(colour) => {
        setNow(colour);
        onChange(colour);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/ColorField',
  component: ColorField,
  parameters: { usage },
  args: { label: 'Brand color', value: '#1e4d3b', onChange: fn(), contrastWith: paper },
  render: (args) => <Held {...args} />,
  globals: { viewport: { value: 'phone' } },
});

export const Example = meta.story();

Example.test('says that it is optional', { args: { labelEnd: 'Optional' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Optional')).toBeVisible();
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  render: () => {
    const same = { label: 'Brand color', value: '#1e4d3b', onChange: () => undefined } as const;
    return (
      <Grid columns={4} gap={28}>
        <ColorField {...same} contrastWith={paper} />
        <ColorField {...same} value="#b77a13" hint="Links and buttons." contrastWith={paper} />
        <ColorField {...same} value="#f5f3ee" contrastWith={paper} />
        <ColorField {...same} value={null} labelEnd="Optional" placeholder="#1E4D3B" />
        <Form errors={{ accent: 'Must stand out from paper.' }} onSubmit={() => undefined}>
          <ColorField {...same} name="accent" value="#f0ede6" contrastWith={paper} />
        </Form>
        <ColorField {...same} isDisabled />
        <ColorField {...same} isReadOnly />
        <ForcedState states={['focused']}>
          <ColorField
            {...same}
            label="The color of every link and button on the pages of your products"
            hint="https://merrow.example/an/address/that/has/no/place/to/break/at/all"
          />
        </ForcedState>
      </Grid>
    );
  },
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

export const Open = meta.story({
  tags: ['picture'],
  parameters: { picture: 'window' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Brand color: open the picker' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Brand color' })).toBeVisible());
  },
});

Example.test('chosen by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const hue = await screen.findByRole('slider', { name: /hue/i });
  hue.focus();
  await userEvent.keyboard('{End}');
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#[0-9a-f]{6}$/));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = canvas.getByRole('textbox', { name: 'Brand color' });
  await expect(input).toHaveValue('#4D1E1E');
});

Example.test('typed as its code', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Brand color' });
  await userEvent.clear(input);
  await userEvent.type(input, 'f5f3ee');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('#f5f3ee');
  await expect(canvas.getByText('1.0 to 1 on paper: too faint for text and marks')).toBeVisible();
  await expect(input).toHaveAccessibleDescription(/1\.0 to 1 on paper/);
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await expect(canvas.queryByText(/on paper/)).toBeNull();
});

Example.test('An invalid colour is reset', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Brand color' });
  await userEvent.clear(input);
  await userEvent.type(input, 'zz12');
  await userEvent.tab();
  await expect(input).toHaveValue('#1E4D3B');
  await expect(args.onChange).not.toHaveBeenCalled();
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'Brand color',
      'button, Brand color: open the picker, not expanded',
      'textbox, Brand color, #1E4D3B, 8.6 to 1 on paper: fits text',
      '8.6 to 1 on paper: fits text',
    ],
    [
      'button, Brand color: open the picker, not expanded',
      'textbox, Brand color, #1E4D3B, 8.6 to 1 on paper: fits text',
    ],
    [
      ['{Enter}', ['dialog, Brand color']],
      ['{Escape}', ['button, Brand color: open the picker, not expanded']],
    ],
  ),
);
