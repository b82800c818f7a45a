import { Button } from '@hangtag/ui/elements/Button';
import { Form } from '@hangtag/ui/elements/Form';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** Usage notes of `Form`: do, don't, keyboard and screen reader. */
export const usage: Usage = {
  do: {
    says: 'Let people finish; messages come after a change or a submit, under their field.',
    shows: () => (
      <Form aria-label="Rename" onSubmit={() => undefined}>
        <Stack gap={20}>
          <TextField label="Name" isRequired />
          <Inline>
            <Button type="submit" tone="primary">
              Save
            </Button>
          </Inline>
        </Stack>
      </Form>
    ),
  },
  dont: {
    says: 'Don’t disable the button until everything is right: it can’t say why.',
    shows: () => (
      <Form aria-label="Rename" onSubmit={() => undefined}>
        <Stack gap={20}>
          <TextField label="Name" isRequired />
          <Inline>
            <Button type="submit" tone="primary" isDisabled>
              Save
            </Button>
          </Inline>
        </Stack>
      </Form>
    ),
  },
  keyboard: [['Enter', 'in a field of one line, sends the form']],
};
