import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `Recalls` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what can happen and what to do now, with a place to ask.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="label">Lot 26-31</Text>
        <Text>A handle can come away from a hot mug. Keep hot drinks out of it.</Text>
        <Text tone="second">207-555-0142</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t leave people with a word they can do nothing about.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="label">Important notice</Text>
        <Text>A voluntary quality measure is in progress.</Text>
      </Stack>
    ),
  },
};
