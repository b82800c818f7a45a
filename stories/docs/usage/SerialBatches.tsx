import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `SerialBatches` is used. */
export const usage: Usage = {
  do: {
    says: 'Ask about a serial that is opened on many days: only the brand knows where it is.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="label">Why were 12 items opened on 5 days or more?</Text>
        <Text>A shop shelf, a kitchen counter and a shared photo look the same from here.</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t call it a copy. A code alone proves nothing about its item.',
    shows: () => (
      <Stack gap={8}>
        <Text kind="label">12 fakes found</Text>
        <Text>These items are counterfeit.</Text>
      </Stack>
    ),
  },
};
