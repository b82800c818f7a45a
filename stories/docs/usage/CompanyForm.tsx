import { Button } from '@hangtag/ui/elements/Button';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `CompanyForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Keep each label in sight, mark what is optional, and save with one button.',
    shows: () => (
      <Stack gap={20}>
        <TextField label="Company name" defaultValue="Merrow Goods" />
        <TextField
          label="Website"
          labelEnd="Optional"
          defaultValue="https://merrow.example"
          hint="Product pages link to it."
        />
        <Inline justify="end">
          <Button tone="primary">Save company</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t use the placeholder as the label: once something is typed, nobody knows what was asked.',
    shows: () => (
      <Stack gap={20}>
        <TextField aria-label="Company name" defaultValue="Merrow Goods" />
        <TextField aria-label="Website" placeholder="Website (optional)" />
        <Inline justify="end">
          <Button tone="primary">Save</Button>
          <Button tone="primary">Save and close</Button>
        </Inline>
      </Stack>
    ),
  },
};
