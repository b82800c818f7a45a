import { Form } from '@hangtag/ui/elements/Form';
import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { usage } from '../docs/usage/PasswordField.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/PasswordField',
  component: PasswordField,
  parameters: { usage },
  args: {
    label: 'Password',
    autoComplete: 'current-password' as const,
    defaultValue: 'a fine long one',
    size: 'large' as const,
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const PasswordShown = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    const toggle = canvas.getByRole('button', { name: 'Hide password' });
    await expect(toggle).toHaveFocus();
    // One ring only: the text's own, not the field's as well.
    await expect(getComputedStyle(toggle).outlineStyle).toBe('solid');
    await expect(toggle.parentElement).toHaveStyle({ boxShadow: 'none' });
  },
});

Example.test(
  'is described by its hint',
  { args: { hint: 'At least 12 characters.', autoComplete: 'new-password' } },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 12 characters.',
    );
  },
);

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

const same = { label: 'Password', autoComplete: 'new-password' } as const;

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  render: () => (
    <Grid columns={4} gap={28}>
      <PasswordField {...same} hint="At least 12 characters." />
      <ForcedState states={['focused']}>
        <PasswordField {...same} defaultValue="a fine long one" />
      </ForcedState>
      <Form errors={{ word: 'Must be at least 12 characters.' }} onSubmit={() => undefined}>
        <PasswordField {...same} name="word" defaultValue="short" />
      </Form>
      <PasswordField {...same} defaultValue="a fine long one" isDisabled />
    </Grid>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Example.test(
  'is read by a screen reader',
  { args: { defaultValue: '' } },
  screenReaderTest(
    ['Password', 'Password', 'button, Show password'],
    ['Password', 'button, Show password'],
    [
      ['{Tab}', ['button, Show password']],
      ['{Enter}', ['button, Hide password']],
    ],
  ),
);
