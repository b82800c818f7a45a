import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `ForgotPasswordForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Answer the same whether or not there is an account.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="accent">
          If ines@calder.example has an account, a link to set a new password is on its way.
        </Notice>
        <TextField label="Email" autoComplete="off" defaultValue="ines@calder.example" />
        <Button tone="primary" width="fill">
          Send another link
        </Button>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t say that an email is unknown: strangers could find out who has an account.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="danger">
          No account has the email ines@calder.example. Check it, or ask your Admin for an invite.
        </Notice>
        <TextField label="Email" autoComplete="off" defaultValue="ines@calder.example" />
        <Button tone="primary" width="fill">
          Send the link
        </Button>
      </Stack>
    ),
  },
};
