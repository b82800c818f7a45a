import { Button } from '@hangtag/ui/elements/Button';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `LeaveDialog` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what would be lost, and name both ways by what they do.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Leave without saving?
        </Heading>
        <Text>The phone number that you typed is not saved.</Text>
        <Inline justify="end">
          <Button>Stay here</Button>
          <Button tone="danger">Discard and leave</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t make losing it the easy way, behind an OK that could mean both.',
    shows: () => (
      <Stack gap={16}>
        <Heading level={3} kind="sectionTitle">
          Are you sure?
        </Heading>
        <Text>Changes you made may not be saved.</Text>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="primary">OK</Button>
        </Inline>
      </Stack>
    ),
  },
};
