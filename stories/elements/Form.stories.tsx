import { fieldMessages } from '@hangtag/contract/wire/messages';
import { Button } from '@hangtag/ui/elements/Button';
import { Form } from '@hangtag/ui/elements/Form';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Form.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const fields = (
  <Stack gap={20}>
    <TextField name="name" label="Name" isRequired />
    <TextField name="email" label="Email" defaultValue="ines@merrow" />
    <Inline>
      <Button type="submit" tone="primary">
        Save company
      </Button>
    </Inline>
  </Stack>
);

const meta = preview.meta({
  title: 'Elements/Form',
  component: Form,
  parameters: { usage },
  args: { 'aria-label': 'Company details', onSubmit: fn(), children: fields },
});

export const Example = meta.story();

export const RequiredMissing = meta.story({
  tags: ['picture'],

  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(fieldMessages.required)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await canvas.findByText(fieldMessages.required);
  },
});

RequiredMissing.test(
  'A missing required field stops the submit [F203] [F207]',
  async ({ args, canvas }) => {
    await expect(await canvas.findByText(fieldMessages.required)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Example.test(
  'The first server error is shown under its field [F208]',
  { args: { errors: { email: [fieldMessages.email, 'Must be at most 254 characters.'] } } },
  async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(fieldMessages.email);
    await expect(canvas.queryByText(/at most 254/)).toBeNull();
    await userEvent.type(email, '.example');
    await userEvent.tab();
    await expect(canvas.queryByText(fieldMessages.email)).toBeNull();
  },
);

Example.test(
  'sends refused values again',
  { args: { errors: { email: [fieldMessages.email] } } },
  async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save company' });
    await userEvent.click(save);
    // The form itself reports the missing name: it sends nothing, and the refusal stays.
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(fieldMessages.email)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Merrow');
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(fieldMessages.email)).toBeNull();
  },
);

Example.test('sends the typed values', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Merrow{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  const sent = lastSubmit(args.onSubmit);
  await expect(sent.get('name')).toBe('Merrow');
});

/** The values of the last submit. */
function lastSubmit(onSubmit: (data: FormData) => void): FormData {
  const { mock } = onSubmit as ReturnType<typeof fn<(data: FormData) => void>>;
  const data = mock.lastCall?.[0];
  if (!data) throw new Error('Nothing was submitted.');
  return data;
}

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'form, Company details',
      'Name',
      'textbox, Name, required',
      'Email',
      'textbox, Email, ines@merrow',
      'button, Save company',
    ],
    ['textbox, Name, required', 'textbox, Email, ines@merrow', 'button, Save company'],
    [['{Enter}', ['textbox, Name, This field is required., invalid, required']]],
  ),
);
