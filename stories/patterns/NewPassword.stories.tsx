import { fieldMessages } from '@hangtag/contract/wire/messages';
import { Button } from '@hangtag/ui/elements/Button';
import { Form } from '@hangtag/ui/elements/Form';
import { Stack } from '@hangtag/ui/layout/Stack';
import { NewPassword, type NewPasswordProps } from '@hangtag/ui/patterns/NewPassword';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NewPassword.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

/** As in its forms, which hold the input and send it. */
function Held(props: NewPasswordProps) {
  const [typed, setTyped] = useState(props.value);
  const change: NewPasswordProps['onChange'] = (next) => {
    setTyped(next);
    props.onChange(next);
  };
  return (
    <Form aria-label="New password" onSubmit={() => undefined}>
      <Stack gap={20}>
        <NewPassword {...props} value={typed} onChange={change} />
        <Button tone="primary" size="large" type="submit">
          Save
        </Button>
      </Stack>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Patterns/Sign in/NewPassword',
  component: NewPassword,
  parameters: { usage },
  args: {
    label: 'New password',
    value: { password: '', password_confirmation: '' },
    onChange: fn(),
    owner: { email: 'ines@merrow.example', name: 'Ines Almeida' },
  },
  render: (args) => <Held {...args} />,
});

export const Example = meta.story({ tags: ['picture'] });

Example.test(
  'Two different passwords are refused at the second, by keyboard',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('four quiet olive trees');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('four quiet olives{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      password: 'four quiet olive trees',
      password_confirmation: 'four quiet olives',
    });
    const again = canvas.getByLabelText('New password again');
    await expect(again).toHaveFocus();
    await expect(again).toHaveAccessibleDescription(fieldMessages.confirmed);
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'form, New password',
      'New password, At least 10 characters. A few words that only you would put together are enough.',
      'button, Show password',
      'At least 10 characters. A few words that only you would put together are enough.',
      'New password again',
      'New password again',
      'button, Show password',
      'button, Save',
    ],
    [
      'New password, At least 10 characters. A few words that only you would put together are enough.',
      'button, Show password',
      'New password again',
      'button, Show password',
      'button, Save',
    ],
  ),
);

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
