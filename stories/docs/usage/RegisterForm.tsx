import { Button } from '@hangtag/ui/elements/Button';
import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const rest = (
  <>
    <PasswordField label="Password" autoComplete="new-password" />
    <Button tone="primary">Create the account</Button>
  </>
);

/** How `RegisterForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Take address and company from the invitation, and ask only for what it can’t know.',
    shows: () => (
      <Stack gap={12}>
        <TextField
          label="Email"
          autoComplete="off"
          defaultValue="tomas@merrow.example"
          hint="The invitation of Merrow Goods is for this address."
          isReadOnly
        />
        {rest}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t ask invited people for company and address: what they type may not fit the invitation.',
    shows: () => (
      <Stack gap={12}>
        <TextField label="Company name" autoComplete="off" />
        <TextField label="Email" autoComplete="off" />
        {rest}
      </Stack>
    ),
  },
};
