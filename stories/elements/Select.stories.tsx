import { Select } from '@hangtag/ui/elements/Select';
import { Mail, Phone } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Select.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const orders = [
  { id: 'recent', label: 'Recently edited' },
  { id: 'alpha', label: 'Alphabetic' },
  { id: 'scanned', label: 'Most scanned' },
] as const;

const kinds = [
  { id: 'mail', label: 'Email', icon: Mail },
  { id: 'call', label: 'Phone', icon: Phone },
] as const;

const meta = preview.meta({
  title: 'Elements/Select',
  component: Select,
  parameters: { usage },
  args: { label: 'Sort', options: orders, defaultValue: 'alpha', onChange: fn() },
});

export const Example = meta.story();

export const Open = meta.story({
  parameters: { picture: 'window' },
  globals: { viewport: { value: 'phone' } },
  // Opened by keyboard, because a mouse would leave its hover.
  args: { defaultOpen: true },
  play: async () => {
    const option = await screen.findByRole('option', { name: 'Alphabetic' });
    await waitFor(() => expect(option).toBeVisible());
  },
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'fit' },
  render: () => {
    const part = <Select aria-label="Sort" options={orders} defaultValue="alpha" />;
    return (
      <Matrix
        rows={[
          {
            name: 'Boxed',
            cells: {
              Rest: part,
              Hover: <ForcedState states={['hovered']}>{part}</ForcedState>,
              Focus: <ForcedState states={['focus-visible']}>{part}</ForcedState>,
              Empty: <Select aria-label="Sort" options={orders} placeholder="Choose an order" />,
              Wrong: <Select aria-label="Sort" options={orders} isInvalid />,
              Disabled: <Select aria-label="Sort" options={orders} isDisabled />,
            },
          },
          {
            name: 'Bare until hovered',
            cells: {
              Rest: (
                <Select
                  aria-label="Role"
                  options={orders}
                  defaultValue="alpha"
                  boundary="onHover"
                />
              ),
              Hover: (
                <ForcedState states={['hovered']}>
                  <Select
                    aria-label="Role"
                    options={orders}
                    defaultValue="alpha"
                    boundary="onHover"
                  />
                </ForcedState>
              ),
            },
          },
          {
            name: 'With icons',
            cells: { Rest: <Select aria-label="Kind" options={kinds} defaultValue="call" /> },
          },
        ]}
      />
    );
  },
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Example.test('chooses by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('scanned');
  const button = canvas.getByRole('button', { name: /Most scanned/ });
  await waitFor(() => expect(button).toHaveFocus());
});

Example.test(
  'shows the icon of the chosen option',
  { args: { options: kinds, defaultValue: 'call' } },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Phone/ });
    await expect(button.querySelector('.lucide-phone')).toBeVisible();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Email' }));
    await waitFor(() => expect(button.querySelector('.lucide-mail')).toBeVisible());
  },
);

Example.test(
  'is described by its hint',
  { args: { hint: 'Your lists remember it.' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Your lists remember it.');
  },
);

Example.test(
  'says that it is optional',
  { args: { labelEnd: 'Optional', defaultValue: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Optional')).toBeVisible();
  },
);

Example.test(
  'A required choice is announced as required, with its hint and without one',
  {
    render: () => (
      <>
        <Select label="Sort" options={orders} hint="Your lists remember it." isRequired />
        <Select label="Group" options={orders} isRequired />
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sort$/ })).toHaveAccessibleDescription(
      'Your lists remember it. required',
    );
    await expect(canvas.getByRole('button', { name: /Group$/ })).toHaveAccessibleDescription(
      'required',
    );
  },
);

Example.test('can be disabled', { args: { isDisabled: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toBeDisabled();
});

const long = [
  { id: 'long', label: 'Most scanned by the people who bought it in the shop around the corner' },
  { id: 'longer', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
] as const;

export const LongText = meta.story({
  parameters: { picture: 'window' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Select
      label="Sort the products by what matters most to the people who look for them"
      options={long}
      defaultValue="long"
      hint="https://merrow.example/an/address/that/has/no/place/to/break/at/all"
      defaultOpen
    />
  ),
  play: async () => {
    const option = await screen.findByRole('option', { name: /^Most scanned/ });
    await waitFor(() => expect(option).toBeVisible());
  },
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['Sort', 'button, Alphabetic Sort, not expanded, has popup listbox'],
    ['button, Alphabetic Sort, not expanded, has popup listbox'],
    [
      ['{Enter}', ['dialog, Sort', 'option, Alphabetic, selected, position 2, set size 3']],
      [
        '{ArrowDown}',
        ['dialog, Sort', 'option, Most scanned, not selected, position 3, set size 3'],
      ],
      ['{Enter}', ['button, Most scanned Sort, not expanded, has popup listbox']],
    ],
  ),
);
