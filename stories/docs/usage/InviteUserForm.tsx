import { Button } from '@hangtag/ui/elements/Button';
import { PasswordField } from '@hangtag/ui/elements/PasswordField';
import { RadioGroup } from '@hangtag/ui/elements/RadioGroup';
import { TextArea } from '@hangtag/ui/elements/TextArea';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `InviteUserForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Ask whom and as what, and say in a sentence what each role may do.',
    shows: () => (
      <Stack gap={20}>
        <TextArea label="Email" rows={2} defaultValue="wes@merrow.example, priya@merrow.example" />
        <RadioGroup
          label="Role"
          defaultValue="User"
          options={[
            { value: 'User', label: 'User', description: 'Makes, edits and publishes products.' },
            { value: 'Admin', label: 'Admin', description: 'As a User, and manages people.' },
          ]}
        />
        <Inline justify="end">
          <Button tone="primary">Send invites</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t set a password for somebody else, or name roles that nobody can tell apart.',
    shows: () => (
      <Stack gap={20}>
        <TextField label="Email" />
        <PasswordField label="Their password" autoComplete="new-password" />
        <RadioGroup
          label="Role"
          defaultValue="1"
          options={[
            { value: '1', label: 'Level 1' },
            { value: '2', label: 'Level 2' },
          ]}
        />
        <Inline justify="end">
          <Button tone="primary">Create</Button>
        </Inline>
      </Stack>
    ),
  },
};
