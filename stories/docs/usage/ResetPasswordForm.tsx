import { Button } from '@hangtag/ui/elements/Button';
import { Link } from '@hangtag/ui/elements/Link';
import { Notice } from '@hangtag/ui/elements/Notice';
import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const form = (
  <>
    <PasswordField label="New password" autoComplete="new-password" />
    <Button tone="primary">Set the password</Button>
  </>
);

/** How `ResetPasswordForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Say why a link no longer works, and lead to another.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="danger" actions={<Link href="#another-link">Ask for another link</Link>}>
          This link was used or is older than 60 minutes.
        </Notice>
        {form}
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t call a link invalid and leave people with a form that can’t be sent.',
    shows: () => (
      <Stack gap={16}>
        <Notice tone="danger">This password reset token is invalid.</Notice>
        {form}
      </Stack>
    ),
  },
};
