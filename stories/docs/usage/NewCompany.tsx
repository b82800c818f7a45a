import { Button } from '@hangtag/ui/elements/Button';
import { Select } from '@hangtag/ui/elements/Select';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const industries = [
  { id: 'food', label: 'Food and drink' },
  { id: 'home', label: 'Home and living' },
];

/** How `NewCompany` is used. */
export const usage: Usage = {
  do: {
    says: 'Ask for a name and the first Admin; the rest has a page of its own.',
    shows: () => (
      <Stack gap={12}>
        <TextField label="Name" defaultValue="Merrow Goods" />
        <TextField
          label="Email of the first admin"
          labelEnd="Optional"
          hint="They get an invitation and set up the rest themselves."
        />
        <Inline justify="end">
          <Button tone="primary">Create company</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t ask the platform for what the company knows better.',
    shows: () => (
      <Stack gap={12}>
        <TextField label="Name" defaultValue="Merrow Goods" />
        <Select label="Industry" options={industries} placeholder="Choose an industry" />
        <TextField label="Website" />
        <Inline justify="end">
          <Button tone="primary">Create company</Button>
        </Inline>
      </Stack>
    ),
  },
};
