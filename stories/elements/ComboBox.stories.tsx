import { ComboBox } from '@hangtag/ui/elements/ComboBox';
import { Form } from '@hangtag/ui/elements/Form';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ComboBox.tsx';
import { industries } from '../fixtures/industries.ts';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Elements/ComboBox',
  component: ComboBox,
  args: {
    label: 'Industry',
    items: industries,
    placeholder: 'Search by name or code',
    onChange: fn(),
  },
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({});

Default.test('shows its choice', { args: { defaultValue: '311224' } }, async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue(
    'Soybean and other oilseed processing',
  );
});

Default.test('says that it is optional', { args: { labelEnd: 'Optional' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Optional')).toBeVisible();
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: {
    chromatic: { modes: modesNamed('high contrast', 'right to left') },
    frame: 'wide',
    picture: 'frame',
  },
  globals: { viewport: { value: 'desktop' } },
  render: () => {
    const same = { label: 'Industry', items: industries } as const;
    return (
      <Grid columns={4} gap={28}>
        <ComboBox {...same} placeholder="Search by name or code" />
        <ComboBox {...same} defaultValue="311224" hint="Shown to nobody; it sorts your reports." />
        <ForcedState states={['focused']}>
          <ComboBox {...same} labelEnd="Optional" defaultValue="311224" />
        </ForcedState>
        <Form errors={{ naics: 'Choose one of the industries.' }} onSubmit={() => undefined}>
          <ComboBox {...same} name="naics" />
        </Form>
        <ComboBox {...same} defaultValue="311224" isDisabled />
        <ComboBox {...same} defaultValue="311224" isReadOnly />
        <ComboBox
          {...same}
          label="Company"
          value={null}
          inputValue="mer"
          onInputChange={() => undefined}
          loadState="loading"
        />
        <ComboBox
          {...same}
          label="Industry as the census names it, word for word and without a hyphen"
          defaultValue="321999"
          hint="https://merrow.example/an/address/that/has/no/place/to/break/at/all"
        />
      </Grid>
    );
  },
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

export const Open = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  args: { defaultValue: '311224' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Industry' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /oilseed/i })).toBeVisible());
  },
});

Default.test(
  'Typing searches name and code, arrows and Enter choose',
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Industry' });
    await userEvent.tab();
    await userEvent.keyboard('oil');
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Soybean and other oilseed processing311224',
      'Fats and oils refining and blending311225',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('311225');
    await expect(input).toHaveValue('Fats and oils refining and blending');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('327110');
    await waitFor(() => expect(screen.getByRole('option', { name: /pottery/i })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Pottery, ceramics, and plumbing fixture manufacturing');
  },
);

Default.test(
  'Ctrl+Z undoes a choice, and then a cleared field',
  { args: { defaultValue: '311224' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Industry' });
    const first = 'Soybean and other oilseed processing';
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.keyboard('327110');
    await waitFor(() => expect(screen.getByRole('option', { name: /pottery/i })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('327110');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue(first);
    await expect(args.onChange).toHaveBeenLastCalledWith('311224');
    await expect(input).toHaveFocus();
  },
);

Default.test(
  'Escape and leaving restore the choice',
  { args: { defaultValue: '311224' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Industry' });
    const chosen = 'Soybean and other oilseed processing';
    await userEvent.click(input);
    await userEvent.keyboard('x');
    const said = await screen.findByText(new RegExp(`^Nothing found for “${chosen}x”.`));
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue(chosen);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('yz');
    await userEvent.tab();
    await expect(input).toHaveValue(chosen);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

export const NothingFound = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Industry' }), 'xylophone');
    const said = await screen.findByText('Nothing found for “xylophone”. Try fewer letters.');
    await waitFor(() => expect(said).toBeVisible());
  },
});

const many = Array.from({ length: 140 }, (_, index) => ({
  id: `${index}`,
  label: `Plant number ${index + 1}`,
}));

Default.test(
  'Many options are filtered',
  { args: { label: 'Plant', items: many, placeholder: undefined } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Plant' }), 'plant');
    const words = await screen.findByText(
      'The first 100 are shown. Keep typing to narrow the list.',
    );
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.keyboard(' number 14');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(screen.queryByText(/Keep typing/)).toBeNull();
  },
);

Default.test(
  'refused until chosen',
  {
    args: { isRequired: true, name: 'naics' },
    render: (args) => (
      <Form aria-label="Company" onSubmit={() => undefined}>
        <ComboBox {...args} />
        <button type="submit">Save</button>
      </Form>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const input = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(await canvas.findByText('This field is required.')).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('pottery{ArrowDown}{Enter}{Tab}');
    await waitFor(() => expect(canvas.queryByText('This field is required.')).toBeNull());
  },
);

Default.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'Industry',
      'group',
      'combobox, Industry, has popup listbox, not expanded, autocomplete in list',
      'button, Show suggestions Industry, not expanded, has popup listbox',
    ],
    ['combobox, Industry, has popup listbox, not expanded, autocomplete in list'],
    [
      [
        '{ArrowDown}',
        [
          'option, Soybean and other oilseed processing 311224, not selected, position 1, set size 3',
          'assertive: 5 options available.',
        ],
      ],
      [
        '{Enter}',
        [
          'combobox, Industry, Soybean and other oilseed processing, has popup listbox, not expanded, autocomplete in list',
        ],
      ],
    ],
  ),
);
