import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `CodeLinks` is used. */
export const usage: Usage = {
  do: {
    says: 'Title a link by what stands there, in its own language.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">Instructions</Text>
        <Text tone="second">Steinzeug richtig pflegen</Text>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t repeat the type: people who choose among several would read the same word twice.',
    shows: () => (
      <Stack gap={4}>
        <Text kind="label">Instructions</Text>
        <Text tone="second">Instructions</Text>
      </Stack>
    ),
  },
};
