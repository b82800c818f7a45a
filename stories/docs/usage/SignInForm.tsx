import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SignInForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Say that email and password don’t fit together, and keep what was typed.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="danger">Email and password don’t match. Check both and try again.</Notice>
        <TextField label="Email" autoComplete="off" defaultValue="ines@merrow.example" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button tone="primary">Sign in</Button>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t tell strangers which emails have an account, or offer two ways to go on.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="danger">No user with this email exists.</Notice>
        <TextField label="Email" autoComplete="off" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button tone="primary">Sign in</Button>
        <Button tone="primary">Create an account</Button>
      </Stack>
    ),
  },
};
