import { Button } from '@hangtag/ui/elements/Button';
import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `ProfileForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Ask for the password only when a change needs it, and say why.',
    shows: () => (
      <Stack gap={20}>
        <TextField label="Email" defaultValue="ines@calder.example" hint="You sign in with it." />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint="Another email needs the password you sign in with now."
        />
        <Inline justify="end">
          <Button tone="primary">Save profile</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t set what cannot be undone beside Save, as if it were its equal.',
    shows: () => (
      <Stack gap={20}>
        <TextField label="Email" defaultValue="ines@calder.example" />
        <TextField label="Phone" defaultValue="207-555-0142" />
        <Inline justify="end">
          <Button tone="danger">Delete account</Button>
          <Button tone="primary">Save profile</Button>
        </Inline>
      </Stack>
    ),
  },
};
