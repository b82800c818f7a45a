import { DatePicker } from '@hangtag/ui/elements/DatePicker';
import { Form } from '@hangtag/ui/elements/Form';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/DatePicker.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Elements/DatePicker',
  component: DatePicker,
  parameters: { usage },
  args: { label: 'Best before', defaultValue: '2024-02-14', onChange: fn() },
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
    const same = { label: 'Best before', defaultValue: '2026-11-02' } as const;
    return (
      <Grid columns={4} gap={28}>
        <DatePicker {...same} hint="As printed on the lid." />
        <DatePicker label="Best before" labelEnd="Optional" />
        <Form errors={{ day: 'Must be 11-02-2026 or later.' }} onSubmit={() => undefined}>
          <DatePicker label="Best before" name="day" defaultValue="2026-10-31" />
        </Form>
        <DatePicker {...same} isDisabled />
        <DatePicker {...same} isReadOnly />
        <DatePicker
          {...same}
          label="Best before, as the law asks for it to be printed on every lid"
          hint="https://merrow.example/an/address/that/has/no/place/to/break/at/all"
        />
      </Grid>
    );
  },
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

export const Open = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast') }, picture: 'window' },
  args: {
    minValue: '2024-02-05',
    isDateUnavailable: (day: string) => day === '2024-02-22',
    hint: 'As printed on the lid.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    const grid = screen.getByRole('grid', { name: /February 2024/ });
    await waitFor(() => expect(grid).toBeVisible());
    await expect(within(grid).getByRole('button', { name: /February 22/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

Example.test(
  'reads from right to left',
  { globals: { direction: 'rtl' } },
  async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button');
    if (button) await userEvent.click(button);
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
);

Example.test('chosen by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
  const day = await screen.findByRole('button', { name: /February 14, 2024/ });
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{PageDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-15');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('group')).toHaveTextContent('03-15-2024');
});

Example.test(
  'Typed part by part, month first',
  { args: { defaultValue: undefined } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('11022026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02');
    await expect(canvas.getByRole('group')).toHaveTextContent('11-02-2026');
  },
);

Example.test('Ctrl+Z undoes a change, part by part', async ({ args, canvas, userEvent }) => {
  const day = canvas.getByRole('group');
  await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(day).toHaveTextContent('02-16-2024');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect(day).toHaveTextContent('02-15-2024');
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect(day).toHaveTextContent('02-14-2024');
  await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-14');
  await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
});

Example.test(
  'An incomplete day is reset to the last complete one on leaving',
  { args: { defaultValue: '2024-02-05' } },
  async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole('group');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{Backspace}');
    await expect(day).toHaveTextContent('02-dd-2024');
    await userEvent.tab();
    await userEvent.tab();
    await expect(day).toHaveTextContent('02-dd-2024');
    await userEvent.tab();
    await waitFor(() => expect(day).toHaveTextContent('02-05-2024'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

Example.test('cleared', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('group')).toHaveTextContent('mm-dd-yyyy');
});

Example.test(
  'limits are said in the apps format',
  { args: { minValue: '2026-11-02', defaultValue: '2026-11-03' } },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('10');
    const words = 'Must be 11-02-2026 or later.';
    await expect(canvas.queryByText('11-02-2026')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('11-02-2026')).toBeVisible();
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveAccessibleDescription(expect.stringContaining(words));
  },
);

Example.test(
  'required stops the submit',
  {
    args: { isRequired: true, defaultValue: undefined, name: 'day' },
    render: (args) => (
      <Form aria-label="Lid" onSubmit={() => undefined}>
        <DatePicker {...args} />
        <button type="submit">Save</button>
      </Form>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This field is required.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus());
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'Best before',
      'group, Best before, Selected Date: February 14, 2024',
      'spinbutton, month, Best before, Selected Date: February 14, 2024, not read only, max value 12, min value 1, current value 02 – February',
      'spinbutton, day, Best before, not read only, max value 31, min value 1, current value 14',
      'spinbutton, year, Best before, not read only, max value 9999, min value 1, current value 2024',
      'button, Calendar Best before, Selected Date: February 14, 2024, not expanded, has popup dialog',
    ],
    [
      'spinbutton, month, Best before, Selected Date: February 14, 2024, not read only, max value 12, min value 1, current value 02 – February',
      'spinbutton, day, Best before, not read only, max value 31, min value 1, current value 14',
      'spinbutton, year, Best before, not read only, max value 9999, min value 1, current value 2024',
      'button, Calendar Best before, Selected Date: February 14, 2024, not expanded, has popup dialog',
    ],
    [
      [
        '{ArrowUp}',
        [
          'spinbutton, month, Best before, Selected Date: March 14, 2024, not read only, max value 12, min value 1, current value 03 – March',
          'assertive: 03 – March',
        ],
      ],
    ],
  ),
);
