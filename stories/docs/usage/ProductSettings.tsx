import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const title = (
  <Heading level={3} kind="sectionTitle">
    Page
  </Heading>
);

/** How `ProductSettings` is used. */
export const usage: Usage = {
  do: {
    says: 'Show the address as a fact, and say what a setting means for the printed code.',
    shows: () => (
      <Stack gap={16}>
        {title}
        <Stack gap={4} align="start">
          <Text kind="label">Page address</Text>
          <Link href="#page">https://merrow.example/p/code4</Link>
          <Text kind="caption" tone="quiet">
            Printed codes lead here, also when the product is archived.
          </Text>
        </Stack>
        <Inline justify="end">
          <Button>Archive</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t change the address of a code that is printed.',
    shows: () => (
      <Stack gap={16}>
        {title}
        <TextField
          label="Page address"
          defaultValue="https://merrow.example/p/code4"
          hint="Printed codes lead to the old address until they are printed again."
        />
        <Inline justify="end">
          <Button>Save address</Button>
        </Inline>
      </Stack>
    ),
  },
};
